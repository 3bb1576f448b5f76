const UNSEEN = 1000; // milliseconds; a page that nobody sees is not painted at all

/** Runs something when what there is now has been painted; returns how to call that off. */
export function afterPaint(run: () => void): () => void {
  let timer = setTimeout(
    () => {
      cancelAnimationFrame(frame);
      run();
    },
    document.hidden ? 0 : UNSEEN,
  );
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** The same to wait for. */
export function painted(): Promise<void> {
  return new Promise((done) => afterPaint(done));
}
