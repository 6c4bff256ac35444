import type { CallContext } from '#contract/principal.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { FulfillmentOrder } from './fulfillment-order.js';
import type { ReportedUnits } from './picking.js';
import { reportPicking, type ReportPicking } from './report-picking.js';
import { workAtLocation, type LocationWork } from './work-at-location.js';

/** What a person picked. */
export interface PickAtLocation extends LocationWork, Pick<ReportPicking, 'pickedAt' | 'parcels' | 'labelFormat'> {
  /** Units that are not listed count as missing; every unit was picked unless given. */
  readonly lines?: readonly ReportedUnits[] | null | undefined;
}

/** A person picks a fulfillment order at its location, as a warehouse reports it. */
export async function pickAtLocation(deps: OrdersDeps, context: CallContext, { lines, pickedAt, parcels, labelFormat, ...named }: PickAtLocation): Promise<FulfillmentOrder> {
  const { as, fulfillmentOrder } = await workAtLocation(deps, context, named);
  return reportPicking(deps, as, { reference: fulfillmentOrder.id, pickedAt, parcels, labelFormat, lines: lines ?? allUnits(fulfillmentOrder) });
}

const allUnits = ({ lines }: FulfillmentOrder): ReportedUnits[] =>
  lines.map(({ lineId, quantityOrdered, quantityCancelled }) => ({ lineId, quantity: quantityOrdered - quantityCancelled }));
