import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import type { CatalogDeps } from '../catalog-deps.js';
import type { Catalog } from './catalog.js';
import { changeSettings } from './change-settings.js';
import { deleteMarket, findMarkets } from './market.store.js';

/** Remove a market. */
export function removeMarket(deps: CatalogDeps, context: CallContext, { catalogId, code }: { catalogId?: number | null | undefined; code: string }): Promise<Catalog> {
  return changeSettings(deps, { name: 'removeMarket', context, catalogId }, async (transaction, catalog) => {
    const market = (await findMarkets(transaction, context.principal.companyId, catalog.id)).find((one) => one.code === code);
    if (!market) throw new Failure('NOT_FOUND', `No market ${code}`, { code });
    await deleteMarket(transaction, context.principal.companyId, market);
    return { kind: 'market', id: code, before: market, after: null, result: catalog };
  });
}
