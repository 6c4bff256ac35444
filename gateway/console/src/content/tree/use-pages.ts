import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { ask } from '../../graph/ask.js';
import { ConsolePagesDocument, type ConsolePagesQuery } from '../operations/console-pages.generated.js';

/** A page of the tree. */
export type TreePage = ConsolePagesQuery['pages'][number];

/** The pages of a site below another one, or at the root, in their order. */
export const usePages = (siteId: number, parentId: number | null): UseQueryResult<readonly TreePage[]> => useQuery({
  queryKey: ['content-pages', siteId, parentId], meta: { kinds: ['CONTENT'] }, queryFn: async ({ signal }) => (await ask(ConsolePagesDocument, { siteId, parentId }, { signal })).pages,
});
