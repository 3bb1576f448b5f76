import { boards } from './boards.ts';
import { daily } from './daily.ts';
import { endings } from './endings.ts';
import { local } from './local.ts';
import { pages } from './pages.ts';
import { programs } from './programs.ts';
import { puzzles } from './puzzles.ts';
import type { Room } from './scene.ts';
import { studies } from './studies.ts';
import { tables } from './tables.ts';

/** Every page and state that there is. */
export const rooms: Room = {
  ...pages,
  ...local,
  ...daily,
  ...puzzles,
  ...tables,
  ...boards,
  ...studies,
  ...endings,
  ...programs,
};
