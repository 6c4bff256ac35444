import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ProductImportResultStatus } from '#contract/schema.generated.js';
import { ask } from '../graph/ask.js';
import { pageVariables, type PageSearch } from '../parts/pages-of.js';
import { ConsoleImportDocument, type ConsoleImportQuery } from './operations/console-import.generated.js';
import { ConsoleImportResultsDocument, type ConsoleImportResultsQuery } from './operations/console-import-results.generated.js';
import { ConsoleImportsDocument, type ConsoleImportsQuery } from './operations/console-imports.generated.js';
import type { ConsoleImportResultFragment } from './operations/console-import-result.generated.js';
import type { ConsoleImportRowFragment } from './operations/console-import-row.generated.js';

/** An import. */
export type Import = ConsoleImportRowFragment;

/** What became of a product of an import. */
export type ImportResult = ConsoleImportResultFragment;

/** The results of products that were not written whole. */
export const REFUSED = ['PARTIAL', 'SKIPPED', 'FAILED', 'INVALID'] as const satisfies readonly ProductImportResultStatus[];

/** Whether an import goes on. */
export const isOpen = ({ status }: Pick<Import, 'status'>): boolean => status === 'QUEUED' || status === 'PROCESSING';

/** An import that only waits, or whose products are all refused, changes no product, so that nothing is told of it: it is asked for this often. */
const EVERY_MILLISECONDS = 2000;

/** A page of the imports, newest first; read again while one goes on. */
export const useImports = (search: PageSearch): UseQueryResult<ConsoleImportsQuery> => useQuery({
  queryKey: ['imports', search], placeholderData: keepPreviousData, queryFn: ({ signal }) => ask(ConsoleImportsDocument, pageVariables(search), { signal }),
  refetchInterval: ({ state: { data } }) => (data?.productImports.nodes.some(isOpen) === true ? EVERY_MILLISECONDS : false),
});

/** One import, read again as products change while it goes on. */
export const useImport = (id: string): UseQueryResult<ConsoleImportQuery> => useQuery({
  queryKey: ['import', id], queryFn: ({ signal }) => ask(ConsoleImportDocument, { id }, { signal }), meta: { kinds: ['PRODUCT'] },
  refetchInterval: ({ state: { data } }) => (data && isOpen(data.productImport) ? EVERY_MILLISECONDS : false),
});

interface Results extends PageSearch {
  readonly id: string;
  readonly isAll: boolean;
  /** How many there are so far: another count is another list. */
  readonly processed: number;
}

/** What became of its products so far. */
export const useImportResults = ({ id, isAll, processed, ...page }: Results): UseQueryResult<ConsoleImportResultsQuery> => useQuery({
  queryKey: ['import-results', id, isAll, page, processed], placeholderData: keepPreviousData, queryFn: ({ signal }) => ask(ConsoleImportResultsDocument, { id, statuses: isAll ? null : REFUSED, ...pageVariables(page) }, { signal }),
});

/** As many as the graph answers at once. */
const MOST = 500;

/** All results of an import, or all that were refused. */
export async function readResults(id: string, isAll: boolean): Promise<readonly ImportResult[]> {
  const all: ImportResult[] = [];
  for (let after: string | null | undefined; after !== null;) {
    const { productImport: { results: { nodes, pageInfo } } }: ConsoleImportResultsQuery = await ask(ConsoleImportResultsDocument, { id, statuses: isAll ? null : REFUSED, first: MOST, ...(after !== undefined && { after }) });
    all.push(...nodes);
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  }
  return all;
}
