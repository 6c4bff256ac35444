import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import type { Reader } from '#subgraph-kit/database.js';
import type { OrdersDeps } from '../orders-deps.js';
import { findNamedOrder } from '../ordering/find-named-order.js';
import type { Order } from '../ordering/order.js';
import { findOrder } from '../ordering/order.store.js';
import { findOrderOfShipment } from '../shipping/shipment.store.js';
import { findShipmentsOfNumbers } from './tracked-shipment.store.js';

/** The order that a reference or else a tracking number is of; of a number that a carrier used again, the order of the parcel that left last. */
export async function readTrackedOrder({ database }: OrdersDeps, { principal }: CallContext, reference: string): Promise<Order | undefined> {
  requirePermission(principal, 'commerce.read');
  const { companyId } = principal;
  return await findNamedOrder(database, principal, reference) ?? orderOfParcel(database, companyId, reference.trim());
}

/** The order of the parcel with a tracking number; of a number that a carrier used again, of the one that left last. */
export async function orderOfParcel(database: Reader, companyId: number, number: string): Promise<Order | undefined> {
  const [shipment] = (await findShipmentsOfNumbers(database, companyId, [number])).get(number) ?? [];
  const orderId = shipment && await findOrderOfShipment(database, companyId, shipment.id);
  return orderId === undefined ? undefined : findOrder(database, companyId, orderId);
}
