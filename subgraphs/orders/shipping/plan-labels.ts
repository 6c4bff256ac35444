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

/** Which parcels of a part want labels. */
export interface WantedLabels {
  readonly fulfillmentOrder: LabelledOrder;
  readonly parcels: readonly LabelParcel[];
  /** Whether labels that are ready take over reference, weight and sizes of their parcel, as after picking. */
  readonly enrich: boolean;
  /** What labels are written as; the carrier's usual format unless given. */
  readonly format?: LabelFormat | null | undefined;
}

/** What is to be done for the labels of one part. */
export interface LabelPlan extends WantedLabels {
  /** Its labels so far. */
  readonly known: readonly Label[];
  /** Parcels whose labels are to be made. */
  readonly due: readonly NumberedParcel[];
  /** Parcels whose labels are ready and take over what is said now. */
  readonly enriched: readonly NumberedParcel[];
}

/** Compare the labels that parts want with those they have; BAD_INPUT for parcels a part cannot have. */
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

/** What the due labels of plans are made from; NOT_FOUND when the location of one is gone. */
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
