import type { CallContext } from '#contract/principal.js';
import type { Connection } from '#subgraph-kit/connection.js';
import { keysetOf } from '#subgraph-kit/keyset.js';
import type { PageRequest } from '#subgraph-kit/page-request.js';
import type { CatalogDeps } from '../catalog-deps.js';
import { requireListInput } from '../products/list-input.js';
import { patternsOf } from '../products/search-text.js';
import { findCategories } from './category.store.js';
import type { Category } from './category.js';

interface Listed {
  readonly catalogId: number;
  /** Only those directly below it; 0 is the root, null all. */
  readonly parentId: number | null;
  /** Words that the path has, all of them. */
  readonly search?: string | null | undefined;
  readonly page: PageRequest;
}

/** A page of the categories of a catalog in the order of their ids. */
export async function listCategories({ database, cursors }: CatalogDeps, { principal: { companyId } }: CallContext, { catalogId, parentId, search, page }: Listed): Promise<Connection<Category>> {
  requireListInput({ filter: { text: search } });
  const keys = keysetOf(cursors, page, { list: `categories ${String(companyId)} ${String(catalogId)} ${String(parentId)}${search == null ? '' : ` ${search}`}`, columns: ['id'] });
  return keys.page(await findCategories(database, { companyId, catalogId }, { parentId, words: patternsOf(search ?? ''), keys }), ({ id }) => [id]);
}
