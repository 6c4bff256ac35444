import { Failure } from '#contract/failure.js';
import type { FulfillmentOrder } from './fulfillment-order.js';

/** The most parcels of a report (document 1, A, Picking and shipment parcels); the platform labels fewer. */
const MOST_PARCELS = { WAREHOUSE: 50, PLATFORM: 10 } as const;

/** Throws BAD_INPUT where a report of a fulfillment order names more parcels than it may. */
export function checkParcelCount({ labelsBy }: Pick<FulfillmentOrder, 'labelsBy'>, parcels: readonly unknown[]): void {
  const most = MOST_PARCELS[labelsBy];
  if (parcels.length > most) throw new Failure('BAD_INPUT', 'Too many parcels', { parcels: [`must be at most ${String(most)}`] });
}
