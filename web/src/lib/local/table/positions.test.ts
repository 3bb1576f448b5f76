// @vitest-environment node
import { expect, test } from 'vitest';
import { enginesFrom } from '../../../test/engines';
import { Line } from './positions';

const engine = (await enginesFrom()).game('cards');
const start = engine.start(engine.readOptions({ edition: 'aeg', seats: 2, deck: { B1: 4, B2: 4 } }));

test('what was taken back leaves no position behind', () => {
  const line = new Line(engine, start);
  for (const token of ['draw', 'B1', 'draw', 'B2']) line.add(token);
  const before = line.after(2);
  expect(engine.view(line.position)).toMatchObject({ tableau: ['B1', 'B2'] });
  line.cut(2);
  for (const token of ['draw', 'B1', 'draw']) line.add(token);
  expect(engine.view(line.position)).toMatchObject({ tableau: ['B1', 'B1'] });
  expect(line.after(2)).toEqual(before);
});
