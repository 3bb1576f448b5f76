/** Gives somebody a file, to be kept wherever their browser keeps files. */
export function saveFile(name: string, text: string, type = 'application/x-ndjson'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // by then it has been read
}
