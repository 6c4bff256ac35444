import { Failure } from './failure.js';

/** Whether a text is absent or has at most so many characters, as JavaScript counts them. */
export const fits = (text: string | null | undefined, longest: number): boolean => (text ?? '').length <= longest;

/** The message for a text that is too long. */
export const mustFit = (longest: number): string => `must be up to ${String(longest)} characters`;

/** Texts by field, each with its maximum length. */
export type LimitedTexts = Readonly<Record<string, readonly [text: string | null | undefined, longest: number]>>;

/** The fields of the texts that are too long, each with its message. */
export const longTexts = (texts: LimitedTexts): (readonly [field: string, message: string])[] =>
  Object.entries(texts).flatMap(([field, [text, longest]]) => (fits(text, longest) ? [] : [[field, mustFit(longest)] as const]));

/** Refuse a call with texts that are too long: BAD_INPUT with a message for each. */
export function refuseLongTexts(texts: LimitedTexts): void {
  const long = longTexts(texts);
  if (long.length > 0) throw new Failure('BAD_INPUT', 'A text is too long', Object.fromEntries(long.map(([field, message]) => [field, [message]])));
}
