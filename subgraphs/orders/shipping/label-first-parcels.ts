import type { CallContext } from '#contract/principal.js';
import type { LabelledOrder } from './labelled-order.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { LabelFormat } from './carrier.js';
import { ensureLabels } from './ensure-labels.js';
import { RETURN_LABEL } from './label.js';
import { findLabels } from './label.store.js';

const FIRST_PARCEL = 1;
const AT_ONCE = 8;

interface FirstLabels {
  readonly parts: readonly LabelledOrder[];
  /** Whether the way back gets its label, too. */
  readonly withReturn: boolean;
  /** What labels are written as; the carrier's usual format unless given. */
  readonly format?: LabelFormat;
}

/**
 * Make the label of the first parcel, and of the way back where it is wanted, for parts that lack it (document 1, B, rule 5 of GET
 * Orders/New; C, states). A failed one is made again: a warehouse that polls until it answers has no other call for the way back.
 */
export async function labelFirstParcels(deps: OrdersDeps, context: CallContext, { parts, withReturn, format }: FirstLabels): Promise<void> {
  const ours = parts.filter(({ labelsBy }) => labelsBy === 'PLATFORM');
  const known = await findLabels(deps.database, context.principal.companyId, ours.map(({ id }) => id));
  const labelled = new Set(known.filter(({ status }) => status === 'READY').map(({ fulfillmentOrderId, parcel }) => `${fulfillmentOrderId}:${String(parcel)}`));
  const due = ours.flatMap((part) => {
    const parcels = (withReturn ? [RETURN_LABEL, FIRST_PARCEL] : [FIRST_PARCEL]).filter((parcel) => !labelled.has(`${part.id}:${String(parcel)}`));
    return parcels.length === 0 ? [] : [{ part, parcels: parcels.map((parcel) => ({ parcel })) }];
  });
  for (let at = 0; at < due.length; at += AT_ONCE) {
    await Promise.all(due.slice(at, at + AT_ONCE).map(({ part, parcels }) => ensureLabels(deps, context, { part, parcels, enrich: false, format })));
  }
}
