import type { Clock } from '#kernel/clock.js';
import { translateDatabaseError } from './database-error.js';
import type { Database, Transaction } from './database.js';
import { heldTransaction, type HeldTransaction } from './held-transaction.js';
import { Mutex } from './mutex.js';
import { retried } from './retried.js';
import { requireWritten, transactionOver, type TransactionEnd, type TransactionParts } from './transaction-over.js';

/** The database of a dry run. */
export interface Rehearsal {
  /** Reads see what the dry run has written; nobody else does. */
  readonly database: Database;
  /** Rolls back all of it, once it is answered. */
  end(): Promise<void>;
}

/**
 * A database whose transactions all run in one, which begins with the first of them and stays open until the dry run is answered: so the records beside the one that was changed, which
 * are read afterwards, are as they would be too. Each can still be rolled back alone. Where another transaction was first it is begun anew, as that of a write is, unless a step of before went with it: then CONFLICT.
 */
export function rehearsal(database: Database, clock: Clock, hold: () => HeldTransaction = () => heldTransaction(database)): Rehearsal {
  const { dialect, setAside } = database;
  const steps = new Mutex();
  let [held, isStepDone] = [hold(), false];
  const next = async <T>(work: (transaction: Transaction) => Promise<T>): Promise<T> => {
    if (held.isLost() && !isStepDone) {
      await held.end();
      held = hold();
    }
    const result = await step({ session: held.session, dialect, clock, setAside }, work);
    isStepDone = true;
    return result;
  };
  const inTransaction: Database['inTransaction'] = (work) => retried(() => steps.run(() => next(work)));
  return {
    database: Object.assign({}, database, {
      query: (...[sql, parameters = []]: Parameters<Database['query']>) => (held.isBegun() ? held.session.rows(sql, parameters) : database.query(sql, parameters)),
      inTransaction,
      append: (...[table, rows]: Parameters<Database['append']>) => inTransaction((transaction) => transaction.upsert(table, rows)),
    }),
    end: () => held.end(),
  };
}

/** What would be a transaction: savepoints are used by dry runs alone, which are never committed. */
async function step<T>(parts: Omit<TransactionParts, 'end'>, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  const { session } = parts;
  const end: TransactionEnd = { lastWrites: [], notifications: [], discarded: false, writing: 0 };
  await session.run('SAVEPOINT step', []);
  try {
    const result = await work(transactionOver({ ...parts, end }));
    requireWritten(end);
    for (const write of end.lastWrites) await write();
    return result;
  } catch (error) {
    await session.run('ROLLBACK TO SAVEPOINT step', []).catch(() => undefined); // all of it is over
    throw translateDatabaseError(error);
  } finally {
    await session.run('RELEASE SAVEPOINT step', []).catch(() => undefined);
  }
}
