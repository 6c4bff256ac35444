import { readFileSync } from 'node:fs';
import { staffOf, testCatalog } from './test-catalog.js';

const catalog = testCatalog();
const CALLS = [...readFileSync('gateway/docs/catalog.md', 'utf8').matchAll(/^```graphql\n([^`]*)```$/gm)].map(([, text = '']) => text);

test('the calls of the page for those who manage catalogs answer what it says, in its order', async () => {
  const answers: unknown[] = [];
  for (const call of CALLS) answers.push(await catalog.run(call, {}, staffOf(1)));
  expect(answers).toEqual([
    { createCatalog: { id: 1, slug: 'main', priceLists: [{ code: 'default', currency: 'EUR', isDefault: true }] } },
    { updateCatalog: { locales: [{ code: 'en' }, { code: 'it' }] } },
    { savePriceList: { code: 'us', currency: 'USD', isDefault: false }, saveMarket: { code: 'us', priceList: 'us' } },
    { saveAttribute: { code: 'fit', options: [{ code: 'slim' }, { code: 'wide' }] }, weight: { code: 'fabric-weight', unit: 'g/m²', position: 1 }, saveAttributeSet: { code: 'shirts', attributes: ['fit', 'fabric-weight'] } },
    { men: { id: 1, path: 'Men' }, shirts: { id: 2, path: 'Men > Shirts' }, renamed: { path: 'For him' } },
    { catalog: { categories: { nodes: [{ id: 2, name: 'Shirts', path: 'For him > Shirts', position: 0 }], pageInfo: { hasNextPage: false, endCursor: expect.any(String) as string } } } },
    { lockFields: [{ field: 'attributes.fit', owner: 'ERP' }, { field: 'prices', owner: 'ERP' }, { field: 'stock', owner: 'ERP' }], unlockFields: [{ field: 'attributes.fit', owner: 'ERP' }, { field: 'prices', owner: 'ERP' }] },
    { saveProducts: [{
      id: 1, sku: 'LINEN-SHIRT', categories: [{ path: 'For him > Shirts' }], attributes: [{ code: 'fabric-weight', value: '160' }], translations: [{ locale: 'it', title: 'Camicia di lino' }],
      variants: [{ options: [{ attribute: 'size', option: 'm' }, { attribute: 'color', option: 'green' }], prices: [{ priceList: 'default', price: { amount: '59.90' }, salePrice: null }, { priceList: 'us', price: { amount: '69.00' }, salePrice: null }] }],
    }] },
    { addProductImage: [{ images: [{ id: 1, alt: 'Front', position: 1, width: 2, height: 1, mediaType: 'image/png' }] }] },
    { deleteProducts: [1], restoreProducts: [{ id: 1, deletedAt: null, activity: [{ type: 'product.created' }, { type: 'product.updated' }, { type: 'product.deleted' }, { type: 'product.restored' }] }] },
  ]);
});
