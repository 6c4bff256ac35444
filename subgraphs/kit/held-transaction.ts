import { Failure } from '#contract/failure.js';
import { DuplicateKey, WriteConflict } from './database-error.js';
import type { Database, Transaction } from './database.js';
import { Mutex } from './mutex.js';
import type { Session } from './session.js';

/** A transaction that stays open while something is answered from it, and is rolled back then. */
export interface HeldTransaction {
  /** Its statements, one at a time; the first begins it, and once it is over they reject. */
  readonly session: Session;
  isBegun(): boolean;
  /** Whether another transaction was first, so that nothing of this one is left. */
  isLost(): boolean;
  /** Rolls back; resolves when that is done. */
  end(): Promise<void>;
}

/** Others wait for it meanwhile: SQLite has one writer, and the changes of a company wait for one another on a server. */
const MOST_MILLISECONDS = 3000;

/**
 * A transaction that is rolled back when it is to end, when its time is over, and after a statement that failed in a way after which the database may have rolled
 * back by itself: a later statement would then stand alone, and stay.
 */
export function heldTransaction(database: Database, mostMilliseconds = MOST_MILLISECONDS): HeldTransaction {
  const [over, statements] = [new AbortController(), new Mutex()];
  let begun: Promise<Transaction> | undefined;
  let rolledBack: Promise<void> = Promise.resolve();
  const begin = (): Promise<Transaction> => new Promise((resolve, reject) => {
    rolledBack = database.inTransaction(async (transaction) => {
      transaction.discard();
      const limit = setTimeout(() => { over.abort(tookTooLong(mostMilliseconds)); }, mostMilliseconds);
      resolve(transaction);
      await aborted(over.signal);
      clearTimeout(limit);
      await statements.run(() => Promise.resolve()); // the one that is under way
    }).catch(reject); // of a rollback nobody hears: then the connection is gone, and the transaction with it
  });
  const statement = <T>(run: (transaction: Transaction) => Promise<T>): Promise<T> => statements.run(async () => {
    const transaction = await (begun ??= begin());
    over.signal.throwIfAborted();
    return run(transaction).catch((error: unknown) => {
      if (!isOfStatement(error)) over.abort(reasonOf(error));
      throw error;
    });
  });
  return {
    isBegun: () => begun !== undefined,
    isLost: () => over.signal.reason instanceof Failure && over.signal.reason.code === 'CONFLICT',
    session: {
      rows: (sql, parameters) => statement((transaction) => transaction.query(sql, parameters)),
      run: (sql, parameters) => statement((transaction) => transaction.execute(sql, parameters)),
      release: () => Promise.resolve(),
    },
    end: () => {
      over.abort(new Error('The dry run has ended'));
      return rolledBack;
    },
  };
}

const aborted = (signal: AbortSignal): Promise<void> => new Promise((resolve) => {
  signal.addEventListener('abort', () => { resolve(); });
  if (signal.aborted) resolve();
});

/** Whether the failure ended its statement alone, and not the transaction. */
const isOfStatement = (error: unknown): boolean => error instanceof DuplicateKey || error instanceof Failure && error.code === 'BAD_INPUT';

const reasonOf = (error: unknown): unknown => (error instanceof WriteConflict
  ? new Failure('CONFLICT', 'Others were changing the same record during the dry run; repeat the call at once', {}, { cause: error })
  : error);

const tookTooLong = (milliseconds: number): Failure => new Failure('UNAVAILABLE', `The dry run was ended after ${String(milliseconds)} ms, because others wait for it; name fewer records, or select fewer fields`);
