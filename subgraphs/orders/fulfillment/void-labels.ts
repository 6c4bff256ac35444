import { Failure } from '#contract/failure.js';
import { requireScope, type CallContext } from '#contract/principal.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { OrderRef } from './order-ref.js';
import { fulfillmentOrderOfWarehouse } from './read-warehouse-order.js';
import type { OrdersDeps } from '../orders-deps.js';
import { RETURN_LABEL, type Label } from '../shipping/label.js';
import { refuseLabelChange, refuseOwnLabels } from './labelling.js';
import { findLabels } from '../shipping/label.store.js';
import { removeLabel } from '../shipping/remove-label.js';
import { isAnswered, type RepeatPolicy } from './repeats.js';

/** Which labels of which order. */
export interface VoidLabels extends OrderRef {
  /** The label of this parcel; those of all parcels that have not left unless given. */
  readonly parcel?: number | null | undefined;
  /** What to do if the labels do not exist or were voided before. */
  readonly repeat?: RepeatPolicy | null | undefined;
}

/** The calling warehouse voids labels before their parcels leave; new ones may be made. Answers the voided labels. */
export async function voidLabels(deps: OrdersDeps, context: CallContext, { parcel, repeat, ...named }: VoidLabels): Promise<Label[]> {
  requireScope(context.principal, 'fulfillment:write');
  const { database, clock } = deps;
  return database.inTransaction((transaction) => commandOnce(transaction, { context, clock, name: 'voidLabels' }, async () => {
    const fulfillmentOrder = await fulfillmentOrderOfWarehouse(transaction, context, named);
    refuseOwnLabels(fulfillmentOrder);
    const known = await findLabels(transaction, context.principal.companyId, [fulfillmentOrder.id]);
    const wanted = known.filter((label) => (parcel == null ? label.parcel !== RETURN_LABEL && label.shipmentId === null : label.parcel === parcel));
    if (await isAnswered(repeat, () => wanted.length === 0)) return wanted;
    refuseLabelChange(fulfillmentOrder);
    if (wanted.length === 0) throw new Failure('NOT_FOUND', parcel == null ? `Order ${fulfillmentOrder.number} has no labels` : `Order ${fulfillmentOrder.number} has no label ${String(parcel)}`);
    for (const label of wanted) await removeLabel(deps, transaction, { context, fulfillmentOrder, label });
    return wanted;
  }));
}
