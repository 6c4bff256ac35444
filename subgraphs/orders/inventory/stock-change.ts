import type { RecordChange } from '#subgraph-kit/audit/record-change.js';
import type { StockLevel, StockOutcome } from './stock-level.js';

interface ChangedStock {
  readonly locationId: string;
  readonly known: readonly StockLevel[];
  readonly changed: StockOutcome['changed'];
}

/** A location's changed levels as the audit log has them: before and after in the same order, so that a shortened list of either has the same items. */
export function stockChange({ locationId, known, changed }: ChangedStock, names: ReadonlyMap<string, string>): RecordChange {
  const quantities = new Map(known.map(({ id, quantity }) => [id, quantity]));
  const levels = (quantityOf: (level: ChangedStock['changed'][number]) => number | null) => changed.map((level) =>
    ({ item: names.get(level.variantId) ?? level.variantId, locationCode: level.locationCode, classification: level.classification, quantity: quantityOf(level) }));
  return { kind: 'stock', id: locationId, before: { levels: levels(({ id }) => quantities.get(id) ?? null) }, after: { levels: levels(({ quantity }) => quantity) } };
}
