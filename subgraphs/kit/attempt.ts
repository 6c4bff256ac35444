import { setImmediate as endOfTurn } from 'node:timers/promises';
import type { ErrorCode } from '#contract/error-codes.js';
import { Failure } from '#contract/failure.js';
import { partOfCommand } from '#contract/part-of-command.js';
import type { CallContext } from '#contract/principal.js';
import type { Log } from '#kernel/log.js';

/** Why one of several records was not changed, as a single call answers it. */
export interface Refusal {
  readonly code: ErrorCode;
  readonly message: string;
  /** Field path to messages, or plain values. */
  readonly details: Failure['details'];
}

/** What became of one of several records: as it is after the change, or why it was not changed. */
export interface Attempt<T> {
  /** As the call names it. */
  readonly name: string;
  readonly record: T | null;
  readonly refusal: Refusal | null;
}

/** A change of one of several records, as a command of its own. */
export type Change<T> = (name: string, context: CallContext) => Promise<T>;

interface Attempting<T> {
  readonly log: Pick<Log, 'error'>;
  readonly change: Change<T>;
}

/** Change one of several records, by the name it has in the call; never rejects. */
export async function attempt<T>({ log, change }: Attempting<T>, context: CallContext, name: string): Promise<Attempt<T>> {
  try {
    return { name, record: await change(name, partOfCommand(context, name)), refusal: null };
  } catch (error) {
    if (error instanceof Failure) return { name, record: null, refusal: { code: error.code, message: error.message, details: error.details } };
    log.error({ err: error, requestId: context.requestId, reference: name }, 'A change of one of several records failed');
    return { name, record: null, refusal: { code: 'INTERNAL', message: 'Internal error', details: {} } };
  }
}

/**
 * Change several records one after the other in the order they are named, each in its own right: what one refuses changes nothing for the others. Once the database is away the rest
 * is refused without being tried; a dry run is then refused as a whole, because what is left of it would not be refused in earnest.
 */
export async function attemptEach<T>(attempting: Attempting<T>, context: CallContext, names: readonly string[]): Promise<Attempt<T>[]> {
  const attempts: Attempt<T>[] = [];
  let away: Refusal | undefined;
  for (const name of names) {
    const made: Attempt<T> = away ? { name, record: null, refusal: away } : await attempt(attempting, context, name);
    if (made.refusal?.code === 'UNAVAILABLE') away = ended(context, made.refusal);
    attempts.push(made);
    await endOfTurn(); // SQLite answers at once: other callers would wait for the last record
  }
  return attempts;
}

function ended({ dryRun }: CallContext, refusal: Refusal): Refusal {
  if (dryRun === true) throw new Failure(refusal.code, refusal.message, refusal.details);
  return refusal;
}
