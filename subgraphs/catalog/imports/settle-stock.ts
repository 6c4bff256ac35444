import { Failure } from '#contract/failure.js';
import { isPassing } from '#subgraph-kit/database-error.js';
import type { ItemOutcome } from '#contract/product-item.js';
import { setItemStock } from '../key-writes/set-item-stock.js';
import { settle } from './import-progress.store.js';
import { findUnsettled, saveResults, type PlacedItem } from './import-result.store.js';
import { leaseEnd, type ImportRun } from './import-run.js';

/** So many products with stock are settled together. */
export const SETTLED_TOGETHER = 25;

/**
 * Set the stock of products that are written, in groups. A group is a command of its own: one whose results were lost gets the same ones again, and a newer stock stays. Throws what only passes, and
 * ClaimLost.
 */
export async function settleStock(run: ImportRun): Promise<void> {
  const { deps: { database }, claimed } = run;
  for (;;) {
    const items = await findUnsettled(database, claimed, { from: run.settled, most: SETTLED_TOGETHER });
    const last = items.at(-1);
    if (!last) return;
    const outcomes = await stockSet(run, items);
    const to = last.place + 1;
    await database.inTransaction(async (transaction) => {
      await settle(transaction, claimed, { to, leaseEnd: leaseEnd(run) });
      await saveResults(transaction, claimed, items.map(({ place, outcome }, at) => ({ place, outcome: outcomes[at] ?? outcome, stock: [] })));
    });
    run.settled = to;
  }
}

async function stockSet(run: ImportRun, items: readonly PlacedItem[]): Promise<readonly ItemOutcome[]> {
  const { deps, context, claimed: { id } } = run;
  const command = { id: `${id} stock ${String(items[0]?.place)}`, expiresAt: leaseEnd(run) };
  try {
    return await setItemStock(deps, { ...context, command }, items);
  } catch (error) {
    if (isPassing(error) || !(error instanceof Failure)) throw error;
    const { message } = error;
    return items.map(({ outcome }) => ({ ...outcome, status: 'PARTIAL', errors: [...outcome.errors, { field: 'stock', variantSku: null, message }] }));
  }
}
