/** What a player has chosen on this device. Kept in the browser, sent nowhere. */
export interface Settings {
  language: string | null; // null: as the browser asks
  theme: 'system' | 'light' | 'dark';
  sound: boolean;
  motion: 'system' | 'on' | 'off';
  pace: 'slow' | 'normal' | 'fast'; // of the others' turns
  aids: boolean; // chances, the cards left, what is worth what
  oneTap: boolean; // a tap on the tiles' plane places at once, instead of aiming first
  obvious: boolean; // what has only one answer happens by itself
  talk: boolean; // opponents say something now and then
  calls: boolean; // a notification when it is one's turn and the page is not in sight
  name: string;
}

const KEY = 'tenfold.settings';
const USUAL: Settings = {
  language: null,
  theme: 'system',
  sound: true,
  motion: 'system',
  pace: 'normal',
  aids: true,
  oneTap: false,
  obvious: true,
  talk: true,
  calls: false,
  name: '',
};

export const settings: Settings = $state(read());

/** Changes some settings and keeps them. */
export function choose(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  show();
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays; it asks again next time.
  }
}

/** What is chosen in another tab holds in this one, too. */
export function follow(): () => void {
  const onstorage = ({ key }: StorageEvent): void => {
    if (key !== KEY) return;
    Object.assign(settings, read());
    show();
  };
  window.addEventListener('storage', onstorage);
  return () => window.removeEventListener('storage', onstorage);
}

/** Puts theme and motion where the style sheets look for them. */
export function show(): void {
  const { dataset } = document.documentElement;
  mark(dataset, 'theme', settings.theme);
  mark(dataset, 'motion', settings.motion);
}

/** Whether things should move, by the player's wish or else the system's. */
export function isMoving(): boolean {
  if (settings.motion !== 'system') return settings.motion === 'on';
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function mark(dataset: DOMStringMap, name: string, value: string): void {
  if (value === 'system') delete dataset[name];
  else dataset[name] = value;
}

function read(): Settings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return fitting(kept);
  } catch {
    return { ...USUAL };
  }
}

/** Of what was kept, only what has the type it should have. */
function fitting(kept: unknown): Settings {
  const usual: Record<string, unknown> = { ...USUAL };
  const found: Record<string, unknown> = {};
  if (typeof kept !== 'object' || kept === null) return { ...USUAL };
  for (const [name, value] of Object.entries(kept)) {
    const fits =
      name === 'language' ? value === null || typeof value === 'string' : typeof value === typeof usual[name];
    if (name in USUAL && fits) found[name] = value;
  }
  return { ...USUAL, ...found };
}
