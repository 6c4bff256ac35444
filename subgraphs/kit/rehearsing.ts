import type { Database } from './database.js';

/** A database of which no transaction is committed: what a dry run writes is rolled back, and what its work answers is answered all the same. */
export const rehearsing = (database: Database): Database => Object.assign({}, database, {
  inTransaction: (work: Parameters<Database['inTransaction']>[0]) => database.inTransaction((transaction) => {
    transaction.discard();
    return work(transaction);
  }),
  append: () => Promise.resolve(),
});
