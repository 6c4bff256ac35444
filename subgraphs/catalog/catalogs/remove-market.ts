import type { CallContext } from '#contract/principal.js';
import type { CatalogDeps } from '../catalog-deps.js';
import type { Catalog } from './catalog.js';
import { changeSettings } from './change-settings.js';
import { deleteMarket, findMarkets } from './market.store.js';
import { requireNamed, type NamedSetting } from './setting-rules.js';

/** Remove a market. */
export function removeMarket(deps: CatalogDeps, context: CallContext, { catalogId, code }: NamedSetting): Promise<Catalog> {
  return changeSettings(deps, { name: 'removeMarket', context, catalogId }, async (transaction, catalog) => {
    const market = requireNamed('market', code, await findMarkets(transaction, context.principal.companyId, catalog.id));
    await deleteMarket(transaction, context.principal.companyId, market);
    return { kind: 'market', id: code, before: market, after: null, result: catalog };
  });
}
