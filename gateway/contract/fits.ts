import { Failure } from './failure.js';

/** Whether a text is at most so many characters long, as JavaScript counts them; one that is not given is. */
export const fits = (text: string | null | undefined, longest: number): boolean => (text ?? '').length <= longest;

/** What to say of a text that does not. */
export const mustFit = (longest: number): string => `must be up to ${String(longest)} characters`;

/** Refuse a call for the texts that are longer than they may be: BAD_INPUT with a message for each. */
export function refuseLongTexts(texts: Readonly<Record<string, readonly [string | null | undefined, number]>>): void {
  const long = Object.entries(texts).filter(([, [text, longest]]) => !fits(text, longest));
  if (long.length > 0) throw new Failure('BAD_INPUT', 'A text is too long', Object.fromEntries(long.map(([field, [, longest]]) => [field, [mustFit(longest)]])));
}
