import type { Database, Transaction } from '#subgraph-kit/database.js';

/** How many statements the transactions of a database run while some work is done. */
export async function countStatements(database: Database, work: () => Promise<unknown>): Promise<number> {
  let statements = 0;
  const counted = <A extends unknown[], R>(run: (...given: A) => R) => (...given: A): R => {
    statements += 1;
    return run(...given);
  };
  const { inTransaction } = database;
  const counting = (transaction: Transaction): Transaction => ({
    ...transaction,
    query: counted(transaction.query) as Transaction['query'], execute: counted(transaction.execute), insert: counted(transaction.insert),
    upsert: counted(transaction.upsert), accumulate: counted(transaction.accumulate),
  });
  Object.assign(database, { inTransaction: <T>(run: (transaction: Transaction) => Promise<T>) => inTransaction((transaction) => run(counting(transaction))) });
  try {
    await work();
  } finally {
    Object.assign(database, { inTransaction });
  }
  return statements;
}
