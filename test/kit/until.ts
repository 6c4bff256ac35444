import { setTimeout as delay } from 'node:timers/promises';

const PAUSE_MILLISECONDS = 50;
const ATTEMPTS = 2400;

/** Poll another process until it gives an answer; only for what happens there asynchronously. */
export async function until<T>(ask: () => Promise<T | undefined>): Promise<T> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await delay(PAUSE_MILLISECONDS);
  }
  throw new Error('It did not happen');
}
