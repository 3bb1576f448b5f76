import { describe, expect, it } from 'vitest';
import { loadLesson } from './lesson';
import { Progress } from './progress.svelte';

const cardSteps = await loadLesson('cards');
const tileSteps = await loadLesson('tiles');

function at(game: 'cards' | 'tiles', name: string): Progress {
  const steps = game === 'cards' ? cardSteps : tileSteps;
  return new Progress(
    game,
    steps,
    steps.findIndex((step) => step.name === name),
  );
}

describe('a step of a lesson', () => {
  it('is done with the move that is asked for', () => {
    const progress = at('cards', 'stop');
    expect(progress.isTask).toBe(true);
    expect(progress.send(['numbers'])).toBe(true);
    expect(progress.isTask).toBe(false);
    expect(progress.sentence).toBe('lesson.cards.stop-done');
    expect(progress.moment).toBe(cardSteps.find((step) => step.name === 'stop')?.after?.['numbers']);
    expect(progress.legal).toEqual([]);
  });

  it('answers another idea with a hint, and leaves everything as it is', () => {
    const progress = at('cards', 'stop');
    const before = progress.moment;
    expect(progress.send(['currency'])).toBe(false);
    expect(progress.hint).toBe('lesson.cards.stop-hint-currency');
    expect(progress.send(['draw'])).toBe(false);
    expect(progress.hint).toBe('lesson.cards.stop-hint-draw');
    expect(progress.moment).toBe(before);
    expect(progress.isTask).toBe(true);
  });

  it('forgets the hint when the right move comes', () => {
    const progress = at('tiles', 'exactly');
    progress.send(['place:3,0']);
    expect(progress.hint).toBe('lesson.tiles.exactly-hint-eleven');
    progress.send(['place:0,-3']);
    expect(progress.hint).toBeNull();
    expect(progress.moment.result?.winners).toEqual([0]);
  });
});

describe('the other player', () => {
  it('is never waited for while one reads', () => {
    for (const [game, steps] of [['cards', cardSteps] as const, ['tiles', tileSteps] as const]) {
      for (const step of steps) {
        const progress = at(game, step.name);
        const moves = Object.keys(step.after ?? {})[0];
        if (moves) progress.send(moves.split(' '));
        expect(progress.toMove, step.name).not.toBe(1);
      }
    }
    expect(cardSteps.some(({ after }) => Object.values(after ?? {}).some(({ toMove }) => toMove === 1))).toBe(
      true,
    );
  });

  it('has nothing to wait for when the last task was skipped, until one goes back', () => {
    const progress = at('tiles', 'move');
    progress.next();
    expect(progress.isOver).toBe(true);
    expect(progress.legal).toEqual([]);
    progress.back();
    expect(progress.legal).not.toEqual([]);
  });
});

describe('the way through', () => {
  it('can be gone from the first to the last step, and back', () => {
    for (const [game, steps] of [['cards', cardSteps] as const, ['tiles', tileSteps] as const]) {
      const progress = new Progress(game, steps);
      for (const step of steps) {
        expect(progress.step).toBe(step);
        const moves = Object.keys(step.after ?? {})[0];
        if (moves) expect(progress.send(moves.split(' '))).toBe(true);
        progress.next();
      }
      expect(progress.isOver).toBe(true);
      progress.back();
      expect(progress.isOver).toBe(false);
      expect(progress.at).toBe(steps.length - 1);
    }
  });

  it('goes back to the task first, then to the step before', () => {
    const progress = at('cards', 'stop');
    const { at: place, board } = progress;
    progress.send(['numbers']);
    progress.back();
    expect([progress.at, progress.isTask]).toEqual([place, true]);
    expect(progress.board).not.toBe(board);
    progress.back();
    expect(progress.at).toBe(place - 1);
  });

  it('can be skipped and begun again', () => {
    const progress = at('cards', 'stop');
    progress.next();
    expect(progress.step.name).toBe('market');
    progress.goTo(0);
    expect(progress.at).toBe(0);
  });

  it('begins at the beginning when what was kept makes no sense', () => {
    expect(new Progress('tiles', tileSteps, NaN).at).toBe(0);
    expect(new Progress('tiles', tileSteps, 999).at).toBe(tileSteps.length - 1);
  });
});

describe('trying out', () => {
  it('answers as the server did', () => {
    const progress = at('cards', 'pay');
    const begun = progress.tryOut([]);
    expect(begun.proposal?.length).toBeGreaterThan(0);
    const paid = progress.tryOut(['spend:!', 'spend:$']);
    expect(paid.refused).toBeNull();
    expect('debt' in paid.view && paid.view.debt).toBeNull();
  });

  it('says what is too much, and from where on', () => {
    const tried = at('cards', 'pay').tryOut(['spend:!', 'spend:$', 'spend:$']);
    expect(tried.refused?.index).toBe(2);
    expect('debt' in tried.view && tried.view.debt).toBeNull();
  });

  it('refuses what the lesson does not have', () => {
    expect(at('cards', 'last-buy').tryOut(['buy:P9']).refused).toMatchObject({ index: 0 });
  });
});
