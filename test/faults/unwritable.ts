import { Failure } from '#contract/failure.js';
import type { Database, Transaction } from '#subgraph-kit/database.js';
import type { ThreadedDatabase } from '#subgraph-kit/open-threaded-database.js';

const refuse = (): Promise<never> => Promise.reject(new Failure('UNAVAILABLE', 'Nothing can be stored at present; try again', { reason: 'storage' }));

const READ_ONLY = { execute: refuse, insert: refuse, upsert: refuse, accumulate: refuse, takeChangeSequence: refuse } satisfies Partial<Transaction>;

/** Have a database of either kind refuse every write, as one whose disk is full; answers how to undo that. */
export function unwritable(database: Database & Partial<Pick<ThreadedDatabase, 'keep'>>): () => void {
  const { inTransaction, append, keep } = database;
  const refusing: Database['inTransaction'] = (work) => inTransaction((transaction) => work({ ...transaction, ...READ_ONLY }));
  Object.assign(database, { inTransaction: refusing, append: refuse, ...(keep && { keep: refuse }) });
  return () => { Object.assign(database, { inTransaction, append, ...(keep && { keep }) }); };
}
