import type { CommerceCompany } from './commerce-company.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

const SHIRT = {
  title: 'Linen shirt', status: 'ACTIVE', brand: 'Lume', material: 'Linen',
  variants: [{ sku: 'SHIRT-M', size: 'M', price: { amount: '49.90', currency: 'EUR' } }, { sku: 'SHIRT-L', size: 'L', price: { amount: '45.00', currency: 'EUR' } }],
};

/** A shirt and an apron in a catalog of two languages; the shirt is in stock in Milan, the apron at no place yet. */
export async function stockCatalog({ asStaff, publishItems, warehouse }: Pick<CommerceCompany, 'asStaff' | 'publishItems' | 'warehouse'>): Promise<void> {
  await asStaff('mutation C($input: CreateCatalogInput!) { createCatalog(input: $input) { id } }', { input: { slug: 'main', name: 'Main', defaultLocale: 'en', locales: [{ code: 'en', name: 'English' }, { code: 'it', name: 'Italian' }], currency: 'EUR' } });
  const category = async (input: object): Promise<number> => (await asStaff('mutation S($input: SaveCategoryInput!) { saveCategory(input: $input) { id } }', { input })).saveCategory.id;
  const shirts = await category({ name: 'Shirts', parentId: await category({ name: 'Men' }) });
  const { saveProducts } = await asStaff('mutation S($input: SaveProductsInput!) { saveProducts(input: $input) { id variants { id sku title } } }', { input: { products: [{ ...SHIRT, categoryIds: [shirts] }, { title: 'Apron', variants: [{ sku: 'APRON' }] }] } });
  await publishItems(saveProducts.flatMap(({ id: productId, variants }: any) => variants.map(({ id, sku, title }: any) => ({ variantId: id, sku, title, productId }))), '2026-03-02T00:00:00.000Z');
  await warehouse('ROMA', { kind: 'STORE', stockLocationCodes: ['ROMA'] });
  await asStaff('mutation S($input: CountStockInput!) { countStock(input: $input) { updated } }', { input: { locationCode: 'MI1', items: [{ sku: 'SHIRT-M', quantity: 7 }] } });
}
