import { Failure } from './failure.js';

const MOST_LISTED = 50;

interface UnknownCode {
  /** Of the input: `filter.locationCode`. */
  readonly field: string;
  /** What it is the code of, in the plural: locations. */
  readonly what: string;
  readonly code: string;
  readonly known: readonly string[];
}

/** BAD_INPUT for a code that nothing has: with the known one that differs in its capitals alone, or all of them. */
export function unknownCode({ field, what, code, known }: UnknownCode): Failure {
  const meant = known.find((one) => one.toLowerCase() === code.trim().toLowerCase());
  const listed = known.length === 0 ? `there are no ${what}` : `the ${what} are ${known.slice(0, MOST_LISTED).join(', ')}${known.length > MOST_LISTED ? ' …' : ''}`;
  const hint = meant === undefined ? listed : `did you mean ${meant}?`;
  return new Failure('BAD_INPUT', `No ${what} have the code ${code}: ${hint}`, { [field]: [`is not known: ${hint}`] });
}
