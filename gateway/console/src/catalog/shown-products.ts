import type { PageInfo } from '../parts/page-links.js';

/** A page as the list shows it: one that was read from the end is turned around. */
export function shownProducts<Row>({ nodes, pageInfo }: { readonly nodes: readonly Row[]; readonly pageInfo: PageInfo }, isNewestFirst: boolean): { readonly rows: readonly Row[]; readonly page: PageInfo } {
  if (!isNewestFirst) return { rows: nodes, page: pageInfo };
  const { hasNextPage, hasPreviousPage, startCursor, endCursor } = pageInfo;
  return { rows: nodes.toReversed(), page: { hasNextPage: hasPreviousPage, hasPreviousPage: hasNextPage, startCursor: endCursor, endCursor: startCursor } };
}
