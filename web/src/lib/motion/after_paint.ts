/** Runs something when what there is now has been painted; returns how to call that off. */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(run)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** The same to wait for. */
export function painted(): Promise<void> {
  return new Promise((done) => afterPaint(done));
}
