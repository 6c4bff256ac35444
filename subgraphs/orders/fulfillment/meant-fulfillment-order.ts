import { Failure } from '#contract/failure.js';
import type { FulfillmentOrder } from './fulfillment-order.js';

interface Meaning {
  readonly named: { readonly reference: string; readonly locationCode?: string | null | undefined };
  /** The code of its location. */
  readonly codeOf: (fulfillmentOrder: FulfillmentOrder) => string;
  /** Whether a fulfillment order allows what is to be done. */
  readonly isMeant: (fulfillmentOrder: FulfillmentOrder) => boolean;
}

/**
 * The one of the fulfillment orders of a reference that is meant. Those that allow the work come before those that do not, and what moved away whole before
 * neither: an order that was rerouted has one left that counts. The newest is taken where one location has several.
 */
export function meantFulfillmentOrder(found: readonly FulfillmentOrder[], { named: { reference, locationCode }, codeOf, isMeant }: Meaning): FulfillmentOrder {
  const there = locationCode == null ? found : found.filter((one) => codeOf(one) === locationCode);
  const candidates = [there.filter(isMeant), there.filter(({ lines }) => lines.length > 0), there].find(({ length }) => length > 0) ?? [];
  const codes = [...new Set(candidates.map(codeOf))];
  const [meant] = candidates;
  if (!meant) throw new Failure('ORDER_NOT_FOUND', `No fulfillment order ${reference}${locationCode == null ? '' : ` at ${locationCode}`}`, { reference });
  if (codes.length > 1) throw new Failure('BAD_INPUT', 'Several locations fulfill this order', { locationCode: [`must be one of ${codes.toSorted().join(', ')}`] });
  return meant;
}
