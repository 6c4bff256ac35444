import { countryProblem as countryCodeProblem } from '#contract/country.js';
import { Failure } from '#contract/failure.js';
import type { Problems } from '#contract/problems.js';
import { textProblem } from '#contract/text-problem.js';

const CODE = /^[a-z0-9][a-z0-9_-]*$/;
const [LONGEST_CODE, LONGEST_NAME] = [40, 120] as const;

/** The problem of a code that identifies a record in its catalog, or undefined. */
export const settingCodeProblem = (code: string, most: number = LONGEST_CODE): string | undefined =>
  textProblem(code, { most, pattern: { form: CODE, says: 'must be lower-case letters, digits, dashes or underscores, and begin with a letter or digit' } });

/** The problem of a name for people, or undefined. */
export const settingNameProblem = (name: string): string | undefined => textProblem(name, { most: LONGEST_NAME });

/** The problem of a currency, or undefined. */
export const currencyProblem = (currency: string): string | undefined => (/^[A-Z]{3}$/.test(currency) ? undefined : 'must be an ISO 4217 code of three capital letters');

/** The problem of a country, or undefined. */
export const countryProblem = (country: string): string | undefined => (/^[A-Z]{2}$/.test(country) ? countryCodeProblem(country) : 'must be an ISO 3166-1 alpha-2 code');

/** The problem of a locale, or undefined. */
export function localeProblem(code: string): string | undefined {
  const says = 'must be a BCP 47 language tag: en, de-CH';
  try {
    return code.length <= 16 && Intl.getCanonicalLocales(code)[0] === code ? undefined : says;
  } catch {
    return says;
  }
}

const LONGEST_ATTRIBUTE_CODE = 60;

/** The problem of a code of an attribute, an option or an attribute set, or undefined. */
export const attributeCodeProblem = (code: string): string | undefined => settingCodeProblem(code, LONGEST_ATTRIBUTE_CODE);

/** The problem of a list with too many entries, or undefined. */
export const lengthProblem = (list: readonly unknown[] | null | undefined, most: number): string | undefined =>
  (list && list.length > most ? `must have at most ${String(most)} entries` : undefined);

/** Note the entries of a list that are wrong or appear twice, and a list that is too long. */
export function checkList(problems: Problems, { path, entries, most }: { path: string; entries: readonly string[]; most: number }, problemOf: (entry: string) => string | undefined): void {
  problems.add(path, lengthProblem(entries, most));
  const seen = new Set<string>();
  entries.slice(0, most).forEach((entry, index) => {
    problems.add(`${path}.${String(index)}`, problemOf(entry) ?? (seen.has(entry) ? 'appears twice' : undefined));
    seen.add(entry);
  });
}

/** Throws TOO_MANY_ITEMS where a catalog would have more of something than it may. */
export function requireRoom(what: string, { count, most }: { count: number; most: number }): void {
  if (count >= most) throw new Failure('TOO_MANY_ITEMS', `A catalog has at most ${String(most)} ${what}`, { most });
}

/** A record of a catalog as a call names it. */
export interface NamedSetting {
  /** The company's first catalog unless given. */
  readonly catalogId?: number | null | undefined;
  readonly code: string;
}

/** The record of a code; throws NOT_FOUND, with what it would be. */
export function requireNamed<Setting extends { readonly code: string }>(what: string, code: string, settings: readonly Setting[]): Setting {
  const setting = settings.find((one) => one.code === code);
  if (!setting) throw new Failure('NOT_FOUND', `No ${what} ${code}`, { code });
  return setting;
}
