import { ago } from '#kernel/clock.js';
import { requireScope, type CallContext } from '#contract/principal.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { grouped } from '#subgraph-kit/grouped.js';
import { removeInBatches } from '#subgraph-kit/remove-in-batches.js';
import type { OrdersDeps } from '../orders-deps.js';
import { trackingNumbers, type Shipment } from '../shipping/shipment.js';
import { applyToShipments, MOST_OF_SHIPMENT } from './apply-to-shipments.js';
import { shipmentOfEvent } from './parcel-of-event.js';
import { deleteParkedEvents, deleteParkedUntil, findParkedEvents, oldParked } from './parked-tracking.store.js';

/** Apply what carriers reported of a shipment's numbers before they were known, in the transaction that makes it (document 2 decisions, F); what happened to an earlier parcel of a number is removed. */
export async function applyParkedEvents(deps: OrdersDeps, transaction: Transaction, { context, shipment }: { readonly context: CallContext; readonly shipment: Shipment }): Promise<void> {
  const { companyId } = context.principal;
  const numbers = trackingNumbers(shipment);
  const parked = await findParkedEvents(transaction, companyId, { numbers, most: MOST_OF_SHIPMENT });
  if (parked.length === 0) return;
  const fitting = parked.filter(({ event }) => shipmentOfEvent([shipment], event) !== undefined);
  for (const [connectionId, own] of grouped(fitting, (one) => one.connectionId)) {
    await applyToShipments(deps, transaction, { context, connectionId, events: new Map([[shipment.id, own.map(({ event }) => event)]]) });
  }
  await deleteParkedEvents(transaction, companyId, numbers);
}

/** How long events of unknown numbers are kept. */
export const PARKED_MILLISECONDS = 30 * 86_400_000;

const BATCH = 500;

/** Remove parked events of numbers that did not appear within 30 days, in small transactions; answers how many. */
export function purgeParkedEvents({ database, clock }: OrdersDeps, { principal }: CallContext): Promise<number> {
  requireScope(principal, 'system');
  const before = ago(clock, PARKED_MILLISECONDS);
  return removeInBatches(database, { most: BATCH, find: (most) => oldParked(database, before, most), remove: (transaction, old) => deleteParkedUntil(transaction, old.at(-1) ?? '') });
}
