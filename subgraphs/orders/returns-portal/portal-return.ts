import type { Instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import { requireScope, type CallContext } from '#contract/principal.js';
import type { Reader } from '#subgraph-kit/database.js';
import { eventsOfSubject, type RecordedEvent } from '#subgraph-kit/outbox.js';
import type { Location } from '../inventory/location.js';
import { findLocationsById } from '../inventory/location.store.js';
import { findOrder } from '../ordering/order.store.js';
import { refundedMinor, type Refund } from '../ordering/refund.js';
import { findRefunds } from '../ordering/refund.store.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { StoreCredit } from '../return-money/store-credit.js';
import { findCredits } from '../return-money/store-credit.store.js';
import { companyCalled } from '../return-policies/return-portal.store.js';
import type { ReturnLabel } from '../returns/return-label.js';
import { findReturnLabels } from '../returns/return-label.store.js';
import { findReturnOfToken } from '../returns/return-terms.store.js';
import type { ReturnTerms } from '../returns/return-terms.js';
import type { ReturnStatus } from '../returns/return-status.js';
import { findReturnsById } from '../returns/return.store.js';
import type { Return } from '../returns/return.js';
import { exchangeOf, type ExchangeOfReturn } from './exchange-of-return.js';
import { tokenHash } from './return-secrets.js';

/** The token of a return, below a portal, which may be closed. */
export interface Tokened {
  readonly slug: string;
  readonly token: string;
}

/** A return with its terms, whose holder has its token. */
export interface HeldReturn {
  readonly companyId: number;
  readonly terms: ReturnTerms;
  readonly found: Return;
}

/** The return of a token; NOT_FOUND where there is no such store, RETURN_NOT_FOUND where the token is none of its. */
export async function requireHeldReturn(reader: Reader, { principal }: CallContext, { slug, token }: Tokened): Promise<HeldReturn> {
  requireScope(principal, 'system');
  const [storeId, held] = await Promise.all([companyCalled(reader, slug), findReturnOfToken(reader, tokenHash(token))]);
  if (storeId === undefined) throw new Failure('NOT_FOUND', 'There is no such store');
  const [found] = storeId === held?.companyId ? await findReturnsById(reader, held.companyId, [held.terms.returnId]) : [];
  if (!held || !found) throw new Failure('RETURN_NOT_FOUND', 'The link is unknown');
  return { ...held, found };
}

/** A return as its shopper follows it. */
export interface PortalReturn extends HeldReturn, ExchangeOfReturn {
  readonly timeline: readonly { readonly status: ReturnStatus; readonly at: Instant }[];
  readonly label: ReturnLabel | undefined;
  readonly location: Location | undefined;
  /** The country its order went to. */
  readonly country: string | null;
  /** What was given back for it so far; null while nothing was. */
  readonly finalMinor: number | null;
  /** What of it is for shipping. */
  readonly shippingMinor: number;
  /** What its refunds withheld; null while there is none. */
  readonly withheldMinor: number | null;
  /** The store credit that was given for it. */
  readonly credit: StoreCredit | undefined;
}

/** What the holder of a token may know of its return. */
export async function readPortalReturn(deps: OrdersDeps, context: CallContext, tokened: Tokened): Promise<PortalReturn> {
  return wholeReturn(deps, await requireHeldReturn(deps.database, context, tokened));
}

/** A return with what is shown of it. */
export async function wholeReturn(deps: OrdersDeps, held: HeldReturn): Promise<PortalReturn> {
  const [{ companyId, found, terms }, { database: reader }] = [held, deps];
  const orderIds = found.orderId === null ? [] : [found.orderId];
  const [labels, locations, refunds, credits, order, events, exchange] = await Promise.all([
    findReturnLabels(reader, companyId, [found.id]), findLocationsById(reader, companyId, [found.locationId]), findRefunds(reader, companyId, orderIds),
    findCredits(reader, companyId, { column: 'order_id', values: orderIds }),
    found.orderId === null ? undefined : findOrder(reader, companyId, found.orderId),
    eventsOfSubject(reader, companyId, { subject: found.orderId ?? found.id, types: ['return.created', 'return.status_changed'], limit: MOST_EVENTS }),
    exchangeOf(deps, companyId, found.exchangeOrderId),
  ]);
  const isOwn = ({ returnId }: { readonly returnId: string | null }): boolean => returnId === found.id;
  const [own, ownCredits] = [refunds.filter(isOwn), credits.filter(isOwn)];
  return {
    ...held, ...exchange, country: order?.shippingAddress.countryCode ?? null, label: labels.get(found.id), location: locations.get(found.locationId), timeline: timelineOf(found, events),
    finalMinor: finalOf(own, ownCredits), credit: ownCredits.at(0),
    ...own.length === 0 ? { shippingMinor: terms.shippingMinor, withheldMinor: null } : { shippingMinor: sumOf(own, 'shippingMinor'), withheldMinor: sumOf(own, 'feeMinor') },
  };
}

const sumOf = (refunds: readonly Refund[], part: 'shippingMinor' | 'feeMinor'): number => refunds.reduce((sum, refund) => sum + refund[part], 0);

/** What was given back, in money and as a credit; null while nothing was. */
const finalOf = (refunds: readonly Refund[], credits: readonly StoreCredit[]): number | null =>
  (refunds.length + credits.length === 0 ? null : credits.reduce((sum, { amountMinor }) => sum + amountMinor, refundedMinor(refunds)));

const MOST_EVENTS = 500;

interface StatusPayload {
  readonly returnId?: string;
  readonly status?: ReturnStatus;
}

/** The states that a return passed, oldest first. */
const timelineOf = ({ id }: Return, events: readonly RecordedEvent[]): { readonly status: ReturnStatus; readonly at: Instant }[] => events.flatMap(({ type, at, payload }) => {
  const { returnId, status } = payload as StatusPayload;
  return returnId === id && status !== undefined && (type === 'return.status_changed' || (type === 'return.created' && status !== 'REQUESTED')) ? [{ status, at }] : [];
});
