import { Failure } from '#contract/failure.js';
import { requireScope, requireWarehouse, type CallContext } from '#contract/principal.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { raiseAlerts } from '../alerts/raise-alerts.js';
import type { OrdersDeps } from '../orders-deps.js';
import { findItems } from './item.store.js';
import type { RegisteredItem } from './registered-item.js';
import { findRegisteredItems, saveRegisteredItems } from './registered-item.store.js';

const MOST_ITEMS = 1000;

/**
 * The calling warehouse registers items under its codes (document 1, B, Catalogue); a code that is known is overwritten. A barcode the
 * merchant's catalog does not know is stored all the same, and the merchant is alerted once. Answers the number of items.
 */
export function registerItems(deps: OrdersDeps, context: CallContext, items: readonly RegisteredItem[]): Promise<number> {
  const { principal } = context;
  requireScope(principal, 'fulfillment:write');
  if (items.length < 1 || items.length > MOST_ITEMS) throw new Failure('BAD_INPUT', `A call registers 1 to ${String(MOST_ITEMS)} items`, { items: [`must be 1 to ${String(MOST_ITEMS)}`] });
  const locationId = requireWarehouse(principal);
  return deps.database.inTransaction((transaction) => commandOnce(transaction, { context, clock: deps.clock, name: 'registerItems' }, async () => {
    const latest = [...new Map(items.map((item) => [item.code, item])).values()];
    const known = await findRegisteredItems(transaction, principal.companyId, { locationId, codes: latest.map(({ code }) => code) });
    const news = latest.filter(({ code, barcode }) => barcode != null && known.get(code) !== barcode);
    await saveRegisteredItems(transaction, principal.companyId, { locationId, items: latest });
    await alertUnknownBarcodes(deps, transaction, { context, locationId, items: news });
    return items.length;
  }));
}

async function alertUnknownBarcodes(deps: OrdersDeps, transaction: Transaction, { context, locationId, items }: { context: CallContext; locationId: string; items: readonly RegisteredItem[] }): Promise<void> {
  const barcodes = [...new Set(items.flatMap(({ barcode }) => barcode ?? []))];
  const catalogued = new Set((await findItems(transaction, context.principal.companyId, { skus: [], barcodes })).map(({ barcode }) => barcode));
  const unknown = items.filter(({ barcode }) => barcode != null && !catalogued.has(barcode));
  await raiseAlerts(deps, transaction, {
    cause: context,
    alerts: unknown.map(({ code, barcode }) => ({ type: 'UNKNOWN_BARCODE', subject: locationId, message: `The warehouse registered ${code} with the barcode ${barcode ?? ''}, which the catalog does not know` })),
  });
}
