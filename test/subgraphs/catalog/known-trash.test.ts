import { openDatabase } from '#subgraph-kit/open-database.js';
import { catalogMigrations } from '../../../subgraphs/catalog/migrations.js';
import { skusOfKnownTrash } from '../../../subgraphs/catalog/trash/trashed-variant.table.js';
import { databaseOfSubgraph } from '../../kit/open-graph.js';
import { SAVE, shirt, staffOf, testCatalog } from './test-catalog.js';

const catalog = testCatalog();

test('products that were in the trash before changes were found by the SKUs of variants are found by them; damaged ones are passed over', async () => {
  await catalog.run(SAVE, { input: { products: [shirt(), { title: 'Cap', variants: [{ sku: 'CAP' }] }, { title: 'Bag', variants: [{ sku: 'BAG' }] }] } }, staffOf(7));
  await catalog.run('mutation { deleteProducts(input: { ids: [1, 2] }) }', {}, staffOf(7));
  const kept = (): Promise<unknown> => databaseOfSubgraph(catalog.subgraph()).query('SELECT company_id, catalog_id, product_id, sku FROM trashed_variant ORDER BY product_id, sku');
  const skus = ['SHIRT_GREEN_M', 'SHIRT_GREEN_S'].map((sku) => ({ company_id: 7, catalog_id: 1, product_id: 1, sku }));
  expect(await kept()).toEqual([...skus, { company_id: 7, catalog_id: 1, product_id: 2, sku: 'CAP' }]);
  await databaseOfSubgraph(catalog.subgraph()).inTransaction(async (transaction) => {
    await transaction.execute('DELETE FROM trashed_variant');
    await transaction.execute("UPDATE product SET trashed = '{' WHERE company_id = 7 AND id = 2");
  });
  for (const at of [998, 999]) {
    await (await openDatabase({ location: catalog.location, migrations: [...catalogMigrations, skusOfKnownTrash(at)], clock: catalog.clock })).close();
    expect(await kept()).toEqual(skus);
  }
});
