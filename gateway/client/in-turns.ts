import { setImmediate as nextTurn } from 'node:timers/promises';

/** Work on each of many in a turn of the event loop of its own, so that calls are answered between them. */
export async function eachInTurns<T>(all: Iterable<T>, work: (one: T) => Promise<void>): Promise<void> {
  for (const one of all) {
    await work(one);
    await nextTurn();
  }
}
