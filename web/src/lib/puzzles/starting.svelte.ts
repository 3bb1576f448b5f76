import { go } from '$lib/router/router.svelte';
import { askPuzzles } from '$lib/studies/puzzles';
import { Attempt } from '$lib/ui/attempt.svelte';
import type { PuzzleStart } from '$lib/wire/messages';

/** Begins runs and goes there; says what is underway and what went wrong. */
export class Starting extends Attempt {
  async start(wanted: PuzzleStart): Promise<void> {
    await this.run(async () => {
      const { id } = await askPuzzles((puzzles) => puzzles.startRun(wanted));
      go(`/puzzles/run/${id}`);
    });
  }
}
