import { Failure } from '#contract/failure.js';
import { fits, mustFit } from '#contract/fits.js';

const MOST_RECORDS = 100;
const MOST_WORDS = 1000;

/** The lists of a rule, with how long each of their words can be at most. */
const LISTS = { countries: 60, channels: 60, tags: 60, skus: 255, locationCodes: 60 } as const;

type Lists<Field extends string> = Readonly<Partial<Record<Field, readonly string[] | null | undefined>>>;

/** What lists are checked of. */
interface Checked<Field extends string> {
  /** The field of the input that has them. */
  readonly path: string;
  readonly message: string;
  /** The lists, with how long each of their words can be at most. */
  readonly lists: Readonly<Record<Field, number>>;
}

/** Refuse too many rules, and those whose lists are too long or have words that are, before anything else is read of them. */
export const refuseLongRules = (given: readonly Lists<keyof typeof LISTS>[]): void => { refuseLongLists(given, { path: 'rules', message: 'A rule is not valid', lists: LISTS }); };

/** The same of any records with lists, of which there can be 100 as well. */
export function refuseLongLists<Field extends string>(given: readonly Lists<NoInfer<Field>>[], { path, message, lists }: Checked<Field>): void {
  const problems: Record<string, string[]> = given.length > MOST_RECORDS ? { [path]: [`must be at most ${String(MOST_RECORDS)}`] } : {};
  const fields = Object.entries(lists) as [Field, number][];
  for (const [index, record] of given.slice(0, MOST_RECORDS).entries()) {
    for (const [field, longest] of fields) {
      const flaw = flawOf(record[field] ?? [], longest);
      if (flaw !== undefined) problems[`${path}.${String(index)}.${field}`] = [flaw];
    }
  }
  if (Object.keys(problems).length > 0) throw new Failure('BAD_INPUT', message, problems);
}

function flawOf(words: readonly string[], longest: number): string | undefined {
  if (words.length > MOST_WORDS) return `must be at most ${String(MOST_WORDS)}`;
  return words.every((word) => fits(word, longest)) ? undefined : `each ${mustFit(longest)}`;
}
