import { shift, type Instant } from '#kernel/clock.js';
import { dayOf, isDay } from '#kernel/day.js';
import { cutTo } from '#contract/cut-to.js';
import { CHECKOUT_KINDS, EVENT_UID, isEventKind, type EventKind } from '#contract/shopper-event.js';
import { readPayload, type Payload, type ReadPayload } from './event-payload.js';
import { storedText } from './stored-text.js';

/** Why an event is not kept (document 3, Errors, I). */
export type RejectionReason = 'kind' | 'uid' | 'time' | 'shape' | 'origin' | 'storage' | 'consent';

/** An event that can be kept. */
export interface ReadEvent extends ReadPayload {
  readonly kind: EventKind;
  readonly uid: string | undefined;
  readonly at: Instant;
  /** What names its product, as it was given. */
  readonly ref: string | undefined;
  readonly payload: Payload;
}

/** What counts for all events of a batch. */
export interface BatchFacts {
  readonly now: Instant;
  /** Milliseconds that the clock of the browser is behind; null where it is right, or so wrong that it says nothing. */
  readonly skew: number | null;
  /** Reported by the web pixel of a checkout. */
  readonly isWebPixel: boolean;
}

const RFC_3339 = /^\d{4}-\d{2}-\d{2}[Tt ]\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:[Zz]|[+-]\d{2}:\d{2})$/;
const [LONGEST_TIME, LONGEST_REF] = [40, 255] as const;
const [SECOND, DAY] = [1000, 86_400_000] as const;
const [OLDEST, NEWEST] = [7 * DAY, 300 * SECOND] as const; // document 3, I, rule 3

/** How far a browser's clock is behind, from when it says that it sent; null within 30 seconds and beyond 24 hours (document 3, I, rule 3). */
export function skewOf(sentAt: string | null | undefined, now: Instant): number | null {
  const sent = typeof sentAt === 'string' ? instantOf(sentAt) : undefined;
  const skew = sent === undefined ? 0 : Date.parse(now) - Date.parse(sent);
  return Math.abs(skew) > 30 * SECOND && Math.abs(skew) <= DAY ? skew : null;
}

/** An event as it is kept, or why it is not. */
export function readEvent(value: unknown, facts: BatchFacts): ReadEvent | RejectionReason {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'shape';
  const { kind, ...fields } = value as GivenEvent; // any object has such fields, unknown as they are
  if (!isEventKind(kind)) return 'kind';
  return facts.isWebPixel && !CHECKOUT_KINDS.has(kind) ? 'origin' : readFields(kind, fields, facts);
}

type GivenEvent = Readonly<Partial<Record<'at' | 'kind' | 'payload' | 'ref' | 'uid', unknown>>>;

function readFields(kind: EventKind, { uid, at, ref, payload }: GivenEvent, facts: BatchFacts): ReadEvent | RejectionReason {
  if (!isGoodUid(uid)) return 'uid';
  const time = shownTime(at, facts);
  if (time === undefined) return 'time';
  const { payload: kept, isDropped, isWithheld } = readPayload(kind, payload);
  const isShifted = typeof at === 'string' && facts.skew !== null;
  return { kind, uid: uid ?? undefined, at: time, ref: refOf(ref), payload: isShifted ? { ...kept, _client_at: at } : kept, isDropped, isWithheld }; // field by field: a spread takes as long as all the rest
}

/** An event may have none. */
const isGoodUid = (uid: unknown): uid is string | null | undefined => uid === undefined || uid === null || (typeof uid === 'string' && EVENT_UID.test(uid));

/** The time of an event by our clock, now where it says none; undefined where it is no time, or out of range. */
function shownTime(value: unknown, { now, skew }: BatchFacts): Instant | undefined {
  if (value === undefined || value === null) return now;
  const given = typeof value === 'string' ? instantOf(value) : undefined;
  if (given === undefined) return undefined;
  const at = skew === null ? given : shift(given, skew);
  const late = Date.parse(now) - Date.parse(at);
  return late <= OLDEST && late >= -NEWEST ? at : undefined;
}

/** The instant that RFC 3339 text says; undefined for anything else. */
export function instantOf(text: string): Instant | undefined {
  if (isCanonical(text)) return text;
  if (text.length > LONGEST_TIME || !RFC_3339.test(text) || !isDay(dayOf(text))) return undefined;
  const time = Date.parse(text.toUpperCase().replace(' ', 'T'));
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

/** Whether a text is an instant as we write it, which browsers do too. */
function isCanonical(text: string): boolean {
  if (text.length !== CANONICAL_LENGTH) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString() === text;
}

const CANONICAL_LENGTH = '2026-11-21T09:30:00.000Z'.length;

/** What names a product, cut where it is longer than any SKU: such a one names none. */
function refOf(ref: unknown): string | undefined {
  const text = typeof ref === 'number' ? String(ref) : ref;
  const named = typeof text === 'string' ? storedText(text) : '';
  return named === '' ? undefined : cutTo(named, LONGEST_REF + 1);
}
