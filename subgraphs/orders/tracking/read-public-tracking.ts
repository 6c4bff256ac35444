import { requireScope, type CallContext } from '#contract/principal.js';
import { valuesOfToken, type Cursors } from '#subgraph-kit/cursor.js';
import type { OrdersDeps } from '../orders-deps.js';
import { destination, firstName, numbersOf, publicStatus, withStatuses, type PublicEvent, type PublicTracking } from './public-tracking.js';
import { publicLanguage } from './public-language.js';
import { findParcelNumbers, findPublicHead, findPublicItems } from './public-tracking.store.js';
import { findEstimate, findLastEvents } from './tracking-event.store.js';

const LIST = 'tracking';
const MOST_EVENTS = 50;

/** The token of a shipment's page: signed, it does not expire (document 2, F). */
export const trackingToken = (cursors: Cursors, companyId: number, shipmentId: string): string => cursors.encode(LIST, [companyId, shipmentId]);

function shipmentOfToken(cursors: Cursors, token: string): { companyId: number; shipmentId: string } | undefined {
  const values = valuesOfToken(cursors, LIST, token);
  return values && { companyId: Number(values[0]), shipmentId: String(values[1]) };
}

/** What the holder of a token may know of its shipment; null where the token is none of ours, or the shipment is unknown or voided. */
export async function readPublicTracking({ database, cursors }: OrdersDeps, { principal }: CallContext, { token, language: asked }: { readonly token: string; readonly language?: string | null | undefined }): Promise<PublicTracking | null> {
  requireScope(principal, 'system');
  const meant = shipmentOfToken(cursors, token);
  if (!meant) return null;
  const { companyId, shipmentId } = meant;
  const [head, numbers, items, events, estimatedDeliveryAt] = await Promise.all([
    findPublicHead(database, companyId, shipmentId), findParcelNumbers(database, companyId, [shipmentId]), findPublicItems(database, companyId, shipmentId),
    findLastEvents(database, companyId, { shipmentId, most: MOST_EVENTS }), findEstimate(database, companyId, shipmentId),
  ]);
  if (!head || head.status === 'VOIDED') return null;
  const { customer, address, status, tracked_at: trackedAt, shipped_at: shippedAt, delivered_at: deliveredAt } = head;
  return {
    companyId, language: publicLanguage({ asked, ofOrder: head.language, countryCode: address.countryCode }), orderName: head.number, customerFirstName: firstName(address, customer),
    destination: destination(address), carrier: head.carrier_name ?? head.carrier_code, carrierUrl: webAddress(head.tracking_url),
    trackingNumbers: numbersOf(head, numbers),
    ...publicStatus({ status, trackedAt, shippedAt, deliveredAt }), shippedAt, deliveredAt, estimatedDeliveryAt,
    items,
    events: withStatuses(events).map(({ occurred_at: occurredAt, status: shown, description, location }): PublicEvent => ({ occurredAt, status: shown, description, location })),
  };
}

/** An address that a page may link to; what carriers' labels hold otherwise is none. */
const webAddress = (text: string | null): string | null => (text !== null && URL.canParse(text) && ['https:', 'http:'].includes(new URL(text).protocol) ? text : null);
