import { Failure } from '#contract/failure.js';
import { requireScope, type CallContext } from '#contract/principal.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { FulfillmentOrder } from '../fulfillment/fulfillment-order.js';
import { partOfWarehouse } from '../fulfillment/read-warehouse-order.js';
import type { OrdersDeps } from '../orders-deps.js';
import { RETURN_LABEL, refuseLabelChange, refuseOwnLabels, type Label } from './label.js';
import { deleteLabel, findLabels } from './label.store.js';

/** The calling warehouse gives every label of its parcels up that has not left, or one of them; answers what was given up. */
export async function voidLabels(deps: OrdersDeps, context: CallContext, { reference, parcel }: { readonly reference: string; readonly parcel?: number | null | undefined }): Promise<Label[]> {
  requireScope(context.principal, 'fulfillment:write');
  const { database, clock } = deps;
  return database.inTransaction((transaction) => commandOnce(transaction, { context, clock, name: 'voidLabels' }, async () => {
    const part = await partOfWarehouse(transaction, context, reference);
    refuseOwnLabels(part);
    refuseLabelChange(part);
    const known = await findLabels(transaction, context.principal.companyId, [part.id]);
    const wanted = known.filter((label) => (parcel == null ? label.parcel !== RETURN_LABEL && label.shipmentId === null : label.parcel === parcel));
    if (wanted.length === 0) throw new Failure('NOT_FOUND', parcel == null ? `Order ${part.number} has no labels` : `Order ${part.number} has no label ${String(parcel)}`);
    for (const label of wanted) await remove(deps, transaction, { context, part, label });
    return wanted;
  }));
}

interface Removal {
  readonly context: CallContext;
  readonly part: FulfillmentOrder;
  readonly label: Label;
}

async function remove({ outbox }: OrdersDeps, transaction: Transaction, { context, part, label }: Removal): Promise<void> {
  const { companyId } = context.principal;
  if (!await deleteLabel(transaction, companyId, label.id)) throw new Failure('INVALID_STATE', 'The parcel of this label has left');
  await outbox.append(transaction, companyId, [{
    type: 'label.voided', subject: part.orderId, cause: context,
    payload: { fulfillmentOrderId: part.id, orderId: part.orderId, number: part.number, parcel: label.parcel, trackingNumber: label.trackingNumber },
  }]);
}
