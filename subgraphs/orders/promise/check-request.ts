import { countryProblem } from '#contract/country.js';
import { fits, longTexts } from '#contract/fits.js';
import { Problems } from '#contract/problems.js';
import type { PromiseLine, PromiseRequest } from './promise.js';

/** The lines of a cart, and the pieces of one (document 2, Limits, G). */
const MOST_LINES = 20;
const MOST_UNITS = 99;
const LONGEST = { sku: 255, channel: 60, postcode: 20 } as const;

/** The field that the lines are given in, and how many there may be. */
interface GivenLines {
  readonly field: string;
  readonly most: number;
}

const CART: GivenLines = { field: 'lines', most: MOST_LINES };

/** What is asked for, with the country in capitals; throws BAD_INPUT with everything that is wrong. */
export function checkedRequest(given: PromiseRequest, { field, most }: GivenLines = CART): PromiseRequest {
  const problems = new Problems();
  problems.add('countryCode', countryProblem(given.countryCode));
  for (const [field, message] of longTexts({ postcode: [given.postcode, LONGEST.postcode], channel: [given.channel, LONGEST.channel] })) problems.add(field, message);
  problems.add(field, given.lines.length >= 1 && given.lines.length <= most ? undefined : `must be 1 to ${String(most)}`);
  for (const [index, line] of given.lines.slice(0, most).entries()) addProblems(line, `${field}.${String(index)}`, problems);
  problems.refuse('The request is not valid');
  return { ...given, countryCode: given.countryCode.toUpperCase() };
}

function addProblems({ sku, quantity }: PromiseLine, path: string, problems: Problems): void {
  problems.add(`${path}.sku`, sku !== '' && fits(sku, LONGEST.sku) ? undefined : `must be 1 to ${String(LONGEST.sku)} characters`);
  problems.add(`${path}.quantity`, quantity >= 1 && quantity <= MOST_UNITS ? undefined : `must be from 1 to ${String(MOST_UNITS)}`);
}
