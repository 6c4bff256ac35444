import type { Instant } from '#kernel/clock.js';
import type { Reader } from '#subgraph-kit/database.js';
import { forgetOldest } from '#subgraph-kit/forget-oldest.js';
import { findAllPaths } from './delivered.store.js';

/** Where the pages of a sitemap begin: every so many paths of it, so that its last page costs what its first does. */
export interface SitemapMarks {
  readonly total: number;
  /** The path to read from, and how many to skip behind it; undefined beyond the end. */
  startOf(offset: number): { readonly from: string; readonly offset: number } | undefined;
}

interface Asked {
  readonly companyId: number;
  readonly siteId: number;
  readonly locale: string;
  /** When the site last changed: its marks count as long. */
  readonly changedAt: Instant;
}

const [MARK_EVERY, MOST_KEPT] = [200, 500] as const;

/** Of each database. */
const KEPT = new WeakMap<Reader, Map<string, Promise<SitemapMarks>>>();

/** The marks of a site in a locale, read once for each state of it. */
export function sitemapMarks(reader: Reader, asked: Asked): Promise<SitemapMarks> {
  const kept = KEPT.get(reader) ?? new Map<string, Promise<SitemapMarks>>();
  KEPT.set(reader, kept);
  const name = JSON.stringify([asked.companyId, asked.siteId, asked.locale, asked.changedAt]);
  const known = kept.get(name);
  if (known) return known;
  const made = readMarks(reader, asked);
  kept.set(name, made);
  forgetOldest(kept, MOST_KEPT, () => false);
  made.catch(() => kept.delete(name));
  return made;
}

async function readMarks(reader: Reader, { companyId, ...place }: Asked): Promise<SitemapMarks> {
  const paths = await findAllPaths(reader, companyId, place);
  const [total, marks] = [paths.length, paths.filter((_, index) => index % MARK_EVERY === 0)];
  return {
    total,
    startOf(offset) {
      const from = offset < total ? marks[Math.floor(offset / MARK_EVERY)] : undefined;
      return from === undefined ? undefined : { from, offset: offset % MARK_EVERY };
    },
  };
}
