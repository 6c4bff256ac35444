import { brokenLines } from '#contract/text-problem.js';

const ID = /^[A-Za-z0-9_-]{1,64}$/;

/** Whether a text is an id of a block or an asset: 1 to 64 letters, digits, hyphens and underscores. */
export const isId = (value: unknown): value is string => typeof value === 'string' && ID.test(value);

/** The problem of an id. */
export const idProblem = (value: unknown): string | undefined => (isId(value) ? undefined : 'must be an id: 1 to 64 letters, digits, hyphens and underscores');

/** Whether a value is the number of a record: a positive integer that is exact. */
export const isRecordNumber = (value: unknown): value is number => Number.isSafeInteger(value) && typeof value === 'number' && value > 0;

/** The problem of the number of a record. */
export const recordNumberProblem = (value: unknown): string | undefined => (isRecordNumber(value) ? undefined : 'must be the number of a record: a positive integer');

/** The problem of an integer between two others. */
export const integerWithin = (least: number, most: number) => (value: unknown): string | undefined =>
  (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most ? undefined : `must be an integer from ${String(least)} to ${String(most)}`);

/** The problem of one of some texts. */
export const oneOf = (...known: readonly string[]) => (value: unknown): string | undefined =>
  (typeof value === 'string' && known.includes(value) ? undefined : `must be one of ${known.join(', ')}`);

/** The problem of a text in lines, of so many characters; an empty one has none. */
export const linesUpTo = (most: number) => (value: unknown): string | undefined => {
  if (typeof value !== 'string') return 'must be a text';
  return value.length > most ? `must have at most ${String(most)} characters` : brokenLines(value);
};

const LINE_BREAK = /[\n\r\t]/;

/** The problem of a text of one line, of so many characters; an empty one has none. */
export const lineUpTo = (most: number) => (value: unknown): string | undefined => linesUpTo(most)(value) ?? (typeof value === 'string' && LINE_BREAK.test(value) ? 'must be one line without tabs' : undefined);

/** The problem of a text that must say something, in one line of so many characters. */
export const filledLineUpTo = (most: number) => (value: unknown): string | undefined => lineUpTo(most)(value) ?? (typeof value === 'string' && value.trim() === '' ? 'must not be empty' : undefined);

