import type { PageInfo } from '../parts/page-links.js';
import { PAGE_SIZE, pageVariables } from '../parts/pages-of.js';
import type { ParcelSearch } from './parcel-search.js';

/** Whether the list begins with what left last, as it does unless the address says something else. */
export const isNewestFirst = ({ sort }: Pick<ParcelSearch, 'sort'>): boolean => sort !== 'shipped';

/** Which page the graph is asked for. It lists what left longest ago first; the other way around, the list is read from its end. */
export function parcelPages({ after, before, ...search }: ParcelSearch): ReturnType<typeof pageVariables> {
  if (!isNewestFirst(search)) return pageVariables({ ...(after !== undefined && { after }), ...(before !== undefined && { before }) });
  return before === undefined ? { last: PAGE_SIZE, ...(after !== undefined && { before: after }) } : { first: PAGE_SIZE, after: before };
}

/** A page as the list shows it. */
export function shownParcels<Row>({ nodes, pageInfo }: { readonly nodes: readonly Row[]; readonly pageInfo: PageInfo }, search: ParcelSearch): { readonly rows: readonly Row[]; readonly page: PageInfo } {
  if (!isNewestFirst(search)) return { rows: nodes, page: pageInfo };
  const { hasNextPage, hasPreviousPage, startCursor, endCursor } = pageInfo;
  return { rows: nodes.toReversed(), page: { hasNextPage: hasPreviousPage, hasPreviousPage: hasNextPage, startCursor: endCursor, endCursor: startCursor } };
}
