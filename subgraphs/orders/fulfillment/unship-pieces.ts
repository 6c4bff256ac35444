import { Failure } from '#contract/failure.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { piecesByLine } from '../shipping/pieces.js';
import type { Shipment } from '../shipping/shipment.js';
import { findPartsOfOrder, savePart } from './fulfillment-order.store.js';
import { unshipped } from './shipping-out.js';

/** Have the pieces of a voided shipment back where they were picked. */
export async function unshipPieces(transaction: Transaction, companyId: number, { orderId, fulfillmentOrderId, pieces }: Shipment): Promise<void> {
  const before = (await findPartsOfOrder(transaction, companyId, orderId)).find(({ id }) => id === fulfillmentOrderId);
  if (!before) throw new Failure('INTERNAL', 'A shipment has no fulfillment order');
  await savePart(transaction, companyId, { before, after: unshipped(before, piecesByLine(pieces)) });
}
