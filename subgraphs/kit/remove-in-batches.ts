import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database, Transaction } from './database.js';

interface Removing<T> {
  /** The most of one transaction. */
  readonly most: number;
  readonly find: (most: number) => Promise<readonly T[]>;
  readonly remove: (transaction: Transaction, found: readonly T[]) => Promise<number>;
}

/** Remove what is found, some at a time in small transactions, until there is no more of it; answers how many rows were removed. Between them others have their turn: a database in this process answers at once, and nothing else would. */
export async function removeInBatches<T>(database: Database, { most, find, remove }: Removing<T>): Promise<number> {
  for (let removed = 0; ;) {
    const found = await find(most);
    if (found.length > 0) removed += await database.inTransaction((transaction) => remove(transaction, found));
    if (found.length < most) return removed;
    await nextTurn();
  }
}
