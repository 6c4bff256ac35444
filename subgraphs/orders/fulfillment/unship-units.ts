import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { OrdersDeps } from '../orders-deps.js';
import { unitsByLine } from '../shipping/matched-units.js';
import type { Shipment } from '../shipping/shipment.js';
import { findFulfillmentOrdersOfOrder } from './fulfillment-order.store.js';
import { unshipped } from './shipping-out.js';
import { writeFulfillmentOrder } from './write-fulfillment-order.js';

/** Count the units of a voided shipment as picked again. */
export async function unshipUnits(deps: OrdersDeps, transaction: Transaction, { context, shipment: { orderId, fulfillmentOrderId, units } }: { context: CallContext; shipment: Shipment }): Promise<void> {
  const before = (await findFulfillmentOrdersOfOrder(transaction, context.principal.companyId, orderId)).find(({ id }) => id === fulfillmentOrderId);
  if (!before) throw new Failure('INTERNAL', 'A shipment has no fulfillment order');
  await writeFulfillmentOrder(deps, transaction, { context, before, after: unshipped(before, unitsByLine(units)) });
}
