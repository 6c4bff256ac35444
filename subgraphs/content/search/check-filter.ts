import { refuseLongTexts } from '#contract/fits.js';
import { Problems } from '#contract/problems.js';
import { refuseReversed } from '#subgraph-kit/search/refuse-reversed.js';
import type { ContentFilter } from './content-match.js';

const LONGEST_ACTOR = 200;

/** Throws BAD_INPUT for conditions that no text can fulfil, or that are too long. */
export function checkFilter({ kinds, locales, statuses, updatedBy, updatedFrom, updatedTo }: ContentFilter): void {
  const problems = new Problems();
  for (const [name, list] of Object.entries({ kinds, locales, statuses })) problems.add(`filter.${name}`, list?.length === 0 ? 'must name at least one' : undefined);
  problems.refuse('The filter is not valid');
  refuseLongTexts({ 'filter.updatedBy': [updatedBy, LONGEST_ACTOR] });
  refuseReversed({ updatedTo: ['updatedFrom', updatedFrom, updatedTo] });
}
