export interface Notice {
  id: number;
  text: string;
  tone: 'plain' | 'good' | 'bad';
  /** What it is about; of that, only the latest stands. */
  about: string;
}

const notices = $state<Notice[]>([]);
let count = 0;

/** A sentence at the edge of the screen for some seconds; nothing waits for it. What it corrects goes away. */
export function notify(text: string, tone: Notice['tone'] = 'plain', about = text, seconds = 6): void {
  const id = (count += 1);
  for (const before of notices.filter((notice) => notice.about === about)) dismiss(before.id);
  notices.push({ id, text, tone, about });
  setTimeout(() => dismiss(id), seconds * 1000);
}

export function dismiss(id: number): void {
  const at = notices.findIndex((notice) => notice.id === id);
  if (at >= 0) notices.splice(at, 1);
}

export function standing(): readonly Notice[] {
  return notices;
}
