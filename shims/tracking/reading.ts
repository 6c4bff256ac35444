import { Problems } from '#contract/problems.js';
import { Failure } from '#contract/failure.js';
import type { ApplyTrackingEventsInput } from '#contract/schema.generated.js';

/** An event as the graph takes it. */
export type ReportedEvent = ApplyTrackingEventsInput['events'][number];

/** A JSON object of a caller. */
export type Fields = Readonly<Partial<Record<string, unknown>>>;

/** What was read of a body: its events, and how many could not be read. */
export interface ReadBody {
  readonly events: readonly ReportedEvent[];
  readonly rejected: number;
}

/** The most events of one body. */
export const MOST_EVENTS = 10_000;

/** Whether a value is an object with fields. */
export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text or a number as text, without blanks around it; empty for nothing. Anything else is a problem of the field. */
export function textOf(value: unknown, field: string, problems: Problems): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number') return String(value);
  problems.add(field, 'must be a text');
  return '';
}

/** The longest number of a parcel. */
export const LONGEST_NUMBER = 120;

/** A carrier's number of a parcel; empty for nothing. */
export function numberOf(value: unknown, field: string, problems: Problems): string {
  const number = textOf(value, field, problems);
  if (number.length > LONGEST_NUMBER) problems.add(field, `must be up to ${String(LONGEST_NUMBER)} characters`);
  return number;
}

/** Reads each entry of a list, so that one that cannot be read does not stop the others. Where none can, the first problems are the refusal. */
export function readEach(entries: readonly unknown[], path: string, read: (entry: Fields, at: string, problems: Problems) => readonly ReportedEvent[]): ReadBody {
  if (entries.length > MOST_EVENTS) throw new Failure('BAD_INPUT', 'Too many events', { [path]: [`must have at most ${String(MOST_EVENTS)} entries`] });
  const events: ReportedEvent[] = [];
  const flawed: Problems[] = [];
  for (const [index, entry] of entries.entries()) {
    const [problems, at] = [new Problems(), `${path}.${String(index)}`];
    const found = isFields(entry) ? read(entry, `${at}.`, problems) : notFields(at, problems);
    if (problems.found.size > 0) flawed.push(problems);
    else events.push(...found);
  }
  if (events.length > MOST_EVENTS) throw new Failure('BAD_INPUT', 'Too many events', { [path]: [`must have at most ${String(MOST_EVENTS)} events`] });
  if (events.length === 0) flawed[0]?.refuse('No event can be read');
  return { events, rejected: flawed.length };
}

function notFields(at: string, problems: Problems): readonly ReportedEvent[] {
  problems.add(at, 'must be an object');
  return [];
}

/** `City, COUNTRY`; either part may be missing. */
export const placeText = (city: string, country: string): string => [city, country].filter((part) => part !== '').join(', ');
