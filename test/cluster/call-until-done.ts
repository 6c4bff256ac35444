import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import type { Random } from '../../gateway/demo/data/random.js';
import type { Answered, Send } from '../kills/doors.js';
import type { Work } from '../kills/work.js';

/** What is counted; times in milliseconds. */
export type Figures = Record<'calls' | 'refused' | 'slowestAnswer' | 'unavailable' | 'afterRegrouping' | 'orders' | 'products' | 'events' | 'kills' | 'pauses', number>;

interface Caller {
  readonly sends: readonly [Send, Send];
  readonly random: Random;
  readonly figures: Figures;
  readonly found: Set<string>;
}

/** Longer than anything that a process holds in the name of a call that failed. */
const MOST_MILLISECONDS = 150_000;
const PAUSE_MILLISECONDS = 100;
const MOST_ANSWER = 5000;
/** Answers after which the same call is sent again: nothing was done, or nobody knows; 5xx beside. */
const REPEAT = /idempotency_key_in_progress|IDEMPOTENCY_KEY_IN_PROGRESS|"UNAVAILABLE"|"CONFLICT"|"conflict"/;

/** Send a call until it is answered as done, each time to one of the processes; any refusal that is not of the outage is a finding. */
export async function callUntilDone({ call, isDone }: Work, { sends, random, figures, found }: Caller): Promise<Answered | undefined> {
  const began = performance.now();
  let last: Answered | undefined;
  figures.calls += 1;
  for (let tried = 0; performance.now() - began < MOST_MILLISECONDS; tried += 1) {
    const sent = performance.now();
    last = await random.pick(sends)(call).catch((error: unknown) => ({ status: 599, body: String(error) }));
    const took = Math.round(performance.now() - sent);
    figures.slowestAnswer = Math.max(figures.slowestAnswer, took);
    if (isDone(last, tried > 0)) return last;
    if (took > MOST_ANSWER) found.add(`${call.door} ${call.method} ${call.path} was refused after ${String(took)} ms: ${String(last.status)}`);
    if (last.status < 500 && !REPEAT.test(last.body)) break;
    figures.refused += 1;
    await delay(PAUSE_MILLISECONDS);
  }
  found.add(`${call.door} ${call.method} ${call.path} was answered ${String(last?.status)}: ${String(last?.body.slice(0, 300))}`);
  return undefined;
}
