/** What is wrong with a page as it is drawn now, found by measuring it; it knows nothing of the game. */
import { faultsOfControls } from './controls.ts';
import { emptiness } from './emptiness.ts';
import type { Fault } from './fault.ts';
import { overlaps } from './overlaps.ts';
import { faultsOfRooms } from './rooms.ts';
import { Sight } from './sight.ts';
import { faultsOfTexts, textsIn } from './texts.ts';

const OVERLAP = 0.8; // of a window, from one look to the next

/** Looks at the window, scrolls on, and looks again, until the end of the page. `fills`: a table fills its window. */
export async function look({ fills }: { fills: boolean }): Promise<Fault[]> {
  const found = new Map<string, Fault>();
  scrollTo({ top: 0, behavior: 'instant' });
  await drawn();
  for (;;) {
    for (const fault of faultsNow(fills)) found.set(`${fault.kind} ${fault.what}`, fault);
    const before = scrollY;
    scrollBy({ top: OVERLAP * innerHeight, behavior: 'instant' });
    if (scrollY <= before) break;
    await drawn();
  }
  scrollTo({ top: 0, behavior: 'instant' });
  return [...found.values()];
}

/** Two frames: what a page does when its size changes is done in the first. */
export async function drawn(): Promise<void> {
  for (const _ of [1, 2]) await frame();
}

/** Held here: a browser sweeps away an observer that nobody else knows, and then it never tells anything. */
const watching = new Set<IntersectionObserver>();

/** The next frame, told by what is drawn: in a scene that is held, the page's own clock stands still. */
function frame(): Promise<void> {
  return new Promise((seen) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      watching.delete(observer);
      seen();
    });
    watching.add(observer);
    observer.observe(document.documentElement);
  });
}

function faultsNow(fills: boolean): Fault[] {
  const sight = new Sight();
  const texts = textsIn(sight);
  return [
    ...faultsOfControls(sight),
    ...faultsOfTexts(texts, sight),
    ...overlaps(texts, sight),
    ...faultsOfRooms(sight),
    ...(fills && scrollY === 0 ? emptiness(texts, sight) : []),
  ];
}
