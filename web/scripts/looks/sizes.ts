/** The windows that every page is looked at in. */
export interface Size {
  width: number;
  height: number;
}

export const SIZES = [
  '360x640',
  '390x844',
  '667x375',
  '844x390',
  '768x1024',
  '1024x600',
  '1280x720',
  '1280x800',
  '1440x900',
  '1920x1080',
] as const;
export const LANGUAGES = ['en', 'de', 'nl', 'pl'] as const;
/** Of the usual size of letters, in percent. */
export const TEXTS = ['100', '200'] as const;

export function sizeOf(written: string): Size {
  const [width = 0, height = 0] = written.split('x').map(Number);
  return { width, height };
}
