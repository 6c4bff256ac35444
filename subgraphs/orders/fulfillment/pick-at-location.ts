import type { CallContext } from '#contract/principal.js';
import type { OrdersDeps } from '../orders-deps.js';
import { RETURN_LABEL } from '../shipping/label.js';
import { findLabels } from '../shipping/label.store.js';
import type { ReportedParcel } from '../shipping/parcel.js';
import type { FulfillmentOrder } from './fulfillment-order.js';
import { isPickup } from './pickup.js';
import type { ReportedUnits } from './picking.js';
import { reportPicking, type ReportPicking } from './report-picking.js';
import { workAtLocation, type LocationWork } from './work-at-location.js';

/** What a person picked. */
export interface PickAtLocation extends LocationWork, Pick<ReportPicking, 'pickedAt' | 'parcels' | 'labelFormat'> {
  /** Units that are not listed count as missing; every unit was picked unless given. */
  readonly lines?: readonly ReportedUnits[] | null | undefined;
}

/** A person picks a fulfillment order at its location, as a warehouse reports it; without parcels it is one where the platform makes the labels. */
export async function pickAtLocation(deps: OrdersDeps, context: CallContext, { lines, pickedAt, parcels, labelFormat, ...named }: PickAtLocation): Promise<FulfillmentOrder> {
  const { as, fulfillmentOrder } = await workAtLocation(deps, context, named);
  const picked = lines ?? allUnits(fulfillmentOrder);
  const packed = parcels ?? await assumedParcels(deps, context, { fulfillmentOrder, picked });
  return reportPicking(deps, as, { reference: fulfillmentOrder.id, pickedAt, parcels: packed, labelFormat, lines: picked });
}

const allUnits = ({ lines }: FulfillmentOrder): ReportedUnits[] =>
  lines.map(({ lineId, quantityOrdered, quantityCancelled }) => ({ lineId, quantity: quantityOrdered - quantityCancelled }));

interface Picked {
  readonly fulfillmentOrder: FulfillmentOrder;
  readonly picked: readonly ReportedUnits[];
}

/** One parcel to label, unless nothing travels or there are labels already, made before or by an earlier report: they stay. */
async function assumedParcels({ database }: OrdersDeps, { principal }: CallContext, { fulfillmentOrder, picked }: Picked): Promise<readonly ReportedParcel[]> {
  const travels = picked.some(({ quantity }) => quantity > 0) && !isPickup(fulfillmentOrder);
  if (fulfillmentOrder.labelsBy !== 'PLATFORM' || !travels) return [];
  const known = await findLabels(database, principal.companyId, [fulfillmentOrder.id]);
  return known.some(({ parcel }) => parcel !== RETURN_LABEL) ? [] : [{}];
}
