import { z } from 'zod';

const LATEST_LENGTH = '9999-12-31T23:59:59.999Z'.length;

/** A time with an offset as ISO 8601 text; read as UTC with milliseconds. */
export const dateTime = z.iso.datetime({ offset: true, abort: true, error: (issue) => (typeof issue.input === 'string' ? 'must be a date-time such as 2026-11-21T09:30:00Z' : undefined) })
  .max(40)
  .overwrite((text) => (Number.isNaN(Date.parse(text)) ? '' : new Date(text).toISOString()))
  .length(LATEST_LENGTH, 'must be a date-time of the years 0 to 9999')
  .meta({ format: 'date-time', pattern: undefined, maxLength: undefined, minLength: undefined });

/** A whole number in a query string; `problemOf` says what is wrong with an input where there is more to say. */
export const wholeNumber = (least: number, most: number, problemOf: (input: unknown) => string | undefined = () => undefined): z.ZodType<number> =>
  z.preprocess((text) => (typeof text === 'string' && DIGITS.test(text) ? Number(text) : text), z.int({ error: ({ input }) => problemOf(input) ?? `must be a whole number from ${String(least)} to ${String(most)}` })
    .min(least, `must be at least ${String(least)}`).max(most, `must be at most ${String(most)}`));

const DIGITS = /^\d{1,15}$/;

/** Text of 1 to `most` characters that is not only spaces. */
export const shortText = (most: number) => z.string().max(most, `must have at most ${String(most)} characters`).regex(/\S/, 'must not be empty');
