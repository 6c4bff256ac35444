import type { CallContext } from '#contract/principal.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { StockLevel, StockOutcome } from './stock-level.js';
import { saveLevels } from './stock-level.store.js';
import { setOnHand } from './stock-position.store.js';

/** What changes of the levels of a location. */
export interface LevelChanges extends Pick<StockOutcome, 'changed' | 'recounted'> {
  readonly context: CallContext;
  readonly locationId: string;
  /** All stored levels of the items. */
  readonly known: readonly StockLevel[];
}

const EVENT_ITEMS = 100;

/** Write levels of a location, and with them what is on hand, and publish which items changed. */
export async function writeLevels({ outbox }: Pick<OrdersDeps, 'outbox'>, transaction: Transaction, { context, locationId, known, changed, recounted }: LevelChanges): Promise<void> {
  const { companyId } = context.principal;
  await saveLevels(transaction, companyId, { locationId, levels: [...changed, ...recounted] });
  if (changed.length === 0) return;
  const onHand = sellable(known, changed);
  await setOnHand(transaction, companyId, { locationId, onHand });
  const variantIds = [...onHand.keys()];
  await outbox.append(transaction, companyId, Array.from({ length: Math.ceil(variantIds.length / EVENT_ITEMS) }, (_, index) => ({
    type: 'stock.changed', cause: context, payload: { locationId, variantIds: variantIds.slice(index * EVENT_ITEMS, (index + 1) * EVENT_ITEMS) },
  })));
}

/** Sellable units of each changed item over all location codes. */
function sellable(known: readonly StockLevel[], changed: StockOutcome['changed']): Map<string, number> {
  const units = new Map(changed.map(({ variantId }) => [variantId, 0]));
  const count = ({ variantId, classification, quantity }: StockOutcome['changed'][number]): void => {
    const sum = units.get(variantId);
    if (sum !== undefined && classification === 'SELLABLE') units.set(variantId, sum + quantity);
  };
  const replaced = new Set(changed.map(({ id }) => id));
  for (const level of known) if (!replaced.has(level.id)) count(level);
  for (const level of changed) count(level);
  return units;
}
