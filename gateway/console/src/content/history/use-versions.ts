import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { ask } from '../../graph/ask.js';
import type { DocumentKind } from '../document.js';
import { ConsoleEntryVersionsDocument } from '../operations/console-entry-versions.generated.js';
import { ConsolePageVersionsDocument, type ConsolePageVersionsQuery } from '../operations/console-page-versions.generated.js';

type Texts = NonNullable<ConsolePageVersionsQuery['page']>['translations'];

/** One version of a text. */
export type ListedVersion = Texts[number]['versions']['nodes'][number];

/** The versions of the texts of a document, the newest first. */
export const useVersions = (kind: DocumentKind, id: number): UseQueryResult<Texts> => useQuery({
  queryKey: ['content-versions', kind, id], meta: { kinds: ['CONTENT'] },
  queryFn: async ({ signal }) => (kind === 'PAGE' ? (await ask(ConsolePageVersionsDocument, { id }, { signal })).page : (await ask(ConsoleEntryVersionsDocument, { id }, { signal })).entry)?.translations ?? [],
});

/** Those in one language. */
export const versionsIn = (texts: Texts | undefined, locale: string): readonly ListedVersion[] => texts?.find((text) => text.locale === locale)?.versions.nodes ?? [];
