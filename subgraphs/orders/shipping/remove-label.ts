import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { LabelledOrder } from './labelled-order.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { Label } from './label.js';
import { deleteLabel } from './label.store.js';

interface Removal {
  readonly context: CallContext;
  readonly fulfillmentOrder: LabelledOrder;
  readonly label: Label;
}

/** Remove a label whose parcel has not left, with its event; one that left is INVALID_STATE. */
export async function removeLabel({ outbox }: OrdersDeps, transaction: Transaction, { context, fulfillmentOrder, label }: Removal): Promise<void> {
  const { companyId } = context.principal;
  if (!await deleteLabel(transaction, companyId, label.id)) throw new Failure('INVALID_STATE', 'The parcel of this label has left');
  transaction.recordChange({ kind: 'label', id: label.id, subject: fulfillmentOrder.orderId, before: label, after: null });
  await outbox.append(transaction, companyId, [{
    type: 'label.voided', subject: fulfillmentOrder.orderId, cause: context,
    payload: { fulfillmentOrderId: fulfillmentOrder.id, orderId: fulfillmentOrder.orderId, number: fulfillmentOrder.number, parcel: label.parcel, trackingNumber: label.trackingNumber },
  }]);
}
