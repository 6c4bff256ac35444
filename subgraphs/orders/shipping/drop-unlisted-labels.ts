import type { CallContext } from '#contract/principal.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { LabelledOrder } from './labelled-order.js';
import type { OrdersDeps } from '../orders-deps.js';
import { findLabels } from './label.store.js';
import { removeLabel } from './remove-label.js';

interface Listed {
  readonly context: CallContext;
  readonly fulfillmentOrder: LabelledOrder;
  /** How many parcels the picking report lists. */
  readonly parcels: number;
}

/** Void the labels of parcels the last picking report does not list. A report without parcels voids none. */
export async function dropUnlistedLabels(deps: OrdersDeps, transaction: Transaction, { context, fulfillmentOrder, parcels }: Listed): Promise<void> {
  if (fulfillmentOrder.labelsBy === 'WAREHOUSE' || parcels === 0) return;
  const known = await findLabels(transaction, context.principal.companyId, [fulfillmentOrder.id]);
  for (const label of known) {
    if (label.parcel > parcels && label.shipmentId === null) await removeLabel(deps, transaction, { context, fulfillmentOrder, label });
  }
}
