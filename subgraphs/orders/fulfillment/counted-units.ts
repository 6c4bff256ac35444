import type { FulfillmentLine, FulfillmentOrder, LineQuantities, ReservingFulfillmentOrder } from './fulfillment-order.js';

/** The quantities of a line that decide how many of its units are off the count; those picked matter only once it is short-closed. */
export type CountedLine = LineQuantities & Pick<FulfillmentLine, 'variantId'> & Partial<Pick<FulfillmentLine, 'quantityPicked' | 'sku'>>;

/** The fields that decide how many units a fulfillment order has taken off the count of its location. */
export interface CountedOrder extends ReservingFulfillmentOrder, Partial<Pick<FulfillmentOrder, 'lowersCount'>> {
  readonly lines: readonly CountedLine[];
}

/**
 * Units of a line that accepting took off what was counted at the location and that are not back on its shelf: all but the cancelled ones. Of a short-closed
 * fulfillment order those that were picked and did not leave are back; those that were missing are not, because nobody found them.
 */
export function unitsOffCount({ lowersCount, status }: Pick<CountedOrder, 'lowersCount' | 'status'>, { quantityOrdered, quantityCancelled, quantityPicked = 0, quantityShipped }: CountedLine): number {
  if (lowersCount !== true) return 0;
  const back = status === 'CLOSED' ? Math.max(0, quantityPicked - quantityShipped) : 0;
  return quantityOrdered - quantityCancelled - back;
}
