import { instant, type Instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { grouped } from '#subgraph-kit/grouped.js';
import type { OrdersDeps } from '../orders-deps.js';
import { availableLevels } from './available-levels.js';
import { usualStockCode } from './location.js';
import { findLocation } from './location.store.js';
import { stockChange } from './stock-change.js';
import { overlay, type ReportedLevel, type StockLevel } from './stock-level.js';
import { findLevelsOfItems } from './stock-level.store.js';
import { writeLevels } from './write-levels.js';

/** Units of an item that come back on the shelf, or leave it where they are negative. */
export interface CountedItem {
  readonly variantId: string;
  /** What the audit log calls it. */
  readonly name: string;
  readonly units: number;
}

interface AtLocation {
  readonly context: CallContext;
  readonly locationId: string;
  /** An item may occur more than once. */
  readonly items: readonly CountedItem[];
}

/**
 * Add units to what was counted of items at a location, with the event that every change of a level has. An item that was never counted there stays so. A level falls
 * below zero where more was taken than was counted: what is given back later must not become stock that never was.
 */
export async function addToCount(deps: OrdersDeps, transaction: Transaction, { context, locationId, items }: AtLocation): Promise<void> {
  const { companyId } = context.principal;
  const units = netUnits(items);
  if (units.size === 0) return;
  await transaction.takeChangeSequence(companyId); // before the read: no count or other order comes between it and the write
  const location = await findLocation(transaction, companyId, locationId);
  if (!location) throw new Failure('INTERNAL', 'A fulfillment order has no location');
  const known = await findLevelsOfItems(transaction, companyId, { locationId, variantIds: [...units.keys()] });
  const counted = { units, usualCode: usualStockCode(location), now: instant(deps.clock) };
  const { changed, recounted } = overlay(known, [...grouped(known, ({ variantId }) => variantId).values()].flatMap((levels) => countedLevels(levels, counted)), () => deps.ids.next());
  await writeLevels(deps, transaction, { context, locationId, known, changed, recounted });
  transaction.recordChange(() => stockChange({ locationId, known, changed }, new Map(items.map(({ variantId, name }) => [variantId, name]))));
}

function netUnits(items: readonly CountedItem[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { variantId, units } of items) sums.set(variantId, (sums.get(variantId) ?? 0) + units);
  return new Map([...sums].filter(([, units]) => units !== 0));
}

/** The levels of one item with its units added. */
function countedLevels(levels: readonly StockLevel[], { units, usualCode, now }: { units: ReadonlyMap<string, number>; usualCode: string; now: Instant }): ReportedLevel[] {
  const variantId = levels[0]?.variantId ?? '';
  const onHand = levels.filter(({ classification }) => classification === 'SELLABLE').reduce((sum, { quantity }) => sum + quantity, units.get(variantId) ?? 0);
  return availableLevels(levels, { variantId, onHand, usualCode, now });
}
