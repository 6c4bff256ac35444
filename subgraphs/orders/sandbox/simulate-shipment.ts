import { Failure } from '#contract/failure.js';
import { partOfCommand } from '#contract/part-of-command.js';
import type { CallContext } from '#contract/principal.js';
import { requireAccess } from '#contract/require-permission.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { requireSandbox } from '#subgraph-kit/require-sandbox.js';
import { acceptFulfillmentOrder } from '../fulfillment/accept-fulfillment-order.js';
import { reportShipment } from '../fulfillment/report-shipment.js';
import type { FulfillmentOrder } from '../fulfillment/fulfillment-order.js';
import { findNamedFulfillmentOrders } from '../fulfillment/named-fulfillment-orders.store.js';
import { findOrder } from '../ordering/order.store.js';
import type { Order } from '../ordering/order.js';
import type { OrdersDeps } from '../orders-deps.js';
import { asSimulatedLocation } from './as-merchant.js';

/** Which order leaves, and how its parcel is found. */
export interface SimulateShipment {
  readonly reference: string;
  /** Made up unless given. */
  readonly trackingNumber?: string | null | undefined;
  readonly carrierCode?: string | null | undefined;
}

const NUMBER_DIGITS = 12;
const OPEN: readonly FulfillmentOrder['status'][] = ['TO_FULFILL', 'ACCEPTED', 'PROCESSED'];

/** The locations of an order ship all of it: each accepts its fulfillment order, unless it has, and reports what leaves. An order that has left is answered as it is. */
export async function simulateShipment(deps: OrdersDeps, context: CallContext, { reference, trackingNumber, carrierCode }: SimulateShipment): Promise<Order> {
  requireAccess(context.principal, { permission: 'commerce.write', scope: 'orders:write' });
  await requireSandbox(deps, context);
  const { companyId } = context.principal;
  const open = (await findNamedFulfillmentOrders(deps.database, companyId, reference)).filter(({ status }) => OPEN.includes(status));
  const [first] = open;
  if (!first) return shippedOrder(deps, companyId, reference);
  await deps.database.inTransaction(async (transaction) => {
    const within = { ...deps, database: { ...deps.database, inTransaction: <T>(work: (same: Transaction) => Promise<T>): Promise<T> => work(transaction) } }; // all of it or nothing
    for (const [index, fulfillmentOrder] of open.entries()) {
      const number = trackingNumber == null ? madeUpNumber(fulfillmentOrder) : index === 0 ? trackingNumber : `${trackingNumber}-${String(index + 1)}`;
      await ship(within, context, { fulfillmentOrder, report: { trackingNumber: number, carrierCode: carrierCode ?? fulfillmentOrder.shipping.carrierCode } });
    }
  });
  return orderOf(deps, companyId, first.orderId);
}

interface Leaving {
  readonly fulfillmentOrder: FulfillmentOrder;
  readonly report: { readonly trackingNumber: string; readonly carrierCode: string | null };
}

async function ship(deps: OrdersDeps, context: CallContext, { fulfillmentOrder: { id, locationId, status }, report }: Leaving): Promise<void> {
  const as = partOfCommand(asSimulatedLocation(context, locationId), id);
  if (status === 'TO_FULFILL') await acceptFulfillmentOrder(deps, as, { reference: id });
  await reportShipment(deps, as, { reference: id, mode: 'PICK_AND_SHIP', report: { ...report, withoutTracking: true } });
}

/** Of its own id, so that a repeated call reports the same. */
const madeUpNumber = ({ id }: FulfillmentOrder): string => `SBX${id.replaceAll('-', '').slice(-NUMBER_DIGITS).toUpperCase()}`;

async function shippedOrder(deps: OrdersDeps, companyId: number, reference: string): Promise<Order> {
  const order = await orderOf(deps, companyId, reference);
  if (order.lines.some(({ quantityShipped }) => quantityShipped > 0)) return order;
  const status = order.status.toLowerCase();
  throw new Failure('INVALID_STATE', `No location has units of ${order.number} to ship: it is ${status}`, { status });
}

async function orderOf({ database }: OrdersDeps, companyId: number, reference: string): Promise<Order> {
  const order = await findOrder(database, companyId, reference);
  if (!order) throw new Failure('ORDER_NOT_FOUND', `No order ${reference}`);
  return order;
}
