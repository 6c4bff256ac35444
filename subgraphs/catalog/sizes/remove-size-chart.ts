import type { CallContext } from '#contract/principal.js';
import type { CatalogDeps } from '../catalog-deps.js';
import type { Catalog } from '../catalogs/catalog.js';
import { changeSettings } from '../catalogs/change-settings.js';
import { requireNamed, type NamedSetting } from '../catalogs/setting-rules.js';
import { deleteSizeChart, findSizeCharts } from './size-chart.store.js';

/** Remove a size chart. */
export function removeSizeChart(deps: CatalogDeps, context: CallContext, { catalogId, code }: NamedSetting): Promise<Catalog> {
  return changeSettings(deps, { name: 'removeSizeChart', context, catalogId }, async (transaction, catalog) => {
    const chart = requireNamed('size chart', code, await findSizeCharts(transaction, context.principal.companyId, catalog.id));
    await deleteSizeChart(transaction, context.principal.companyId, chart);
    return { kind: 'sizeChart', id: code, before: chart, after: null, result: catalog };
  });
}
