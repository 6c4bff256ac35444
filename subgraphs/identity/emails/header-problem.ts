import { textProblem } from '#contract/text-problem.js';

/** Line and paragraph separators, and what turns the direction of the text behind it around. */
const TURNS = /[\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;

const VISIBLE = /[^\p{Cf}\s]/u;

/** Mail programs read what follows it as the encoding of another text (RFC 2047, 2). */
const ENCODED = '=?';

/** The problem of a text that recipients see in the header of a mail, or undefined: they have to see what was given, logged and audited. */
export function headerProblem(text: string, most: number): string | undefined {
  const problem = textProblem(text, { most });
  if (problem !== undefined) return problem;
  if (!VISIBLE.test(text)) return 'must not be empty';
  if (TURNS.test(text)) return 'must not contain characters that break lines or turn the direction of the text';
  return text.includes(ENCODED) ? `must not contain ${ENCODED}, which mail programs take for encoded text` : undefined;
}
