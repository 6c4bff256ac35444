import { Failure } from '#contract/failure.js';
import { Problems } from '#contract/problems.js';
import { eventTime, expectedTime } from './event-time.js';
import { isFields, numberOf, placeText, readEach, textOf, type Fields, type ReadBody, type ReportedEvent } from './reading.js';

/** The generic format: `{events: [...]}` or a single event (document 2 decisions, F, Generic event). */
export function readGeneric(payload: unknown, timeZone: string): ReadBody {
  if (!isFields(payload)) throw new Failure('BAD_INPUT', 'The body must be an event or a list of events', { body: ['must be an object'] });
  const { events } = payload;
  if (events === undefined) {
    const problems = new Problems();
    const event = genericEvent(payload, { at: '', timeZone, problems });
    problems.refuse('The event cannot be read');
    return { events: [event], rejected: 0 };
  }
  if (!Array.isArray(events)) throw new Failure('BAD_INPUT', 'The body must be an event or a list of events', { events: ['must be a list'] });
  return readEach(events, 'events', (entry, at, problems) => [genericEvent(entry, { at, timeZone, problems })]);
}

interface Reading {
  /** The path before its fields. */
  readonly at: string;
  readonly timeZone: string;
  readonly problems: Problems;
}

function genericEvent(fields: Fields, { at, timeZone, problems }: Reading): ReportedEvent {
  const text = (name: string): string => textOf(fields[name], at + name, problems);
  const time = (name: string, timeOf = eventTime): string | null => {
    const given = text(name);
    const read = given === '' ? null : timeOf(given, timeZone);
    if (read === undefined) problems.add(at + name, 'must be a time such as 2026-11-21T09:30:00Z');
    return read ?? null;
  };
  const number = numberOf(fields['tracking_number'], `${at}tracking_number`, problems);
  if (number === '') problems.add(`${at}tracking_number`, 'is required');
  return {
    trackingNumbers: [number], code: text('status'), otherCode: text('carrier_code'), description: text('description'), occurredAt: time('occurred_at'),
    location: place(fields['location'], `${at}location`, problems), estimatedAt: time('estimated_delivery_at', expectedTime), raw: JSON.stringify(fields),
  };
}

function place(value: unknown, at: string, problems: Problems): string {
  return isFields(value) ? placeText(textOf(value['city'], `${at}.city`, problems), textOf(value['country_code'], `${at}.country_code`, problems)) : textOf(value, at, problems);
}
