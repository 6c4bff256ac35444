import { Failure } from './failure.js';

/** Whether a text is at most so many characters long, as JavaScript counts them; one that is not given is. */
export const fits = (text: string | null | undefined, longest: number): boolean => (text ?? '').length <= longest;

/** What to say of a text that does not. */
export const mustFit = (longest: number): string => `must be up to ${String(longest)} characters`;

/** Texts by their field, each with the characters it may have. */
export type LimitedTexts = Readonly<Record<string, readonly [text: string | null | undefined, longest: number]>>;

/** The fields of the texts that do not fit, with what to say of each. */
export const longTexts = (texts: LimitedTexts): (readonly [field: string, message: string])[] =>
  Object.entries(texts).flatMap(([field, [text, longest]]) => (fits(text, longest) ? [] : [[field, mustFit(longest)] as const]));

/** Refuse a call for the texts that are longer than they may be: BAD_INPUT with a message for each. */
export function refuseLongTexts(texts: LimitedTexts): void {
  const long = longTexts(texts);
  if (long.length > 0) throw new Failure('BAD_INPUT', 'A text is too long', Object.fromEntries(long.map(([field, message]) => [field, [message]])));
}
