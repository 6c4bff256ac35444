import { Failure } from './failure.js';
import { CONTROLS } from './text-problem.js';

/** Whether a text is absent or has at most so many characters, as JavaScript counts them. */
export const fits = (text: string | null | undefined, longest: number): boolean => (text ?? '').length <= longest;

/** The message for a text that is too long. */
export const mustFit = (longest: number): string => `must be up to ${String(longest)} characters`;

/** Texts by field, each with its maximum length. */
export type LimitedTexts = Readonly<Record<string, readonly [text: string | null | undefined, longest: number]>>;

const BROKEN = /\0|\p{Surrogate}/u; // not every database, nor label or page, has them as written: interfaces refuse them in any body

/** The fields of the texts that are too long, or broken by a NUL character or half a surrogate pair, each with its message. */
export const longTexts = (texts: LimitedTexts): (readonly [field: string, message: string])[] =>
  Object.entries(texts).flatMap(([field, [text, longest]]) => {
    if (!fits(text, longest)) return [[field, mustFit(longest)] as const];
    return BROKEN.test(text ?? '') ? [[field, CONTROLS] as const] : [];
  });

/** Refuse a call with texts that are too long or broken: BAD_INPUT with a message for each. */
export function refuseLongTexts(texts: LimitedTexts): void {
  const problems = longTexts(texts);
  if (problems.length === 0) return;
  const isLong = Object.values(texts).some(([text, longest]) => !fits(text, longest));
  throw new Failure('BAD_INPUT', isLong ? 'A text is too long' : 'A text is not valid', Object.fromEntries(problems.map(([field, message]) => [field, [message]])));
}
