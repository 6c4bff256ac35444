import { requireScope, type CallContext } from '#contract/principal.js';
import type { OrderRef } from './order-ref.js';
import { fulfillmentOrderOfWarehouse } from './read-warehouse-order.js';
import type { OrdersDeps } from '../orders-deps.js';
import { RETURN_LABEL, type Label } from '../shipping/label.js';
import { refuseOwnLabels, shownLabels } from './labelling.js';
import { findLabels } from '../shipping/label.store.js';

/** Which labels of which order. */
export interface ReadLabels extends OrderRef {
  /** Whether to include the return label. */
  readonly withReturn: boolean;
}

/** The labels of the calling warehouse's fulfillment order; reading never creates any (document 1, A, GET labels). */
export async function readLabels({ database }: OrdersDeps, context: CallContext, { withReturn, ...named }: ReadLabels): Promise<Label[]> {
  requireScope(context.principal, 'fulfillment:read');
  const fulfillmentOrder = await fulfillmentOrderOfWarehouse(database, context, named);
  refuseOwnLabels(fulfillmentOrder);
  const labels = await findLabels(database, context.principal.companyId, [fulfillmentOrder.id]);
  return shownLabels(labels, fulfillmentOrder).filter(({ parcel }) => withReturn || parcel !== RETURN_LABEL);
}
