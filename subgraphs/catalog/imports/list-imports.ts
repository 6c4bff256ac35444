import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import type { Connection } from '#subgraph-kit/connection.js';
import { keysetOf } from '#subgraph-kit/keyset.js';
import type { PageRequest } from '#subgraph-kit/page-request.js';
import type { CatalogDeps } from '../catalog-deps.js';
import { requireCatalogReader } from '../products/access.js';
import type { ProductImport } from './product-import.js';
import { findImportOf, findImports } from './product-import.store.js';

/** A page of the company's imports, newest first. */
export async function listImports({ database, cursors }: CatalogDeps, { principal }: CallContext, page: PageRequest): Promise<Connection<ProductImport>> {
  requireCatalogReader(principal);
  const { companyId } = principal;
  const keys = keysetOf(cursors, page, { list: `imports:${String(companyId)}`, columns: ['id'], isDescending: true });
  return keys.page(await findImports(database, companyId, keys), ({ id }) => [id]);
}

/** An import of the company, whoever sent it; IMPORT_NOT_FOUND if there is none, and for one whose 30 days are over. */
export async function readImport({ database }: CatalogDeps, { principal }: CallContext, id: string): Promise<ProductImport> {
  requireCatalogReader(principal);
  const found = await findImportOf(database, principal.companyId, id.toLowerCase());
  if (!found) throw new Failure('IMPORT_NOT_FOUND', `No import ${id}`, { id });
  return found;
}
