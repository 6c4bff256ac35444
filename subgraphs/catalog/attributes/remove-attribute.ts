import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import type { CatalogDeps } from '../catalog-deps.js';
import type { Catalog } from '../catalogs/catalog.js';
import { changeSettings } from '../catalogs/change-settings.js';
import { requireNamed, type NamedSetting } from '../catalogs/setting-rules.js';
import { findAttributeSets } from './attribute-set.store.js';
import { deleteAttribute, findAttributes } from './attribute.store.js';

/** Remove an attribute that no set uses. Values that products have of it stay with them. */
export function removeAttribute(deps: CatalogDeps, context: CallContext, { catalogId, code }: NamedSetting): Promise<Catalog> {
  return changeSettings(deps, { name: 'removeAttribute', context, catalogId }, async (transaction, catalog) => {
    const { companyId } = context.principal;
    const attribute = requireNamed('attribute', code, await findAttributes(transaction, companyId, catalog.id));
    const users = (await findAttributeSets(transaction, companyId, catalog.id)).filter(({ attributes }) => attributes.includes(code)).map((set) => set.code);
    if (users.length > 0) throw new Failure('INVALID_STATE', `These sets have the attribute: ${users.join(', ')}`, { attributeSets: users });
    await deleteAttribute(transaction, companyId, attribute);
    return { kind: 'attribute', id: code, before: attribute, after: null, result: catalog };
  });
}
