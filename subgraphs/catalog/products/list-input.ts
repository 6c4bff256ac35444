import { fits, mustFit } from '#contract/fits.js';
import { Problems } from '#contract/problems.js';
import type { PageRequest } from '#subgraph-kit/page-request.js';

/** The page and filter of a list. */
export interface ListInput<F> {
  readonly filter?: F | null | undefined;
  readonly page: PageRequest;
}

const MOST_SKUS = 100;
const [LONGEST_SEARCH, LONGEST_TAG, LONGEST_LOCALE] = [200, 60, 16] as const;

interface CommonFilter {
  readonly text?: string | null | undefined;
  readonly skus?: readonly string[] | null | undefined;
  readonly tag?: string | null | undefined;
  readonly untranslatedIn?: string | null | undefined;
}

/** Throws BAD_INPUT for an invalid filter. */
export function requireListInput({ filter }: Pick<ListInput<CommonFilter>, 'filter'>): void {
  const problems = new Problems();
  if (filter) checkFilter(filter, problems);
  problems.refuse();
}

function checkFilter({ text, skus, tag, untranslatedIn }: CommonFilter, problems: Problems): void {
  if (skus && (skus.length < 1 || skus.length > MOST_SKUS)) problems.add('filter.skus', `must name 1 to ${String(MOST_SKUS)} SKUs`);
  if (text && text.length > LONGEST_SEARCH) problems.add('filter.text', `must have at most ${String(LONGEST_SEARCH)} characters`);
  if (!fits(tag, LONGEST_TAG)) problems.add('filter.tag', mustFit(LONGEST_TAG));
  if (!fits(untranslatedIn, LONGEST_LOCALE)) problems.add('filter.untranslatedIn', mustFit(LONGEST_LOCALE));
}
