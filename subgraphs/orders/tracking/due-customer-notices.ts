import { instant } from '#kernel/clock.js';
import { requireScope, type CallContext } from '#contract/principal.js';
import type { OrdersDeps } from '../orders-deps.js';
import { noticeOf, type CustomerNotice } from './customer-notice.js';
import { firstName, numbersOf } from './public-tracking.js';
import { publicLanguage } from './public-language.js';
import { findParcelNumbers, findPublicHeads } from './public-tracking.store.js';
import { findLastNumbers } from './tracking-event.store.js';
import { trackingToken } from './read-public-tracking.js';

/** The notifications that are due of shipments whose customers have an address, by their state now. */
export async function dueCustomerNotices({ database, clock, cursors }: OrdersDeps, { principal }: CallContext, shipmentIds: readonly string[]): Promise<CustomerNotice[]> {
  requireScope(principal, 'system');
  const { companyId } = principal;
  if (shipmentIds.length === 0) return [];
  const now = instant(clock);
  const due = (await findPublicHeads(database, companyId, shipmentIds)).flatMap((head) => {
    const [kind, email] = [noticeOf({ status: head.status, trackedAt: head.tracked_at, deliveredAt: head.delivered_at }, now), head.customer.email];
    return kind === undefined || email == null ? [] : [{ head, kind, email }];
  });
  if (due.length === 0) return [];
  const ids = due.map(({ head }) => head.id);
  const [numbers, reported] = await Promise.all([findParcelNumbers(database, companyId, ids), findLastNumbers(database, companyId, ids)]);
  return due.map(({ head, kind, email }): CustomerNotice => ({
    shipmentId: head.id, kind, email, language: publicLanguage({ asked: null, ofOrder: head.language, countryCode: head.address.countryCode }), order: head.number,
    firstName: firstName(head.address, head.customer), carrier: head.carrier_name ?? head.carrier_code, trackingNumber: reported.get(head.id) ?? numbersOf(head, numbers)[0] ?? '',
    trackingToken: trackingToken(cursors, companyId, head.id),
  }));
}
