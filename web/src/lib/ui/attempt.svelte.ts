/** Something that is asked of the server: that it is underway, and what went wrong. */
export class Attempt {
  busy = $state(false);
  error: unknown = $state.raw(null);

  /** One deed at a time. */
  async run(deed: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.error = null;
    try {
      await deed();
    } catch (error) {
      this.error = error;
    } finally {
      this.busy = false;
    }
  }
}
