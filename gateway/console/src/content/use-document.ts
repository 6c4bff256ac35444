import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { ask } from '../graph/ask.js';
import { documentOfEntry, documentOfPage, type ContentDocument, type DocumentKind } from './document.js';
import { ConsoleEntryTextDocument } from './operations/console-entry-text.generated.js';
import { ConsolePageTextDocument } from './operations/console-page-text.generated.js';

/** Read a page or an entry whole; null where the company has none with this number. */
export const useDocument = (kind: DocumentKind, id: number): UseQueryResult<ContentDocument | null> => useQuery({
  queryKey: ['content', kind, id], meta: { kinds: ['CONTENT'] },
  queryFn: async ({ signal }) => {
    if (kind === 'PAGE') {
      const { page } = await ask(ConsolePageTextDocument, { id }, { signal });
      return page && documentOfPage(page);
    }
    const { entry } = await ask(ConsoleEntryTextDocument, { id }, { signal });
    return entry && documentOfEntry(entry);
  },
});
