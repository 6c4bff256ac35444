import { Failure } from '#contract/failure.js';
import { fits, mustFit } from '#contract/fits.js';

const MOST_RULES = 100;
const MOST_WORDS = 1000;

/** The lists of a rule, with how long each of their words can be at most. */
const LISTS = [['countries', 60], ['channels', 60], ['tags', 60], ['skus', 255], ['locationCodes', 60]] as const;

type Lists = Readonly<Partial<Record<(typeof LISTS)[number][0], readonly string[] | null | undefined>>>;

/** Refuse too many rules, and those whose lists are too long or have words that are, before anything else is read of them. */
export function refuseLongRules(given: readonly Lists[]): void {
  const problems: Record<string, string[]> = given.length > MOST_RULES ? { rules: [`must be at most ${String(MOST_RULES)}`] } : {};
  for (const [index, rule] of given.slice(0, MOST_RULES).entries()) {
    for (const [field, longest] of LISTS) {
      const flaw = flawOf(rule[field] ?? [], longest);
      if (flaw !== undefined) problems[`rules.${String(index)}.${field}`] = [flaw];
    }
  }
  if (Object.keys(problems).length > 0) throw new Failure('BAD_INPUT', 'A rule is not valid', problems);
}

function flawOf(words: readonly string[], longest: number): string | undefined {
  if (words.length > MOST_WORDS) return `must be at most ${String(MOST_WORDS)}`;
  return words.every((word) => fits(word, longest)) ? undefined : `each ${mustFit(longest)}`;
}
