import type { CallContext } from '#contract/principal.js';
import type { FulfillmentOrder } from '../fulfillment/fulfillment-order.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { LabelFormat } from './carrier.js';
import { ensureLabels } from './ensure-labels.js';
import { RETURN_LABEL } from './label.js';
import { findLabels } from './label.store.js';

const FIRST_PARCEL = 1;
const AT_ONCE = 8;

/**
 * Make the label of the way back and of the first parcel for parts that have neither (document 1, B, rule 5 of GET Orders/New). A failed
 * one is not tried again here: that is asked for.
 */
export async function labelFirstParcels(deps: OrdersDeps, context: CallContext, { parts, format }: { parts: readonly FulfillmentOrder[]; format: LabelFormat }): Promise<void> {
  const ours = parts.filter(({ labelsBy }) => labelsBy === 'PLATFORM');
  const known = await findLabels(deps.database, context.principal.companyId, ours.map(({ id }) => id));
  const labelled = new Set(known.map(({ fulfillmentOrderId, parcel }) => `${fulfillmentOrderId}:${String(parcel)}`));
  const due = ours.flatMap((part) => {
    const parcels = [RETURN_LABEL, FIRST_PARCEL].filter((parcel) => !labelled.has(`${part.id}:${String(parcel)}`));
    return parcels.length === 0 ? [] : [{ part, parcels: parcels.map((parcel) => ({ parcel })) }];
  });
  for (let at = 0; at < due.length; at += AT_ONCE) {
    await Promise.all(due.slice(at, at + AT_ONCE).map(({ part, parcels }) => ensureLabels(deps, context, { part, parcels, enrich: false, format })));
  }
}
