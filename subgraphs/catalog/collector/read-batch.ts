import { instant, type Clock, type Instant } from '#kernel/clock.js';
import type { Ids } from '#kernel/ids.js';
import type { CollectedBatch } from './collected-batch.js';
import { instantOf, readEvent, skewOf, type ReadEvent, type RejectionReason } from './read-event.js';

/** An event that is not kept. */
export interface RejectedEvent {
  readonly index: number;
  readonly reason: RejectionReason;
}

/** An event with its place in the batch; one that was given no uid has one of ours. */
export interface BatchEvent extends Omit<ReadEvent, 'uid'> {
  readonly index: number;
  readonly uid: string;
}

/** A batch as it was read. */
export interface ReadBatch {
  readonly now: Instant;
  /** When it was sent, by our clock. */
  readonly sentAt: Instant;
  readonly skew: number | null;
  /** The first event of each uid. */
  readonly events: readonly BatchEvent[];
  readonly rejected: readonly RejectedEvent[];
  readonly payloadDropped: readonly number[];
  readonly withheld: readonly number[];
  /** Further events of the same uids. */
  readonly repeated: number;
}

/** Read the events of a batch, each by itself: one that cannot be kept stops no other. */
export function readBatch({ sentAt, receivedAt, isWebPixel, events: given }: Pick<CollectedBatch, 'sentAt' | 'receivedAt' | 'isWebPixel' | 'events'>, { clock, ids }: { readonly clock: Clock; readonly ids: Ids }): ReadBatch {
  const now = receivedAt ?? instant(clock);
  const skew = skewOf(sentAt, now);
  const read = given.map((value) => readEvent(value, { now, skew, isWebPixel }));
  const rejected = read.flatMap((event, index) => (typeof event === 'string' ? [{ index, reason: event }] : []));
  const kept = read.flatMap((event, index) => (typeof event === 'string' ? [] : [batchEvent(event, index, ids)]));
  const first = new Map(kept.toReversed().map((event) => [event.uid, event]));
  const events = kept.filter((event) => first.get(event.uid) === event);
  return {
    now, skew, sentAt: sentAtOf(sentAt, { now, skew }), events, rejected, repeated: kept.length - events.length,
    payloadDropped: events.filter(({ isDropped }) => isDropped).map(({ index }) => index), withheld: events.filter(({ isWithheld }) => isWithheld).map(({ index }) => index),
  };
}

const batchEvent = ({ kind, uid, at, ref, payload, isDropped, isWithheld }: ReadEvent, index: number, ids: Ids): BatchEvent => ({ kind, uid: uid ?? ids.next().replaceAll('-', ''), at, ref, payload, isDropped, isWithheld, index });

/** When a call was sent, by our clock: as it says, where the clock of the browser is right. */
export function sentAtOf(sentAt: string | null | undefined, { now, skew }: { readonly now: Instant; readonly skew: number | null }): Instant {
  const sent = skew === null && typeof sentAt === 'string' ? instantOf(sentAt) : undefined;
  return sent !== undefined && Math.abs(Date.parse(now) - Date.parse(sent)) <= RIGHT ? sent : now;
}

const RIGHT = 30_000;
