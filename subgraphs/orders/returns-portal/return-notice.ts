import type { Instant } from '#kernel/clock.js';
import type { ReturnNotificationKind } from '#contract/notification-kind.js';
import { DELAYED_AT, type ReturnLabel } from '../returns/return-label.js';
import { isToBeSent, type ReturnStatus } from '../returns/return-status.js';
import type { Return } from '../returns/return.js';

/** The events that shoppers may be told of. */
export const NOTICED_EVENTS = ['return.created', 'return.label_made', 'return.label_failed', 'return.status_changed', 'return.cancelled', 'refund.recorded', 'store_credit.issued', 'shipment.shipped'] as const;

/** An event of the last day, of a return's order or of its exchange order. */
export interface NoticedEvent {
  readonly subject: string;
  readonly type: string;
  readonly payload: unknown;
}

/** What is due to be said of a return. */
export interface DueReturnNotice {
  readonly kind: ReturnNotificationKind;
  /** What was refunded or credited; the estimate holds until then. */
  readonly amountMinor?: number | undefined;
  readonly creditId?: string | undefined;
  readonly validUntil?: Instant | undefined;
}

/** What of the payloads of events is read. */
interface Payload {
  readonly returnId?: string;
  readonly status?: ReturnStatus;
  readonly attempts?: number;
  readonly totalMinor?: number;
  readonly amountMinor?: number;
  readonly creditId?: string;
  readonly expiresAt?: Instant;
}

interface Happened {
  readonly label: ReturnLabel | undefined;
  readonly events: readonly NoticedEvent[];
}

/** What a return's events of one type say. */
type EventsOf = (type: (typeof NOTICED_EVENTS)[number]) => readonly Payload[];

/** The notifications that are due of a return by what happened to it within a day, unless something overtook it (decision 55). */
export function returnNoticesOf(found: Return, { label, events }: Happened): DueReturnNotice[] {
  const of: EventsOf = (type) => events.filter((event) => event.type === type).map(({ payload }) => payload as Payload).filter(({ returnId }) => returnId === found.id);
  return [
    ...when(of('return.created').length > 0 && found.status !== 'CANCELLED', 'RETURN_OPENED'),
    ...noticesOfLabel(found, label, of), ...noticesOfArrival(found, of), ...noticesOfMoney(of),
    ...when(found.exchangeOrderId !== null && events.some(({ type, subject }) => type === 'shipment.shipped' && subject === found.exchangeOrderId), 'RETURN_EXCHANGE_SENT'),
    ...when(found.status === 'CANCELLED' && of('return.cancelled').length > 0, 'RETURN_CANCELLED'),
  ];
}

const when = (isDue: boolean, kind: ReturnNotificationKind): DueReturnNotice[] => (isDue ? [{ kind }] : []);

/** A label is news while the parcel is still to be sent. */
function noticesOfLabel({ status }: Return, label: ReturnLabel | undefined, of: EventsOf): DueReturnNotice[] {
  if (!label || !isToBeSent(status)) return [];
  if (label.status === 'READY') return when(of('return.label_made').length > 0, 'RETURN_LABEL_READY');
  return when(of('return.label_failed').some(({ attempts = 0 }) => attempts >= DELAYED_AT), 'RETURN_LABEL_DELAYED');
}

const ARRIVED: readonly (ReturnStatus | undefined)[] = ['RECEIVED', 'COMPLIANT', 'NOT_COMPLIANT'];

/** One that arrived otherwise than expected is said to be looked at, which also says that it arrived. */
function noticesOfArrival({ status, compliant }: Return, of: EventsOf): DueReturnNotice[] {
  if (!of('return.status_changed').some((payload) => ARRIVED.includes(payload.status))) return [];
  return status === 'NOT_COMPLIANT' ? [{ kind: 'RETURN_NOT_COMPLIANT' }] : when(compliant !== false, 'RETURN_RECEIVED');
}

function noticesOfMoney(of: EventsOf): DueReturnNotice[] {
  const refunds = of('refund.recorded');
  const refunded = refunds.length === 0 ? [] : [{ kind: 'RETURN_REFUNDED' as const, amountMinor: refunds.reduce((sum, { totalMinor = 0 }) => sum + totalMinor, 0) }];
  return [...refunded, ...of('store_credit.issued').map(({ amountMinor, creditId, expiresAt }) => ({ kind: 'RETURN_CREDIT_ISSUED' as const, amountMinor, creditId, validUntil: expiresAt }))];
}
