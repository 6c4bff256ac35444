import { z } from 'zod';
import { romeInstant, type Occurrence, type RomeReading } from './rome-time.js';

const emptyIsNone = (value: unknown): unknown => (value === '' || value === null ? undefined : value);

/** An optional value; an empty one counts as missing. */
export const maybe = <S extends z.ZodType>(schema: S) => z.preprocess(emptyIsNone, schema.optional());

/** A required value; an empty one counts as missing. */
export const must = <S extends z.ZodType>(schema: S) => z.preprocess(emptyIsNone, schema);

/** An element with children; one without any counts as present. */
export const group = <S extends z.ZodType>(schema: S) => z.preprocess((value) => (value === '' ? {} : value), schema);

/** Text of limited length. */
export const upTo = (most: number) => z.string().max(most, `must have at most ${String(most)} characters`);

/** A whole number in digits. */
export const digits = (least: number, most: number) => z.string().regex(/^\d{1,12}$/, 'must be a whole number')
  .transform(Number).pipe(z.number().min(least, `must be at least ${String(least)}`).max(most, `must be at most ${String(most)}`));

const FORMATS = {
  'dd/mm/yyyy HH:MM:SS': [/^(?<day>\d{2})\/(?<month>\d{2})\/(?<year>\d{4}) (?<hour>\d{2}):(?<minute>\d{2}):(?<second>\d{2})$/],
  'YYYYMMDDHHMMSS': [/^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})(?<hour>\d{2})(?<minute>\d{2})(?<second>\d{2})$/],
  'yyyy-mm-dd HH:MM:SS': [/^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2}) (?<hour>\d{2}):(?<minute>\d{2}):(?<second>\d{2})$/],
  'yyyy-mm-dd': [/^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/],
} as const satisfies Record<string, readonly [RegExp]>;

/** A Rome local time in one of the documented formats, as an instant; in the DST overlap the first one unless given. */
export const romeField = (format: keyof typeof FORMATS, occurrence: Occurrence = 'first') => z.string().transform((text, context) => {
  const groups = FORMATS[format][0].exec(text)?.groups;
  const at = groups && romeInstant(Object.fromEntries(Object.entries(groups).map(([name, digit]) => [name, Number(digit)])) as unknown as RomeReading, occurrence);
  if (at !== undefined) return at;
  context.addIssue({ code: 'custom', message: `must be a date in the format ${format}` });
  return z.NEVER;
});

/** An order by its integer or its number. */
export const OrderName = { ord_ID: maybe(digits(1, Number.MAX_SAFE_INTEGER)), ord_num_doc: maybe(upTo(120)) };

interface Named {
  readonly ord_ID?: number | undefined;
  readonly ord_num_doc?: string | undefined;
}

/** The order reference as input of the graph. */
export const orderRef = ({ ord_ID: sequence, ord_num_doc: reference }: Named) => ({ sequence: sequence ?? null, reference: reference ?? null });

/** Whether the call names an order. */
export const isNamed = ({ ord_ID: sequence, ord_num_doc: number }: Named): boolean => sequence !== undefined || number !== undefined;

/** The message for a missing order reference. */
export const UNNAMED = { error: 'ord_ID or ord_num_doc is required', path: ['ord_ID'] };
