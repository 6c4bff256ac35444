import type { CallContext } from '#contract/principal.js';
import type { LabelledOrder } from './labelled-order.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { LabelFormat } from './carrier.js';
import { ensureLabelsOf } from './ensure-labels.js';
import { RETURN_LABEL } from './label.js';

const FIRST_PARCEL = 1;

interface FirstLabels {
  readonly fulfillmentOrders: readonly LabelledOrder[];
  /** Whether to make the return label, too. */
  readonly withReturn: boolean;
  /** Format of the labels; the carrier's default unless given. */
  readonly format?: LabelFormat;
}

/**
 * Make the label of the first parcel, and the return label if requested, for fulfillment orders that lack it (document 1, B, rule 5 of GET
 * Orders/New; C, states). A failed one is retried: such a warehouse has no other call for the return label.
 */
export async function labelFirstParcels(deps: OrdersDeps, context: CallContext, { fulfillmentOrders, withReturn, format }: FirstLabels): Promise<void> {
  const parcels = (withReturn ? [RETURN_LABEL, FIRST_PARCEL] : [FIRST_PARCEL]).map((parcel) => ({ parcel }));
  await ensureLabelsOf(deps, context, fulfillmentOrders.map((fulfillmentOrder) => ({ fulfillmentOrder, parcels, enrich: false, format })));
}
