import type { RelayedEvent } from './route.js';

/** Events that may free stock for waiting orders, beside stock.changed: released units, changed locations and rules. */
const FREEING: ReadonlySet<string> = new Set(['order.cancelled', 'fulfillment.cancelled', 'fulfillment.moved', 'location.created', 'location.updated', 'routing.rules_saved']);

/**
 * The variants whose stock may have risen after some events of the orders subgraph: undefined for none, null for any.
 */
export function freedVariants(events: readonly RelayedEvent[]): readonly string[] | null | undefined {
  if (events.some(({ type }) => FREEING.has(type))) return null;
  const changed = events.filter(({ type }) => type === 'stock.changed');
  return changed.length === 0 ? undefined : [...new Set(changed.flatMap(({ payload }) => (payload as { variantIds: readonly string[] }).variantIds))];
}
