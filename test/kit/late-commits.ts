import { setImmediate as turn } from 'node:timers/promises';
import type { Database, Transaction } from '#subgraph-kit/database.js';
import { createRandom } from '../../gateway/demo/data/random.js';
import type { ManualClock } from './manual-clock.js';

const [LONGEST_MILLISECONDS, STEPS] = [3000, 6];

/** Let time pass between the last statement of every transaction and its commit: up to three seconds of the clock, while other transactions continue. */
export function delayCommits(database: Database, clock: ManualClock, seed: number): void {
  const { inTransaction } = database;
  const random = createRandom(seed, 'commits');
  const late = <T>(work: (transaction: Transaction) => Promise<T>) => inTransaction(async (transaction) => {
    const result = await work(transaction);
    for (let step = 0; step < STEPS; step += 1) {
      clock.turn(random.between(0, LONGEST_MILLISECONDS / STEPS));
      await turn();
    }
    return result;
  });
  Object.assign(database, { inTransaction: late });
}

/** Poll until the writers are done, and once more when every change is visible. */
export async function pollWhile(writing: Promise<unknown>, poll: () => Promise<void>): Promise<void> {
  let done = false;
  const end = writing.then(() => { done = true; });
  end.catch(() => { done = true; });
  while (!(done as boolean)) {
    await poll();
    await turn();
  }
  await end;
  await poll();
}
