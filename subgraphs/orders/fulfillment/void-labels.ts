import { Failure } from '#contract/failure.js';
import { requireScope, type CallContext } from '#contract/principal.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import { partOfWarehouse } from './read-warehouse-order.js';
import type { OrdersDeps } from '../orders-deps.js';
import { RETURN_LABEL, type Label } from '../shipping/label.js';
import { refuseLabelChange, refuseOwnLabels } from './labelling.js';
import { findLabels } from '../shipping/label.store.js';
import { removeLabel } from '../shipping/remove-label.js';

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
    for (const label of wanted) await removeLabel(deps, transaction, { context, part, label });
    return wanted;
  }));
}
