import { z } from 'zod';
import { dateTime, shortText } from '#kit/fields.js';
import { asList } from './tolerant-json.js';

const NUMBER_LENGTH = 120;
const CODE_LENGTH = 255;
const MOST_ENTRIES = 500;
const MOST_UNITS = 10_000_000;

/** The number of an order, with its #. */
export const orderNumber = shortText(NUMBER_LENGTH).describe('The order\'s number as Orders/New gives it.');

/** The number of a return. */
export const returnNumber = shortText(NUMBER_LENGTH).describe('The return\'s number as Returns/New gives it.');

/** The code of an item. */
export const sku = shortText(CODE_LENGTH).describe('The item code agreed for the connection; the EAN by default.');

/** Optional text. */
export const text = (most: number) => shortText(most).optional();

/** The message for a value of the wrong type; a missing one is required. */
export const saying = (problem: string) => ({ error: ({ input }: { readonly input?: unknown }) => (input === undefined ? 'is required' : problem) });

/** A number of units. */
export const units = z.int(saying('must be a whole number')).min(0, 'must be at least 0').max(MOST_UNITS, `must be at most ${String(MOST_UNITS)}`);

/** Grams or millimetres; fractions are rounded. */
export const size = z.number('must be a number').min(0, 'must be at least 0').max(MOST_UNITS, `must be at most ${String(MOST_UNITS)}`).overwrite(Math.round).optional();

const WORDS: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([[true, true], [false, false], [1, true], [0, false], ['1', true], ['0', false], ['true', true], ['false', false]]);

/** A boolean, as itself, as a word in any case, or as 1 or 0. */
export const truth = z.preprocess((value) => WORDS.get(typeof value === 'string' ? value.trim().toLowerCase() : value) ?? value, z.boolean(saying('must be true or false')));

const LOCAL = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?))?$/;

const SHORT_OFFSET = /([+-]\d{2})(\d{2})?$/;

/** A date-time; without an offset it is UTC (document 1, B, Conventions). ISO 8601 writes offsets as +02:00, +0200 and +02. */
export const moment = z.preprocess((value) => {
  if (typeof value !== 'string') return value;
  const [, day, time = '00:00'] = LOCAL.exec(value.trim()) ?? [];
  return day === undefined ? value.trim().replace(SHORT_OFFSET, (_, hours: string, minutes: string | undefined = '00') => `${hours}:${minutes}`) : `${day}T${time}Z`;
}, dateTime).optional();

const DAY_LENGTH = 10;

/** A day: a date, or a date-time whose time does not matter. */
export const day = z.preprocess((value) => (typeof value === 'string' ? value.trim().slice(0, DAY_LENGTH) : value), z.iso.date('must be a date such as 2027-01-31')).optional();

/** A list of entries: an array, an object around it, or one entry. */
export const listOf = <T extends z.ZodType>(entry: T, most = MOST_ENTRIES) => z.preprocess(asList, entries(entry, most).min(1, 'must have at least 1 entry'));

/** An optional list; an empty one counts as missing. */
export const optionalListOf = <T extends z.ZodType>(entry: T, most = MOST_ENTRIES) =>
  z.preprocess((value) => emptyIsNone(asList(value)), entries(entry, most).optional()).optional();

const entries = <T extends z.ZodType>(entry: T, most: number) => z.array(entry).max(most, `must have at most ${String(most)} entries`);

const emptyIsNone = (list: unknown): unknown => (Array.isArray(list) && list.length === 0 ? undefined : list);
