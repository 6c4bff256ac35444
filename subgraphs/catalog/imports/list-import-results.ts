import type { CallContext } from '#contract/principal.js';
import type { ItemStatus } from '#contract/product-item.js';
import type { Connection } from '#subgraph-kit/connection.js';
import { keysetOf } from '#subgraph-kit/keyset.js';
import type { PageRequest } from '#subgraph-kit/page-request.js';
import type { CatalogDeps } from '../catalog-deps.js';
import { requireCatalogReader } from '../products/access.js';
import { countResults, findResultPage, type ImportResult } from './import-result.store.js';
import type { ImportSummary, ProductImport } from './product-import.js';
import { summaryOf, withImages } from './read-product-import.js';
import type { RehearsedImport } from './rehearse-import.js';

type Shown = ProductImport | RehearsedImport;

interface Listing {
  readonly of: Shown;
  /** Only those with one of them. */
  readonly statuses: readonly ItemStatus[] | null;
  readonly page: PageRequest;
}

const isRehearsed = (of: Shown): of is RehearsedImport => 'rehearsed' in of;

/** A page of what became of the products of an import, in their order. Of a dry run only the first page can be read, since nothing of it is kept. */
export async function listImportResults({ database, cursors }: CatalogDeps, { principal }: CallContext, { of, statuses, page }: Listing): Promise<Connection<ImportResult>> {
  requireCatalogReader(principal);
  const { companyId } = principal;
  const place = { companyId, catalogId: of.catalogId, id: of.id };
  const keys = keysetOf(cursors, page, { list: `import-results:${String(companyId)}:${of.id}:${(statuses ?? []).join(' ')}`, columns: ['place'] });
  const found = isRehearsed(of) ? inMemory(of.rehearsed, { statuses, ...keys }) : await withImages(database, place, await findResultPage(database, place, { statuses, keys }));
  return keys.page(found, ({ index }) => [index]);
}

function inMemory(all: readonly ImportResult[], { statuses, isBackward, limit }: { readonly statuses: Listing['statuses']; readonly isBackward: boolean; readonly limit: number }): ImportResult[] {
  const chosen = all.filter(({ status }) => statuses?.includes(status) ?? true);
  return (isBackward ? chosen.reverse() : chosen).slice(0, limit);
}

/** How many products of an import had which result so far. */
export function summarizeImport({ database }: CatalogDeps, { principal }: CallContext, of: Shown): ImportSummary | Promise<ImportSummary> {
  requireCatalogReader(principal);
  return isRehearsed(of) ? summaryOf(of.rehearsed) : countResults(database, { companyId: principal.companyId, catalogId: of.catalogId, id: of.id });
}
