import type { Reader } from '#subgraph-kit/database.js';
import { findShipmentStatuses } from '../shipping/shipment.store.js';
import { delivered, type Order } from './order.js';

/** An order before and after its parts moved it. */
export interface Step {
  readonly before: Order;
  readonly after: Order;
}

/**
 * What becomes of orders whose shipments may have arrived before the order was shipped, because a part that then ended sent nothing:
 * `arrived` is the order delivered where that is so, else the order after its step.
 */
export async function arrivedAlready<S extends Step>(reader: Reader, companyId: number, steps: readonly S[]): Promise<(S & { readonly arrived: Order })[]> {
  const shipped = steps.filter(({ before, after }) => after.status === 'SHIPPED' && before.status !== 'SHIPPED').map(({ after: { id } }) => id);
  const statuses = await findShipmentStatuses(reader, companyId, shipped);
  return steps.map((step) => ({ ...step, arrived: shipped.includes(step.after.id) ? delivered(step.after, statuses.get(step.after.id) ?? []) : step.after }));
}
