import { Problems } from '#contract/problems.js';
import type { Reader } from '#subgraph-kit/database.js';
import { findSites } from '../sites/site.store.js';
import { findLocalesOfTexts } from './draft-text.store.js';

interface AskedLocales {
  /** Undefined for all of the company. */
  readonly siteIds: readonly number[] | undefined;
  readonly locales: readonly string[];
  /** What the locale with an index is called. */
  readonly field: (index: number) => string;
}

const MOST_SAID = 20;

/** Throws BAD_INPUT, with those there are, for locales that none of some sites has: a list of them would be empty for ever. One that was switched off is known while texts of it are there. */
export async function refuseUnknownLocales(reader: Reader, companyId: number, { siteIds, locales, field }: AskedLocales): Promise<void> {
  if (locales.length === 0 || siteIds?.length === 0) return;
  const sites = await findSites(reader, companyId, siteIds);
  const known = new Set(sites.flatMap((site) => site.locales));
  const others = [...new Set(locales)].filter((locale) => !known.has(locale));
  if (others.length === 0 || sites.length === 0 || sites.some(({ isDamaged }) => isDamaged)) return;
  const kept = new Set(await findLocalesOfTexts(reader, companyId, { siteIds, locales: others }));
  const problems = new Problems();
  for (const locale of others.filter((one) => !kept.has(one)).slice(0, MOST_SAID)) problems.add(field(locales.indexOf(locale)), `must be one of ${[...known].toSorted().join(', ')}`);
  problems.refuse('Nothing is in these locales');
}
