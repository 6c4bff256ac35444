import { instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import { grouped } from '#subgraph-kit/grouped.js';
import { findLocationsById } from '../inventory/location.store.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { LabelAttempt } from './attempt-labels.js';
import type { LabelFormat } from './carrier.js';
import { findCarriers } from './carrier.store.js';
import { areParcelNumbers, numberedParcels, type LabelParcel, type NumberedParcel } from './label-request.js';
import { MOST_LABELS, type Label } from './label.js';
import { findLabels } from './label.store.js';
import type { LabelledOrder } from './labelled-order.js';

/** The parcels of a fulfillment order to label. */
export interface WantedLabels {
  readonly fulfillmentOrder: LabelledOrder;
  readonly parcels: readonly LabelParcel[];
  /** Whether ready labels adopt reference, weight and sizes of their parcel, as after picking. */
  readonly enrich: boolean;
  /** Format of the labels; the carrier's default unless given. */
  readonly format?: LabelFormat | null | undefined;
}

/** The labels of one fulfillment order to make and to update. */
export interface LabelPlan extends WantedLabels {
  /** Its labels so far. */
  readonly known: readonly Label[];
  /** Parcels whose labels are to be made. */
  readonly due: readonly NumberedParcel[];
  /** Parcels whose labels are ready and adopt the new parcel data. */
  readonly enriched: readonly NumberedParcel[];
}

/** Compare the requested labels of fulfillment orders with the existing ones; BAD_INPUT for parcels a fulfillment order cannot have. */
export async function planLabels({ database }: OrdersDeps, companyId: number, wanted: readonly WantedLabels[]): Promise<LabelPlan[]> {
  const labels = grouped(await findLabels(database, companyId, wanted.map(({ fulfillmentOrder }) => fulfillmentOrder.id)), ({ fulfillmentOrderId }) => fulfillmentOrderId);
  return wanted.map((given) => {
    const known = labels.get(given.fulfillmentOrder.id) ?? [];
    const parcels = numberedParcels(given.parcels, known);
    if (!areParcelNumbers(parcels)) throw new Failure('BAD_INPUT', 'An order has at most 10 labels a warehouse', { parcels: [`must be at most ${String(MOST_LABELS)} parcels`] });
    const due = parcels.filter(({ parcel }) => !known.some((label) => label.parcel === parcel && label.status === 'READY'));
    return { ...given, known, due, enriched: given.enrich ? parcels.filter((parcel) => !due.includes(parcel)) : [] };
  });
}

/** The input for the labels that plans have to make; NOT_FOUND when a location does not exist. */
export async function attemptsOf({ database, clock }: OrdersDeps, companyId: number, plans: readonly LabelPlan[]): Promise<LabelAttempt[]> {
  if (plans.length === 0) return [];
  const locations = await findLocationsById(database, companyId, plans.map(({ fulfillmentOrder }) => fulfillmentOrder.locationId));
  const carriers = await findCarriers(database, companyId);
  return plans.map(({ fulfillmentOrder, format, due, known }) => {
    const location = locations.get(fulfillmentOrder.locationId);
    if (!location) throw new Failure('NOT_FOUND', 'The location of this order is gone');
    const parcels = Math.max(1, ...[...due, ...known].map(({ parcel }) => parcel));
    return { source: { fulfillmentOrder, location, format, carriers, at: instant(clock), parcels }, parcels: due };
  });
}
