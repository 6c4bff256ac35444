import { canonicalJson } from '#kernel/canonical-json.js';
import type { CallContext } from '#contract/principal.js';
import type { Connection } from '#subgraph-kit/connection.js';
import type { Reader } from '#subgraph-kit/database.js';
import { keysetOf } from '#subgraph-kit/keyset.js';
import type { PageRequest } from '#subgraph-kit/page-request.js';
import { checkSearch } from '#subgraph-kit/search/check-search.js';
import { findSiteOfCollection } from '../collections/collection.store.js';
import { noCollection } from '../collections/no-collection.js';
import type { ContentDeps } from '../content-deps.js';
import type { ContentDocument } from '../documents/document.js';
import { countEntries, countFoundEntries, findDocument, findEntries } from '../documents/document.store.js';
import { checkFilter } from '../search/check-filter.js';
import type { ContentFilter } from '../search/content-match.js';
import { ofSomeText } from '../search/content-match.store.js';
import { wantedWords } from '../search/draft-words.js';
import { refuseUnknownLocales } from '../search/refuse-unknown-locales.js';
import { requireContentReader } from '../sites/access.js';

/** One entry by its id. */
export async function readEntry({ database }: ContentDeps, { principal }: CallContext, id: number): Promise<ContentDocument | undefined> {
  requireContentReader(principal);
  const document = await findDocument(database, principal.companyId, id);
  return document?.kind === 'ENTRY' ? document : undefined;
}

/** Which entries of a collection are listed: those of which one text fulfils all that is given. */
export type EntryFilter = Pick<ContentFilter, 'locales' | 'statuses' | 'text' | 'updatedBy' | 'updatedFrom' | 'updatedTo'>;

interface Listing {
  readonly collectionId: number;
  readonly filter?: EntryFilter | null | undefined;
  readonly page: PageRequest;
}

/** A page of a collection's entries, the last changed first; NOT_FOUND for an unknown collection. They are counted where that is asked for. */
export async function listEntries({ database, cursors }: ContentDeps, { principal }: CallContext, { collectionId, filter, page }: Listing): Promise<Connection<ContentDocument>> {
  requireContentReader(principal);
  const { companyId } = principal;
  const siteId = await findSiteOfCollection(database, companyId, collectionId);
  if (siteId === undefined) throw noCollection(collectionId);
  await refuseUnknownLocales(database, companyId, { siteIds: [siteId], locales: filter?.locales ?? [], field: (index) => `filter.locales.${String(index)}` });
  const conditions = filter == null ? [] : await conditionsOf(database, companyId, filter);
  const list = `entries ${String(companyId)} ${String(collectionId)}${filter == null ? '' : ` ${canonicalJson(filter)}`}`;
  const keys = keysetOf(cursors, page, { list, columns: ['updated_at', 'id'], isDescending: true });
  const found = keys.page(await findEntries(database, companyId, { collectionId, conditions, keys }), ({ updatedAt, id }) => [updatedAt, id]);
  return found.counted(() => (filter == null ? countEntries(database, companyId, collectionId) : countFoundEntries(database, companyId, { collectionId, conditions })));
}

function conditionsOf(reader: Reader, companyId: number, filter: EntryFilter): ReturnType<typeof ofSomeText> {
  checkFilter(filter);
  return ofSomeText(reader, companyId, { filter, words: wantedWords(checkSearch(filter.text, 'filter.text')?.text ?? '') });
}
