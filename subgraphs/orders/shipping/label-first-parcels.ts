import type { CallContext } from '#contract/principal.js';
import type { LabelledOrder } from './labelled-order.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { LabelFormat } from './carrier.js';
import { ensureLabelsOf } from './ensure-labels.js';
import { RETURN_LABEL } from './label.js';

const FIRST_PARCEL = 1;

interface FirstLabels {
  readonly fulfillmentOrders: readonly LabelledOrder[];
  /** Whether the way back gets its label, too. */
  readonly withReturn: boolean;
  /** What labels are written as; the carrier's usual format unless given. */
  readonly format?: LabelFormat;
}

/**
 * Make the label of the first parcel, and of the way back where it is wanted, for parts that lack it (document 1, B, rule 5 of GET
 * Orders/New; C, states). A failed one is made again: a warehouse that polls until it answers has no other call for the way back.
 */
export async function labelFirstParcels(deps: OrdersDeps, context: CallContext, { fulfillmentOrders, withReturn, format }: FirstLabels): Promise<void> {
  const parcels = (withReturn ? [RETURN_LABEL, FIRST_PARCEL] : [FIRST_PARCEL]).map((parcel) => ({ parcel }));
  await ensureLabelsOf(deps, context, fulfillmentOrders.map((fulfillmentOrder) => ({ fulfillmentOrder, parcels, enrich: false, format })));
}
