import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { ask } from '../../graph/ask.js';
import { ConsoleContentSitesDocument, type ConsoleContentSitesQuery } from '../operations/console-content-sites.generated.js';

/** A site, with its collections and templates. */
export type ListedSite = ConsoleContentSitesQuery['workspaces'][number]['sites'][number];

/** The sites of the company. */
export const useSites = (): UseQueryResult<readonly ListedSite[]> => useQuery({
  queryKey: ['content-sites'], queryFn: async ({ signal }) => (await ask(ConsoleContentSitesDocument, {}, { signal })).workspaces.flatMap(({ sites }) => sites),
});
