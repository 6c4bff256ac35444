import type { Instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { OrdersDeps } from '../orders-deps.js';
import { findItemsOfReport } from './find-items-of-lines.js';
import type { IncomingStock } from './incoming-stock.js';
import { findIncomingStock, replaceIncomingStock } from './incoming-stock.store.js';
import { findLocations } from './location.store.js';

/** The incoming stock of one item. */
export interface IncomingItem {
  readonly sku?: string | null | undefined;
  readonly barcode?: string | null | undefined;
  /** All arrivals; an empty list clears them. */
  readonly arrivals: readonly { readonly quantity: number; readonly expectedAt: Instant }[];
}

/** The incoming stock of a location. */
export interface SetIncomingStock {
  readonly locationCode: string;
  readonly items: readonly IncomingItem[];
}

const MOST_ITEMS = 500;
const MOST_ARRIVALS = 50;
const MOST_UNITS = 1_000_000;

/** Set the incoming stock of a location, replacing that of these items; answers how many arrivals there are now. */
export function setIncomingStock(deps: OrdersDeps, context: CallContext, { locationCode, items }: SetIncomingStock): Promise<number> {
  requirePermission(context.principal, 'commerce.write');
  check(items);
  const { companyId } = context.principal;
  return deps.database.inTransaction((transaction) => commandOnce(transaction, { context, clock: deps.clock, name: 'setIncomingStock' }, async () => {
    const location = (await findLocations(transaction, companyId)).find(({ code }) => code === locationCode);
    if (!location) throw new Failure('BAD_INPUT', 'The location is not known', { locationCode: [`no location has the code ${locationCode}`] });
    const found = await findItemsOfReport(transaction, companyId, items);
    const arrivals = found.flatMap(({ variantId }, index) => (items[index]?.arrivals ?? []).map((arrival) => ({ variantId, locationId: location.id, ...arrival })));
    const variantIds = found.map(({ variantId }) => variantId);
    const before = (await findIncomingStock(transaction, companyId, variantIds)).filter(({ locationId }) => locationId === location.id);
    await replaceIncomingStock(transaction, companyId, { locationId: location.id, variantIds, arrivals });
    transaction.recordChange(() => ({ kind: 'incomingStock', id: location.id, before: { arrivals: named(before, found, items) }, after: { arrivals: named(arrivals, found, items) } }));
    await deps.outbox.append(transaction, companyId, [{ type: 'stock.incoming_changed', cause: context, payload: { locationId: location.id, variantIds } }]);
    return arrivals.length;
  }));
}

/** Arrivals as the audit log has them. */
function named(arrivals: readonly IncomingStock[], found: readonly { readonly variantId: string }[], items: readonly IncomingItem[]): object[] {
  const names = new Map(found.map(({ variantId }, index) => [variantId, items[index]?.sku ?? items[index]?.barcode ?? variantId]));
  return arrivals.map(({ variantId, expectedAt, quantity }) => ({ item: names.get(variantId), expectedAt, quantity }));
}

function check(items: readonly IncomingItem[]): void {
  const problems: Record<string, string[]> = {};
  if (items.length < 1 || items.length > MOST_ITEMS) problems['items'] = [`must be 1 to ${String(MOST_ITEMS)} items`];
  items.forEach(({ sku, barcode, arrivals }, index) => {
    const path = `items.${String(index)}`;
    if ((sku ?? barcode ?? '') === '') problems[`${path}.sku`] = ['an item is named by sku or barcode'];
    if (items.findIndex((other) => other.sku === sku && other.barcode === barcode) < index) problems[path] = ['is named twice'];
    if (arrivals.length > MOST_ARRIVALS) problems[`${path}.arrivals`] = [`must be at most ${String(MOST_ARRIVALS)}`];
    if (new Set(arrivals.map(({ expectedAt }) => expectedAt)).size < arrivals.length) problems[`${path}.arrivals`] = ['two arrivals have the same time'];
    if (arrivals.some(({ quantity }) => quantity < 1 || quantity > MOST_UNITS)) problems[`${path}.arrivals`] = [`must be of 1 to ${String(MOST_UNITS)} units each`];
  });
  if (Object.keys(problems).length > 0) throw new Failure('BAD_INPUT', 'The incoming stock is not valid', problems);
}
