import type { Reader } from '#subgraph-kit/database.js';
import { findShipmentStatuses } from '../shipping/shipment.store.js';
import { delivered, type Order } from './order.js';

/** An order before and after its parts moved it. */
export interface Step {
  readonly before: Order;
  readonly after: Order;
}

/**
 * The orders after their steps, delivered where they are shipped only now and all that left had arrived before, because the part that then ended
 * sent nothing.
 */
export async function arrivedAlready(reader: Reader, companyId: number, steps: readonly Step[]): Promise<Order[]> {
  const shipped = steps.filter(({ before, after }) => after.status === 'SHIPPED' && before.status !== 'SHIPPED').map(({ after: { id } }) => id);
  const statuses = await findShipmentStatuses(reader, companyId, shipped);
  return steps.map(({ after }) => delivered(after, statuses.get(after.id) ?? []));
}
