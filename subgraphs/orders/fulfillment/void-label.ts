import { Failure } from '#contract/failure.js';
import { requireScope, type CallContext } from '#contract/principal.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import { partOfWarehouse } from './read-warehouse-order.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { Label } from '../shipping/label.js';
import { refuseLabelChange, refuseOwnLabels } from './labelling.js';
import { findLabels } from '../shipping/label.store.js';
import { removeLabel } from '../shipping/remove-label.js';

/** Which label of which order. */
export interface VoidLabel {
  readonly reference: string;
  readonly parcel: number;
}

/** The calling warehouse gives a label up before it ships; its parcel may get another. Answers what was given up. */
export async function voidLabel(deps: OrdersDeps, context: CallContext, { reference, parcel }: VoidLabel): Promise<Label> {
  const label = await giveUp(deps, context, { reference, parcel });
  if (!label) throw new Failure('NOT_FOUND', `Order ${reference} has no label ${String(parcel)}`);
  return label;
}

/** The same for callers that may repeat themselves: a label that is not there, or not any more, is given up already. Answers whether it was there. */
export const dropLabel = async (deps: OrdersDeps, context: CallContext, given: VoidLabel): Promise<boolean> => await giveUp(deps, context, given) !== null;

function giveUp(deps: OrdersDeps, context: CallContext, { reference, parcel }: VoidLabel): Promise<Label | null> {
  const { database, clock } = deps;
  requireScope(context.principal, 'fulfillment:write');
  return database.inTransaction((transaction) => commandOnce(transaction, { context, clock, name: 'voidLabel' }, async () => {
    const part = await partOfWarehouse(transaction, context, reference);
    refuseOwnLabels(part);
    const label = (await findLabels(transaction, context.principal.companyId, [part.id])).find((candidate) => candidate.parcel === parcel);
    if (!label) return null;
    refuseLabelChange(part);
    await removeLabel(deps, transaction, { context, part, label });
    return label;
  }));
}
