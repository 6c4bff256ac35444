import type { Reader } from '#subgraph-kit/database.js';
import { findChildrenOfAll, findDocument } from '../documents/document.store.js';
import type { ContentDocument } from '../documents/document.js';

/** The most levels of a page tree. */
export const MOST_DEPTH = 20;

interface Asked {
  readonly siteId: number;
  readonly id: number;
}

/** The level of a page of a site, 1 at the root; undefined for the home page and for none. */
export async function depthOf(reader: Reader, companyId: number, asked: Asked): Promise<number | undefined> {
  const line = await lineOf(reader, companyId, asked);
  return line.length === 0 || line[0]?.isHome === true ? undefined : line.length;
}

/** A page with those above it, itself first; empty where the site has no such page. */
export async function lineOf(reader: Reader, companyId: number, { siteId, id }: Asked): Promise<readonly ContentDocument[]> {
  const line: ContentDocument[] = [];
  for (let next: number | null = id; next !== null && line.length <= MOST_DEPTH;) {
    const page: ContentDocument | undefined = await findDocument(reader, companyId, next);
    if (page?.kind !== 'PAGE' || page.siteId !== siteId) return [];
    line.push(page);
    next = page.parentId;
  }
  return line;
}

/** How many levels a page spans with those below it. */
export async function levelsBelow(reader: Reader, companyId: number, page: Asked): Promise<number> {
  let levels = 0;
  for (let level: readonly Asked[] = [page]; level.length > 0 && levels <= MOST_DEPTH; levels += 1) level = await findChildrenOfAll(reader, companyId, level);
  return levels;
}
