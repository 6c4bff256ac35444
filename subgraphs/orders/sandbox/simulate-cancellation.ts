import type { CallContext } from '#contract/principal.js';
import { requireSandbox } from '#subgraph-kit/require-sandbox.js';
import { readWarehouseOrder } from '../fulfillment/read-warehouse-order.js';
import { cancelOrder } from '../ordering/cancel-order.js';
import type { Order } from '../ordering/order.js';
import type { OrdersDeps } from '../orders-deps.js';
import { asMerchant } from './as-merchant.js';
import { requireSimulator, workedLocation } from './require-simulator.js';

const REASON = 'The customer changed their mind';

/** The merchant cancels an order: warehouses that accepted it are asked to stop. */
export async function simulateCancellation(deps: OrdersDeps, context: CallContext, reference: string): Promise<Order> {
  requireSimulator(context.principal);
  await requireSandbox(deps, context);
  return cancelOrder(deps, asMerchant(context), { reference: await ownReference(deps, context, reference), reason: REASON });
}

/** The order's id, where it is an order of the calling warehouse; other callers may name any. */
export async function ownReference(deps: OrdersDeps, context: CallContext, reference: string): Promise<string> {
  return workedLocation(context.principal) === undefined ? reference : (await readWarehouseOrder(deps, context, reference)).orderId;
}
