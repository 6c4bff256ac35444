import { Failure } from '#contract/failure.js';
import type { Problems } from '#contract/problems.js';
import { STATUS_OF_CODE } from '#contract/standard-carrier-codes.js';
import { eventTime, expectedTime } from './event-time.js';
import { isFields, numberOf, placeText, readEach, textOf, type Fields, type ReadBody, type ReportedEvent } from './reading.js';

/** The carrier's own word for a status that only the description tells: no code that a status map could know. */
export const UNKNOWN = 'unknown';

/** How many pieces of a shipment are read. */
export const MOST_PIECES = 100;
/** How many numbers the events of a shipment have together, and each at least: a long history with many pieces is no reason to stop others. */
const [MOST_TOGETHER, FEWEST_PIECES] = [2000, 10];
const NOTHING: ReadBody = { events: [], rejected: 0 };

/** The unified tracking body of an express parcel carrier; a body without shipments is its handshake. */
export function readExpress(payload: unknown, timeZone: string): ReadBody {
  if (!isFields(payload)) throw new Failure('BAD_INPUT', 'The body must be an object', { body: ['must be an object'] });
  const { shipments } = payload;
  if (shipments === undefined || shipments === null) return NOTHING;
  if (!Array.isArray(shipments)) throw new Failure('BAD_INPUT', 'The body must have a list of shipments', { shipments: ['must be a list'] });
  return readEach(shipments, 'shipments', (entry, at, problems) => shipmentEvents(entry, { at, timeZone, problems }));
}

interface Reading {
  /** The path before its fields. */
  readonly at: string;
  readonly timeZone: string;
  readonly problems: Problems;
}

/** Its history, and its status unless that is an event of the history. */
function shipmentEvents(shipment: Fields, reading: Reading): readonly ReportedEvent[] {
  const { at, problems } = reading;
  const trackingNumbers = numbersOf(shipment, reading);
  if (trackingNumbers.length === 0) problems.add(`${at}id`, 'is required');
  const { status, events } = shipment;
  const past = Array.isArray(events) ? events.filter(isFields).map((one, index) => eventOf(one, { ...reading, at: `${at}events.${String(index)}.` })) : [];
  const last = isFields(status) ? eventOf(status, { ...reading, at: `${at}status.` }) : undefined;
  const isKnown = last && past.some((one) => one.occurredAt === last.occurredAt && one.description === last.description);
  const all = last && !isKnown ? [...past, last] : past;
  const estimatedAt = estimateOf(shipment, reading);
  const known = trackingNumbers.slice(0, Math.max(FEWEST_PIECES, Math.floor(MOST_TOGETHER / all.length)));
  return all.map((one, index) => ({ ...one, trackingNumbers: known, estimatedAt: index === all.length - 1 ? estimatedAt : null }));
}

function numbersOf({ id, details }: Fields, { at, problems }: Reading): string[] {
  const given: unknown = isFields(details) ? details['pieceIds'] : undefined;
  const pieces: readonly unknown[] = Array.isArray(given) ? given.slice(0, MOST_PIECES) : [];
  return [...new Set([id, ...pieces].map((one) => numberOf(one, `${at}id`, problems)))].filter((number) => number !== '');
}

function eventOf(fields: Fields, { at, timeZone, problems }: Reading): Omit<ReportedEvent, 'trackingNumbers'> {
  const text = (name: string): string => textOf(fields[name], at + name, problems);
  const [timestamp, statusCode, word] = [text('timestamp'), text('statusCode'), text('status')];
  const occurredAt = timestamp === '' ? null : eventTime(timestamp, timeZone);
  if (occurredAt === undefined) problems.add(`${at}timestamp`, 'must be a time such as 2026-11-21T09:30:00Z');
  return {
    status: STATUS_OF_CODE[statusCode] ?? null, code: [word, statusCode].find((one) => one !== '' && one.toLowerCase() !== UNKNOWN) ?? '', description: text('description') || word, occurredAt: occurredAt ?? null,
    location: placeOf(fields, `${at}location`, problems), raw: JSON.stringify(fields),
  };
}

function placeOf({ location }: Fields, at: string, problems: Problems): string {
  const address: unknown = isFields(location) ? location['address'] : undefined;
  return isFields(address) ? placeText(textOf(address['addressLocality'], at, problems), textOf(address['countryCode'], at, problems)) : '';
}

/** The time of delivery, or the end of its time frame; one that cannot be read is none. */
function estimateOf({ estimatedTimeOfDelivery: at, estimatedDeliveryTimeFrame: frame }: Fields, { timeZone }: Reading): string | null {
  const given = [at, isFields(frame) ? frame['estimatedThrough'] : undefined].find((one) => typeof one === 'string');
  return typeof given === 'string' ? expectedTime(given.trim(), timeZone) ?? null : null;
}
