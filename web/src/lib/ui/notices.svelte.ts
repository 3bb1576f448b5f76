export interface Notice {
  id: number;
  text: string;
  tone: 'plain' | 'good' | 'bad';
}

const notices = $state<Notice[]>([]);
let count = 0;

/** A sentence at the edge of the screen for some seconds; nothing waits for it. */
export function notify(text: string, tone: Notice['tone'] = 'plain', seconds = 6): void {
  const id = (count += 1);
  notices.push({ id, text, tone });
  setTimeout(() => dismiss(id), seconds * 1000);
}

export function dismiss(id: number): void {
  const at = notices.findIndex((notice) => notice.id === id);
  if (at >= 0) notices.splice(at, 1);
}

export function standing(): readonly Notice[] {
  return notices;
}
