import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import type { CatalogDeps } from '../catalog-deps.js';
import type { Catalog } from '../catalogs/catalog.js';
import { changeSettings } from '../catalogs/change-settings.js';
import { deleteCategory, findChildren } from './category.store.js';
import { requireCategory } from './save-category.js';

/** Remove a category that has none below it; products leave it. */
export function removeCategory(deps: CatalogDeps, context: CallContext, { catalogId, id }: { catalogId?: number | null | undefined; id: number }): Promise<Catalog> {
  return changeSettings(deps, { name: 'removeCategory', context, catalogId }, async (transaction, catalog) => {
    const place = { companyId: context.principal.companyId, catalogId: catalog.id };
    const category = await requireCategory(transaction, place, id);
    const children = await findChildren(transaction, place, [id]);
    if (children.length > 0) throw new Failure('INVALID_STATE', `There are ${String(children.length)} categories below it: move or remove them first`, { categoryIds: children.map((child) => child.id) });
    await deleteCategory(transaction, place.companyId, category);
    return { kind: 'category', id: String(id), before: category, after: null, result: catalog };
  });
}
