import { openDatabase } from '#subgraph-kit/open-database.js';
import { findDue } from '../../../subgraphs/catalog/images/claimed-source.store.js';
import { queueKnownImageUrls } from '../../../subgraphs/catalog/images/known-image-urls.js';
import { catalogMigrations } from '../../../subgraphs/catalog/migrations.js';
import { databaseOfSubgraph } from '../../kit/open-graph.js';
import { SAVE, shirt, staffOf, testCatalog } from './test-catalog.js';

const catalog = testCatalog();

test('addresses that were kept before images were fetched are queued, each once; what cannot be read is passed over', async () => {
  await catalog.run(SAVE, { input: { products: [shirt(), { title: 'Cap', variants: [{ sku: 'CAP' }] }] } }, staffOf(7));
  const database = databaseOfSubgraph(catalog.subgraph());
  const queued = (): Promise<unknown> => database.query('SELECT product_id, url, host, status, pending FROM image_source ORDER BY product_id, url');
  const expected = ['https://images.example/a.jpg', 'https://images.example/b.jpg'].map((url) => ({ product_id: 1, url, host: 'images.example', status: 'PENDING', pending: 1 }));
  for (const at of [998, 999]) {
    await database.inTransaction(async (transaction) => {
      await transaction.execute('UPDATE product SET image_urls = ? WHERE company_id = 7 AND id = 1', [JSON.stringify(['https://images.example/a.jpg', 'https://images.example/b.jpg', 'no address', 7])]);
      await transaction.execute("UPDATE product SET image_urls = '{' WHERE company_id = 7 AND id = 2");
    });
    await (await openDatabase({ location: catalog.location, migrations: [...catalogMigrations, queueKnownImageUrls(at)], clock: catalog.clock })).close();
    expect(await queued()).toEqual(expected);
  }
  const due = async (...hosts: string[]): Promise<string[]> => (await findDue(database, catalog.clock.now().toISOString(), { busy: { hosts, companies: [] }, most: 10 })).map(({ url }) => url).toSorted();
  expect([await due('others.example'), await due('others.example', 'images.example')]).toEqual([expected.map(({ url }) => url), []]); // a host that is busy is not asked meanwhile
  expect(await database.query('SELECT id FROM product WHERE company_id = 7 AND image_urls IS NOT NULL')).toEqual([]);
});
