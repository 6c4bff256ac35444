import { setImmediate as nextTurn } from 'node:timers/promises';
import { instant, systemClock } from '#kernel/clock.js';
import { openDatabase } from '#subgraph-kit/open-database.js';
import { removeInBatches } from '#subgraph-kit/remove-in-batches.js';
import { testDatabase } from '../../kit/database.js';

test('between two batches others have their turn, also where the database answers at once', async () => {
  const database = await openDatabase({ location: testDatabase('catalog'), migrations: [], clock: systemClock });
  let [left, turns, isOver] = [5, 0, false];
  const seen: number[] = [];
  const others = (async (): Promise<void> => { for (; !isOver; turns += 1) await nextTurn(); })();
  const removed = await removeInBatches(database, {
    most: 1,
    find: () => Promise.resolve(left > 0 ? [instant(systemClock)] : []),
    remove: () => { left -= 1; seen.push(turns); return Promise.resolve(1); },
  });
  isOver = true;
  await others;
  await database.close();
  expect([removed, new Set(seen).size]).toEqual([5, 5]);
});
