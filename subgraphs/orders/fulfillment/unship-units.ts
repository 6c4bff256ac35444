import { Failure } from '#contract/failure.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { unitsByLine } from '../shipping/matched-units.js';
import type { Shipment } from '../shipping/shipment.js';
import { findFulfillmentOrdersOfOrder, saveFulfillmentOrder } from './fulfillment-order.store.js';
import { unshipped } from './shipping-out.js';

/** Count the units of a voided shipment as picked again. */
export async function unshipUnits(transaction: Transaction, companyId: number, { orderId, fulfillmentOrderId, units }: Shipment): Promise<void> {
  const before = (await findFulfillmentOrdersOfOrder(transaction, companyId, orderId)).find(({ id }) => id === fulfillmentOrderId);
  if (!before) throw new Failure('INTERNAL', 'A shipment has no fulfillment order');
  await saveFulfillmentOrder(transaction, companyId, { before, after: unshipped(before, unitsByLine(units)) });
}
