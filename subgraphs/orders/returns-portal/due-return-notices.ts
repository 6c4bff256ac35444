import { ago } from '#kernel/clock.js';
import { requireScope, type CallContext } from '#contract/principal.js';
import type { NoticeItem, ReturnNotice } from '#contract/return-notice.js';
import type { Reader } from '#subgraph-kit/database.js';
import { byId } from '#subgraph-kit/grouped.js';
import { recentEvents, type RecentEvent } from '#subgraph-kit/outbox.js';
import type { Location } from '../inventory/location.js';
import { findLocationsById } from '../inventory/location.store.js';
import type { Order } from '../ordering/order.js';
import { findOrdersById } from '../ordering/order.store.js';
import type { OrdersDeps } from '../orders-deps.js';
import { findPortal } from '../return-policies/return-portal.store.js';
import type { ReturnLabel } from '../returns/return-label.js';
import { findReturnLabels } from '../returns/return-label.store.js';
import { dueMinor, type ReturnTerms } from '../returns/return-terms.js';
import { findReturnTerms } from '../returns/return-terms.store.js';
import { findReturnsById, findReturnsOfExchanges } from '../returns/return.store.js';
import type { Return } from '../returns/return.js';
import { addressLines } from '../shipping/address-lines.js';
import { locationAddress } from '../shipping/label-request.js';
import { firstName } from '../tracking/public-tracking.js';
import { NOTICED_EVENTS, returnNoticesOf, type DueReturnNotice } from './return-notice.js';
import { shapeOf } from './portal-order.js';

/** Returns of which something happened, and orders that left, which may be the exchanges of others. */
export interface NoticedReturns {
  readonly returnIds: readonly string[];
  readonly shippedOrderIds: readonly string[];
}

const DAY = 86_400_000;

/** The notifications that are due of returns that shoppers opened on the portal, by their state now and what happened within a day; where the order has no address there is none. */
export async function dueReturnNotices(deps: OrdersDeps, { principal }: CallContext, { returnIds, shippedOrderIds }: NoticedReturns): Promise<ReturnNotice[]> {
  requireScope(principal, 'system');
  const { companyId } = principal;
  const { database, clock } = deps;
  const ids = [...new Set([...returnIds, ...await findReturnsOfExchanges(database, companyId, shippedOrderIds)])];
  const [terms, portal] = await Promise.all([findReturnTerms(database, companyId, ids), findPortal(database, companyId)]);
  if (terms.size === 0 || !portal) return [];
  const known = await readKnown(database, companyId, { terms, since: ago(clock, DAY) });
  const due = known.flatMap((one) => returnNoticesOf(one.found, one).map((notice) => ({ ...one, notice })));
  const codes = await deps.creditCodes(database, companyId, due.flatMap(({ notice: { creditId } }) => creditId ?? []));
  return due.flatMap(({ notice, ...one }) => {
    const creditCode = notice.creditId === undefined ? null : codes.get(notice.creditId) ?? null;
    if (notice.kind === 'RETURN_CREDIT_ISSUED' && creditCode === null) return []; // the mail is of use by its code
    return writtenNotice(one, { notice, creditCode, slug: portal.slug, token: deps.returnSecrets.tokenOf(companyId, one.found.id) });
  });
}

/** What is known of a return. */
interface KnownReturn {
  readonly found: Return;
  readonly terms: ReturnTerms;
  readonly order: Order;
  readonly exchange: Order | undefined;
  readonly label: ReturnLabel | undefined;
  readonly location: Location | undefined;
  readonly events: readonly RecentEvent[];
}

async function readKnown(reader: Reader, companyId: number, { terms, since }: { readonly terms: ReadonlyMap<string, ReturnTerms>; readonly since: string }): Promise<KnownReturn[]> {
  const returns = await findReturnsById(reader, companyId, [...terms.keys()]);
  const orderIds = [...new Set(returns.flatMap(({ orderId, exchangeOrderId }) => [orderId, exchangeOrderId]).flatMap((id) => id ?? []))];
  const [orders, labels, locations, events] = await Promise.all([
    findOrdersById(reader, companyId, orderIds),
    findReturnLabels(reader, companyId, returns.map(({ id }) => id)), findLocationsById(reader, companyId, returns.map(({ locationId }) => locationId)),
    recentEvents(reader, companyId, { subjects: orderIds, types: NOTICED_EVENTS, since }),
  ]);
  const orderOf = byId<string, Order>(orders);
  return returns.flatMap((found) => {
    const [order, own] = [orderOf.get(found.orderId ?? ''), terms.get(found.id)];
    if (!order || !own) return [];
    const of = [found.orderId, found.exchangeOrderId];
    return [{ found, terms: own, order, exchange: orderOf.get(found.exchangeOrderId ?? ''), label: labels.get(found.id), location: locations.get(found.locationId), events: events.filter(({ subject }) => of.includes(subject)) }];
  });
}

interface Writing {
  readonly notice: DueReturnNotice;
  readonly creditCode: string | null;
  readonly slug: string;
  readonly token: string;
}

function writtenNotice({ found, terms, order, exchange, label, location }: KnownReturn, { notice, creditCode, slug, token }: Writing): ReturnNotice[] {
  const { customer: { email } } = order;
  if (email === null) return [];
  return [{
    returnId: found.id, kind: notice.kind, email, language: terms.language, order: order.number, number: found.number, firstName: firstName(order.shippingAddress, order.customer), slug, token,
    items: itemsOf(found), exchange: (exchange?.lines ?? []).map((line) => itemOf(line, line.quantity)),
    resolution: found.resolution, amountMinor: notice.amountMinor ?? dueMinor(terms, found.resolution), currency: terms.currency,
    store: storeOf(found, location),
    ...parcelOf(label), creditCode, validUntil: notice.validUntil ?? null,
  }];
}

const parcelOf = (label: ReturnLabel | undefined): Pick<ReturnNotice, 'carrier' | 'trackingNumber'> => ({ carrier: label?.carrierName ?? null, trackingNumber: label?.trackingNumber ?? null });

const storeOf = ({ method }: Return, location: Location | undefined): string[] | null => (method === 'IN_STORE' && location ? addressLines(locationAddress(location)) : null);

const itemsOf = ({ lines }: Return): NoticeItem[] => lines.filter(({ quantityExpected }) => quantityExpected > 0).map((line) => itemOf(line, line.quantityExpected));

/** What was sold, with its colour and size where its SKU names them and its title does not. */
function itemOf({ title, sku }: { readonly title: string | null; readonly sku: string | null }, quantity: number): NoticeItem {
  const name = title ?? sku ?? '';
  const { color, size } = shapeOf(sku);
  const words = name.toLowerCase().split(/[\s,()/-]+/u);
  return { quantity, title: [name, ...[color, size].filter((part) => part !== null && !words.includes(part.toLowerCase()))].join(', ') };
}
