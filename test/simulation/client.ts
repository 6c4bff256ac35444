import type { Principal } from '#contract/principal.js';
import { isRefusal } from '../kit/order-calls.js';
import type { Run } from './run.js';

/** A write with its idempotency key. */
export interface Write {
  readonly operation: string;
  readonly input: object;
  readonly principal: Principal;
  readonly key: string;
}

/** What came of a write: its data, or a refusal of the documents. */
export type Answer = { readonly done: true; readonly data: Data } | { readonly done: false };

/** What an operation answers: the record, or all records, with their numbers. */
type Data = Readonly<Record<string, Numbered | readonly Numbered[]>>;
interface Numbered { readonly number: string }

const MOST_TRIES = 60;
const EXPIRES = '2099-01-01T00:00:00.000Z';

/** Sends a write until it is answered, as its sender would: what got no answer, or an error that says nothing of the write, is sent again with its key. A process that died is started again first. */
export async function untilAnswered(run: Run, { operation, input, principal, key }: Write): Promise<Answer> {
  const { world, random, hopChance, trace } = run;
  for (let tried = 1; tried <= MOST_TRIES; tried += 1) {
    await world.restarted();
    const lost = random.chance(hopChance) ? random.pick(['request', 'answer'] as const) : undefined;
    if (lost === 'request') continue;
    const answer = await world.run(operation, input, { principal, command: { id: key, expiresAt: EXPIRES } })
      .then((data: Data): Answer => ({ done: true, data }), (error: unknown): Answer | undefined => (isRefusal(error) && !world.faults.isDead ? { done: false } : undefined));
    if (lost !== 'answer' && answer) {
      trace.push(`${key} ${answer.done ? 'done' : 'refused'} (${String(tried)})`);
      return answer;
    }
  }
  run.found.add(`${key} got no answer in ${String(MOST_TRIES)} tries`);
  return { done: false };
}

/** The numbers of the records of an answer. */
export const numbersOf = (answer: Answer): readonly string[] => (answer.done ? Object.values(answer.data).flat().map(({ number }) => number) : []);
