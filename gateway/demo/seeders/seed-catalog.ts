import { ATTRIBUTES, ATTRIBUTE_SETS, CATALOG, CATALOG_MARKETS, CATEGORIES, PRICE_LISTS, SIZE_CHARTS, categoryPath } from '../data/catalog.js';
import { asSystem, type Deployment } from '../deployment.js';
import { CreateDemoCatalogDocument } from '../operations/create-demo-catalog.generated.js';
import { ReadDemoCatalogDocument } from '../operations/read-demo-catalog.generated.js';
import { SaveDemoAttributeSetDocument } from '../operations/save-demo-attribute-set.generated.js';
import { SaveDemoAttributeDocument } from '../operations/save-demo-attribute.generated.js';
import { SaveDemoCategoryDocument } from '../operations/save-demo-category.generated.js';
import { SaveDemoMarketDocument } from '../operations/save-demo-market.generated.js';
import { SaveDemoPriceListDocument } from '../operations/save-demo-price-list.generated.js';
import { SaveDemoSizeChartDocument } from '../operations/save-demo-size-chart.generated.js';

/** The ids of the demo company's categories by their paths. */
export type CategoryIds = ReadonlyMap<string, number>;

/** The catalog with what its products are described by; what an earlier run made is left as it is or saved again. */
export async function seedCatalog(deployment: Deployment): Promise<CategoryIds> {
  const { call, companyId } = deployment;
  const context = asSystem(companyId);
  const { catalog } = await call(ReadDemoCatalogDocument, {}, context);
  if (!catalog) await call(CreateDemoCatalogDocument, { input: CATALOG }, context);
  for (const { rate: _rate, ...input } of PRICE_LISTS) await call(SaveDemoPriceListDocument, { input }, context);
  for (const input of CATALOG_MARKETS) await call(SaveDemoMarketDocument, { input }, context);
  for (const input of ATTRIBUTES) await call(SaveDemoAttributeDocument, { input }, context);
  for (const input of ATTRIBUTE_SETS) await call(SaveDemoAttributeSetDocument, { input }, context);
  for (const { measures, rows, ...chart } of SIZE_CHARTS) await call(SaveDemoSizeChartDocument, { input: { ...chart, measures: [...measures], rows: rows.map(({ size, values }) => ({ size, values: [...values] })) } }, context);
  return seedCategories(deployment, new Map(catalog?.categories.nodes.map(({ path, id }) => [path, id])));
}

async function seedCategories({ call, companyId }: Deployment, known: CategoryIds): Promise<CategoryIds> {
  const ids = new Map(known);
  const make = async (path: string, input: { name: string; parentId: number | null }): Promise<number> => {
    const id = ids.get(path) ?? (await call(SaveDemoCategoryDocument, { input }, asSystem(companyId))).saveCategory.id;
    ids.set(path, id);
    return id;
  };
  for (const { name, below } of CATEGORIES) {
    const parentId = await make(name, { name, parentId: null });
    for (const productType of below) await make(categoryPath(name, productType), { name: productType, parentId });
  }
  return ids;
}
