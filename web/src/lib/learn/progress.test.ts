import { describe, expect, it } from 'vitest';
import { loadLesson, type Step } from './lesson';
import outline from './outline.json';
import { readPoint, tabOf } from './pointing';
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

describe('what is spoken of', () => {
  it('is marked, and something else when it is done', () => {
    const progress = at('cards', 'stop');
    expect(progress.points).toEqual(['total', 'numbers']);
    progress.send(['numbers']);
    expect(progress.points).toEqual(['mine:B4', 'mine:G5', 'rival']);
  });

  it('is neither said nor marked before it has been seen', () => {
    const progress = at('cards', 'market');
    progress.isShowing = true;
    expect([progress.sentence, progress.points]).toEqual(['lesson.watch', []]);
    progress.next();
    expect(progress.step.name).toBe('market');
    progress.isShowing = false;
    expect(progress.sentence).toBe('lesson.cards.market');
    expect(progress.points).toContain('market:P6');
  });

  it('is marked in every step, but where the tiles that may be taken are marked anyhow', () => {
    const silent = [...cardSteps, ...tileSteps].filter(({ points }) => points.length === 0);
    expect(silent.map(({ name }) => name)).toEqual(['move']);
  });

  it('is found on the board', () => {
    for (const [game, steps] of [['cards', cardSteps] as const, ['tiles', tileSteps] as const]) {
      for (const { points, pointsAfter = [] } of steps)
        for (const name of [...points, ...pointsAfter])
          expect(readPoint(game, name).selector, name).toMatch(/^[.[][^%]+$/);
    }
  });

  it('turns a small screen to the market or the collection', () => {
    const tab = (...names: string[]): string | null => tabOf(names.map((name) => readPoint('cards', name)));
    expect([tab('rival', 'market:O2'), tab('grid', 'purse'), tab('draw')]).toEqual(['market', 'mine', null]);
    expect(readPoint('tiles', 'line:0,0;1,0').selector).toBe('[data-at="0,0"], [data-at="1,0"]');
  });
});

describe('what is to be found out', () => {
  it('is not shown by the board, until somebody has looked for it in vain', () => {
    const progress = at('tiles', 'ten');
    expect(progress.hasAids).toBe(false);
    progress.send(['place:0,3']);
    expect([progress.hasAids, progress.isHelped]).toEqual([false, false]);
    progress.send(['place:0,3']);
    expect([progress.hasAids, progress.isHelped]).toEqual([true, true]);
  });

  it('is shown when it was found', () => {
    const progress = at('tiles', 'guard');
    progress.send(['place:4,0']);
    expect(progress.hasAids).toBe(true);
    expect(at('cards', 'stop').hasAids).toBe(true);
  });
});

describe('what was done', () => {
  it('is marked, what was skipped is not', () => {
    const progress = at('cards', 'stop');
    progress.next();
    expect(progress.done).toEqual([]);
    progress.back();
    progress.send(['numbers']);
    expect([progress.done, progress.isDone]).toEqual([['stop'], true]);
    progress.back();
    progress.send(['numbers']);
    expect(progress.done).toEqual(['stop']);
  });

  it('is known the next time, as far as there still is such a task', () => {
    const progress = new Progress('cards', cardSteps, 0, ['stop', 'welcome', 'gone']);
    expect(progress.done).toEqual(['stop']);
  });

  it('is what the page that leads there counts', () => {
    const tasks = (steps: Step[]): string[] => steps.filter(({ after }) => after).map(({ name }) => name);
    expect(outline['lesson.cards']).toEqual(tasks(cardSteps));
    expect(outline['lesson.tiles']).toEqual(tasks(tileSteps));
  });
});

describe('drills', () => {
  for (const game of ['cards', 'tiles'] as const) {
    it(`of the ${game} can be solved one after the other, each another table`, async () => {
      const drills = await loadLesson(game, 'drill');
      const progress = new Progress(game, drills, 0, [], 'drill');
      const boards = new Set<string>();
      for (const drill of drills) {
        boards.add(progress.board);
        expect([progress.sentence, progress.hasAids]).toEqual([`drill.${game}.${drill.name}`, false]);
        const wrong = drill.legal.find((token) => !drill.after?.[token] && !/^(buy|draw)/.test(token));
        if (wrong) expect(progress.send([wrong])).toBe(false);
        expect(progress.hint).toBe(wrong ? `drill.${game}.${drill.name}-hint` : null);
        expect(progress.send(Object.keys(drill.after ?? {})[0]?.split(' ') ?? [])).toBe(true);
        expect(progress.sentence).toBe(`drill.${game}.${drill.name}-done`);
        progress.next();
      }
      expect(progress.isOver).toBe(true);
      expect(boards.size).toBe(drills.length);
      expect(progress.done).toEqual(outline[`drill.${game}`]);
    });
  }
});
