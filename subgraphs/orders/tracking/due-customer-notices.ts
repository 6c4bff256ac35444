import { instant } from '#kernel/clock.js';
import { requireScope, type CallContext } from '#contract/principal.js';
import { shopperZone } from '#contract/shopper-zone.js';
import type { OrderStatus } from '../ordering/order-status.js';
import type { OrdersDeps } from '../orders-deps.js';
import { noticesOf, type CustomerNotice, type DueNotice } from './customer-notice.js';
import { firstName, numbersOf } from './public-tracking.js';
import { publicLanguage } from './public-language.js';
import { findAccompanied, findParcelNumbers, findPublicHeads, type PublicHead } from './public-tracking.store.js';
import { findSaidEvents } from './tracking-event.store.js';
import { trackingToken } from './read-public-tracking.js';

/** The states of orders of which nothing is still to leave. */
const ALL_LEFT: readonly OrderStatus[] = ['SHIPPED', 'DELIVERED'];

/** The notifications that are due of shipments whose customers have an address, by their state now and what was reported of their parcels. */
export async function dueCustomerNotices({ database, clock, cursors }: OrdersDeps, { principal }: CallContext, shipmentIds: readonly string[]): Promise<CustomerNotice[]> {
  requireScope(principal, 'system');
  const { companyId } = principal;
  if (shipmentIds.length === 0) return [];
  const now = instant(clock);
  const heads = await findPublicHeads(database, companyId, shipmentIds);
  const [numbers, said, accompanied] = await Promise.all([findParcelNumbers(database, companyId, shipmentIds), findSaidEvents(database, companyId, shipmentIds), findAccompanied(database, companyId, shipmentIds)]);
  const written = ({ head, email, kind, trackingNumber }: Due): CustomerNotice => ({
    shipmentId: head.id, kind, email, language: publicLanguage({ asked: null, ofOrder: head.language, countryCode: head.address.countryCode }), order: head.number,
    isPartOfOrder: accompanied.has(head.id) || !ALL_LEFT.includes(head.order_status),
    firstName: firstName(head.address, head.customer), carrier: head.carrier_name ?? head.carrier_code, trackingNumber: trackingNumber ?? said.get(head.id)?.at(-1)?.trackingNumber ?? numbersOf(head, numbers)[0] ?? '',
    trackingToken: trackingToken(cursors, companyId, head.id),
  });
  return heads.flatMap((head) => {
    const { customer: { email }, status, tracked_at: trackedAt, delivered_at: deliveredAt } = head;
    return email == null ? [] : noticesOf({ status, trackedAt, deliveredAt }, said.get(head.id) ?? [], { now, timeZone: shopperZone(head.address.countryCode ?? '') }).map((due) => written({ head, email, ...due }));
  });
}

interface Due extends DueNotice {
  readonly head: PublicHead;
  readonly email: string;
}
