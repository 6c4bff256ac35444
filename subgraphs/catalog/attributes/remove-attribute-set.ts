import type { CallContext } from '#contract/principal.js';
import type { CatalogDeps } from '../catalog-deps.js';
import type { Catalog } from '../catalogs/catalog.js';
import { changeSettings } from '../catalogs/change-settings.js';
import { requireNamed, type NamedSetting } from '../catalogs/setting-rules.js';
import { deleteAttributeSet, findAttributeSets } from './attribute-set.store.js';

/** Remove an attribute set. Products that name it keep its name until they are given another. */
export function removeAttributeSet(deps: CatalogDeps, context: CallContext, { catalogId, code }: NamedSetting): Promise<Catalog> {
  return changeSettings(deps, { name: 'removeAttributeSet', context, catalogId }, async (transaction, catalog) => {
    const set = requireNamed('attribute set', code, await findAttributeSets(transaction, context.principal.companyId, catalog.id));
    await deleteAttributeSet(transaction, context.principal.companyId, set);
    return { kind: 'attributeSet', id: code, before: set, after: null, result: catalog };
  });
}
