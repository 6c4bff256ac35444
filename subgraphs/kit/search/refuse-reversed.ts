import { Failure } from '#contract/failure.js';

/** The first and the last value of ranges, by the name of the field with the last one. */
type Ranges = Readonly<Record<string, readonly [from: string, first: string | null | undefined, last: string | null | undefined]>>;

/** Refuse a filter with a range that ends before it begins: nothing found would look like nothing there. */
export function refuseReversed(ranges: Ranges): void {
  const reversed = Object.entries(ranges).filter(([, [, first, last]]) => first != null && last != null && first > last);
  if (reversed.length > 0) throw new Failure('BAD_INPUT', 'The filter is not valid', Object.fromEntries(reversed.map(([field, [from]]) => [`filter.${field}`, [`must not be before ${from}`]])));
}
