import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import type { CatalogDeps } from '../catalog-deps.js';
import type { Catalog } from './catalog.js';
import { changeSettings } from './change-settings.js';
import { findMarkets } from './market.store.js';
import { marketsWith } from './markets-with.js';
import { deletePriceList, findPriceLists } from './price-list.store.js';
import { requireNamed, type NamedSetting } from './setting-rules.js';

/** Remove a price list with the prices in it; never the default one, nor one that a market uses. */
export function removePriceList(deps: CatalogDeps, context: CallContext, { catalogId, code }: NamedSetting): Promise<Catalog> {
  return changeSettings(deps, { name: 'removePriceList', context, catalogId }, async (transaction, catalog) => {
    const { companyId } = context.principal;
    const list = requireNamed('price list', code, await findPriceLists(transaction, companyId, catalog.id));
    if (list.isDefault) throw new Failure('INVALID_STATE', 'A catalog keeps its default price list', { code });
    const users = marketsWith(list, await findMarkets(transaction, companyId, catalog.id));
    if (users.length > 0) throw new Failure('INVALID_STATE', `These markets use the list: ${users.join(', ')}`, { markets: users });
    await deletePriceList(transaction, companyId, list);
    return { kind: 'priceList', id: code, before: list, after: null, result: catalog };
  });
}
