import { failure, unwritten } from '../key-writes/item-outcome.js';
import { advance } from './import-progress.store.js';
import { insertResults } from './import-result.store.js';
import { leaseEnd, type ImportRun } from './import-run.js';

const AT_ONCE = 500;

/** Note of every product from an index on that it was not written, and why. */
export async function failRest(run: ImportRun, { from: first, why }: { readonly from: number; readonly why: string }): Promise<void> {
  const { deps: { database }, claimed } = run;
  const outcome = unwritten('FAILED', { sku: undefined, errors: [failure(why)] });
  for (let from = first; from < claimed.total; from += AT_ONCE) {
    const to = Math.min(from + AT_ONCE, claimed.total);
    await database.inTransaction(async (transaction) => {
      await advance(transaction, claimed, { from, to, failed: to - from, leaseEnd: leaseEnd(run) });
      await insertResults(transaction, claimed, Array.from({ length: to - from }, (_, at) => ({ place: from + at, outcome, stock: [] })));
    });
  }
}
