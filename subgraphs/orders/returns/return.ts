import { canonicalJson } from '#kernel/canonical-json.js';
import type { Instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import { isSameAcceptance } from '../fulfillment/repeats.js';
import { putGoodsAway } from './put-goods-away.js';
import type { Goods, ReturnLine } from './return-line.js';
import { outcomeOf } from './return-outcome.js';
import { isExpected, nextReturnStatus, type ReturnStatus } from './return-status.js';

/** Who opened a return. */
export const RETURN_SOURCES = ['PORTAL', 'CHANNEL', 'WAREHOUSE'] as const;

/** One of {@link RETURN_SOURCES}. */
export type ReturnSource = (typeof RETURN_SOURCES)[number];

/** What the customer gets for it. */
export const RETURN_RESOLUTIONS = ['REFUND', 'EXCHANGE', 'STORE_CREDIT'] as const;

/** One of {@link RETURN_RESOLUTIONS}. */
export type ReturnResolution = (typeof RETURN_RESOLUTIONS)[number];

/** How the goods travel back. */
export const RETURN_METHODS = ['CARRIER_LABEL', 'IN_STORE'] as const;

/** One of {@link RETURN_METHODS}. */
export type ReturnMethod = (typeof RETURN_METHODS)[number];

/** Goods a customer sends back to one warehouse (document 1 decisions, A, and document 2 decisions, D). */
export interface Return {
  readonly id: string;
  /** R and the progressive number. */
  readonly number: string;
  /** Progressive in the company, for dialects that identify returns by an integer. */
  readonly progressive: number;
  readonly orderId: string | null;
  readonly orderNumber: string | null;
  /** The location that receives it. */
  readonly locationId: string;
  readonly status: ReturnStatus;
  readonly source: ReturnSource;
  /** False for an unannounced parcel. */
  readonly announced: boolean;
  readonly resolution: ReturnResolution;
  readonly method: ReturnMethod;
  readonly carrierCode: string | null;
  readonly carrierName: string | null;
  readonly trackingNumbers: readonly string[];
  readonly customerName: string | null;
  readonly notes: string | null;
  readonly wmsReference: string | null;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  readonly acceptedAt: Instant | null;
  readonly receivedAt: Instant | null;
  readonly inspectedAt: Instant | null;
  readonly closedAt: Instant | null;
  readonly cancelledAt: Instant | null;
  readonly cancelReason: string | null;
  /** Null until its goods were inspected. */
  readonly compliant: boolean | null;
  /** The exchange order. */
  readonly exchangeOrderId: string | null;
  /** Of staff; no surface shows them. */
  readonly tags: readonly string[];
  readonly lines: readonly ReturnLine[];
  readonly version: number;
}

/** What a warehouse reports of an arrived parcel. */
export interface Arrival {
  /** When it was reported. */
  readonly now: Instant;
  readonly receivedAt?: Instant | null | undefined;
  readonly inspectedAt?: Instant | null | undefined;
  readonly wmsReference?: string | null | undefined;
  readonly goods: readonly Goods[];
}

/** The return once it was announced to its warehouse. */
export const expected = (before: Return): Return => ({ ...before, status: nextReturnStatus(before.status, 'expect') });

/** The return in transit. */
export const departed = (before: Return): Return => ({ ...before, status: nextReturnStatus(before.status, 'depart') });

/** The closed return. */
export const closed = (before: Return, at: Instant): Return => ({ ...before, status: nextReturnStatus(before.status, 'close'), closedAt: at });

/** The cancelled return; repeating it changes nothing. */
export const cancelledReturn = (before: Return, at: Instant, reason: string | null): Return =>
  before.status === 'CANCELLED' ? before : { ...before, status: nextReturnStatus(before.status, 'cancel'), cancelledAt: at, cancelReason: reason };

/** The return once its warehouse has confirmed that it expects it; repeating it changes nothing, with another reference it is INVALID_STATE. */
export function acceptedReturn(before: Return, at: Instant, wmsReference: string | null): Return {
  if (isSameAcceptance(before, wmsReference)) return before;
  const status = before.status.toLowerCase();
  if (before.acceptedAt !== null) throw new Failure('INVALID_STATE', 'The return was accepted with another reference', { status });
  if (!isExpected(before.status)) throw new Failure('INVALID_STATE', `A return that is ${status} cannot be accepted`, { status });
  return { ...before, acceptedAt: at, wmsReference };
}

/** The return with what arrived, from which its status is derived. The same report again changes nothing; a different one corrects it. */
export function received(before: Return, arrival: Arrival): Return {
  const recorded = recordedOn(before, arrival);
  return canonicalJson(recorded) === canonicalJson(before) ? before : recorded;
}

function recordedOn(before: Return, { now, receivedAt, inspectedAt, wmsReference, goods }: Arrival): Return {
  const lines = putGoodsAway(before.lines, goods);
  return {
    ...before,
    lines,
    compliant: outcomeOf(lines).compliant,
    receivedAt: receivedAt ?? before.receivedAt ?? now,
    inspectedAt: inspectedAt ?? before.inspectedAt,
    wmsReference: wmsReference ?? before.wmsReference,
  };
}
