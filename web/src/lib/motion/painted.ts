const UNSEEN = 250; // milliseconds; a page that nobody sees is not painted at all

/** Comes when what has just changed is on the screen. */
export function painted(): Promise<void> {
  return new Promise((done) => {
    const late = setTimeout(done, UNSEEN);
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(late);
        done();
      }),
    );
  });
}
