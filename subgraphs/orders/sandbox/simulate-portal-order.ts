import { requireScope, type CallContext } from '#contract/principal.js';
import type { Order } from '../ordering/order.js';
import type { OrdersDeps } from '../orders-deps.js';
import { requirePortal } from '../returns-portal/require-session.js';
import { trackingNumbers } from '../shipping/shipment.js';
import { findShipments } from '../shipping/shipment.store.js';
import { applyTrackingEvents } from '../tracking/apply-tracking-events.js';
import { simulateParcel } from './simulate-parcel.js';

/** A customer of a store has an order that was delivered, for its returns portal to take back: placed, shipped and reported as delivered by its carrier. */
export async function simulatePortalOrder(called: OrdersDeps, context: CallContext, slug: string): Promise<Order> {
  requireScope(context.principal, 'system');
  const { database } = called;
  const { companyId } = await requirePortal(database, slug);
  const deps = called.inTimeOf(called, companyId);
  const inStore = { ...context, principal: { ...context.principal, companyId } };
  const order = await simulateParcel(deps, inStore, {});
  const shipments = await findShipments(database, companyId, [order.id]);
  const numbers = new Set(shipments.flatMap(trackingNumbers));
  await applyTrackingEvents(deps, inStore, { statusMap: [], events: [...numbers].map((number) => ({ trackingNumbers: [number], status: 'DELIVERED' as const })) });
  return order;
}
