import { instant } from '#kernel/clock.js';
import { findLocationsById } from '../inventory/location.store.js';
import { findOrdersById } from '../ordering/order.store.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { UnnumberedRequest } from '../shipping/attempt-requests.js';
import { findCarriers } from '../shipping/carrier.store.js';
import { returnLabelRequest } from './return-label-request.js';
import { isToBeSent } from './return-status.js';
import { findReturnsById } from './return.store.js';

/** The label of a return before it is made: a request for its carrier, or why there can be none, or nothing because the return needs none any more. */
export type PreparedLabel = { readonly returnId: string } & ({ readonly request: UnnumberedRequest; readonly orderId: string } | { readonly reason: string } | { readonly isUnneeded: true });

/** What is to be asked of carriers for the labels of returns; four queries, however many. */
export async function prepareReturnLabels({ database, clock }: Pick<OrdersDeps, 'database' | 'clock'>, companyId: number, returnIds: readonly string[]): Promise<PreparedLabel[]> {
  const returns = await findReturnsById(database, companyId, returnIds);
  const orderIds = returns.flatMap(({ orderId }) => orderId ?? []);
  const [orders, locations, carriers] = await Promise.all([
    findOrdersById(database, companyId, orderIds),
    findLocationsById(database, companyId, returns.map(({ locationId }) => locationId)), findCarriers(database, companyId),
  ]);
  return returnIds.map((returnId) => {
    const found = returns.find(({ id }) => id === returnId);
    if (!found) return { returnId, reason: 'What is known of this return cannot be read' };
    if (!isToBeSent(found.status)) return { returnId, isUnneeded: true };
    const [order, location] = [orders.find(({ id }) => id === found.orderId), locations.get(found.locationId)];
    if (!order || !location) return { returnId, reason: 'What is known of the order or the location of this return cannot be read' };
    return { returnId, orderId: order.id, ...returnLabelRequest({ found, order, location, carriers, at: instant(clock) }) };
  });
}
