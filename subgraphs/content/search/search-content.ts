import { canonicalJson } from '#kernel/canonical-json.js';
import type { CallContext } from '#contract/principal.js';
import type { Connection } from '#subgraph-kit/connection.js';
import type { Reader } from '#subgraph-kit/database.js';
import { keysetOf } from '#subgraph-kit/keyset.js';
import type { PageRequest } from '#subgraph-kit/page-request.js';
import { checkSearch } from '#subgraph-kit/search/check-search.js';
import type { ContentDeps } from '../content-deps.js';
import { requireSite } from '../documents/require-document.js';
import { requireContentReader } from '../sites/access.js';
import { noWorkspace } from '../sites/no-workspace.js';
import { findSitesOf } from '../sites/site.store.js';
import { findWorkspaceBySlug } from '../sites/workspace.store.js';
import { checkFilter } from './check-filter.js';
import type { ContentFilter, ContentMatch } from './content-match.js';
import { countMatches, findMatches } from './content-match.store.js';
import { refuseUnknownLocales } from './refuse-unknown-locales.js';
import { recordOf } from './draft-record.js';
import { wantedWords } from './draft-words.js';

interface Searching {
  readonly filter: ContentFilter;
  readonly page: PageRequest;
}

/** A page of the drafts of pages and entries that a filter finds, the last edited first; without a text it lists them. */
export async function searchContent({ database, cursors }: ContentDeps, { principal }: CallContext, { filter, page }: Searching): Promise<Connection<ContentMatch>> {
  requireContentReader(principal);
  const { companyId } = principal;
  checkFilter(filter);
  const words = wantedWords(checkSearch(filter.text, 'filter.text')?.text ?? '');
  const siteIds = await sitesOf(database, companyId, filter);
  await refuseUnknownLocales(database, companyId, { siteIds, locales: filter.locales ?? [], field: (index) => `filter.locales.${String(index)}` });
  const keys = keysetOf(cursors, page, { list: `content ${String(companyId)} ${canonicalJson(filter)}`, columns: ['d.updated_at', 'd.record'], isDescending: true });
  return keys.page(await findMatches(database, companyId, { filter, siteIds, words, keys }), ({ updatedAt, documentId, locale }) => [updatedAt, recordOf(documentId, locale)])
    .counted(() => countMatches(database, companyId, { filter, siteIds, words }));
}

/** The sites to search; undefined for all of the company. */
async function sitesOf(reader: Reader, companyId: number, { siteId, workspace }: ContentFilter): Promise<readonly number[] | undefined> {
  const site = siteId == null ? undefined : await requireSite(reader, companyId, siteId);
  if (workspace == null) return site && [site.id];
  const found = await findWorkspaceBySlug(reader, companyId, workspace);
  if (!found) throw noWorkspace(workspace, 'filter.workspace');
  const sites = (await findSitesOf(reader, companyId, found.id)).map(({ id }) => id);
  return site ? sites.filter((id) => id === site.id) : sites;
}
