import type { Database, Transaction } from '#subgraph-kit/database.js';
import { openDatabase } from '#subgraph-kit/open-database.js';
import { addOptions } from '../../../subgraphs/catalog/attributes/add-options.js';
import { findAttributes } from '../../../subgraphs/catalog/attributes/attribute.store.js';
import { ATTRIBUTE } from '../../../subgraphs/catalog/attributes/attribute.table.js';
import { ensureCategoryPath } from '../../../subgraphs/catalog/categories/ensure-category-path.js';
import { catalogMigrations } from '../../../subgraphs/catalog/migrations.js';
import { testDatabase } from '../../kit/database.js';
import { manualClock } from '../../kit/manual-clock.js';

let database: Database;
beforeAll(async () => { database = await openDatabase({ location: testDatabase('catalog'), migrations: catalogMigrations, clock: manualClock() }); });
afterAll(() => database.close());

const within = <T>(work: (transaction: Transaction) => Promise<T>): Promise<T> => database.inTransaction(work);
const path = (companyId: number, ...names: string[]) => within((transaction) => ensureCategoryPath(transaction, { companyId, catalogId: 1, names }));
const add = (companyId: number, ...codes: string[]) =>
  within((transaction) => addOptions(transaction, { companyId, catalogId: 1, attribute: 'size', options: codes.map((code) => ({ code, label: code.toUpperCase() })) }));
const sizes = async (companyId: number): Promise<string[]> => (await findAttributes(database, companyId, 1)).flatMap(({ options }) => options.map(({ label }) => label));
const withSize = (companyId: number): Promise<void> => within((transaction) => transaction.insert(ATTRIBUTE, [{ company_id: companyId, catalog_id: 1, code: 'size', label: 'Size', type: 'SELECT', is_localizable: 0, position: 0 }]));

test('a path of categories is made from where it is missing, and found when it is there', async () => {
  expect(await path(1, 'Men', 'Shirts')).toEqual({ catalogId: 1, id: 2, name: 'Shirts', path: 'Men > Shirts', parentId: 1, position: 0 });
  expect(await path(1, 'Men', 'Trousers', 'Linen')).toEqual({ catalogId: 1, id: 4, name: 'Linen', path: 'Men > Trousers > Linen', parentId: 3, position: 0 });
  expect(await path(1, 'Men', 'Shirts')).toMatchObject({ id: 2 });
  expect(await path(1, 'Men')).toMatchObject({ id: 1, parentId: null });
  expect(await path(1, 'men')).toMatchObject({ id: 5, position: 1 }); // names are compared as they are written
});

const WRONG: readonly (readonly [what: string, names: readonly string[], problem: object])[] = [
  ['no name', [], { path: ['must have 1 to 10 names'] }], ['eleven names', Array.from({ length: 11 }, String), { path: ['must have 1 to 10 names'] }],
  ['an empty name', ['Men', ' '], { 'path.1': ['must not be empty'] }], ['the sign between names in a name', ['Men>Shirts'], { 'path.0': ['must not contain >, which joins the names of a path'] }],
  ['a long name', ['x'.repeat(256)], { 'path.0': ['must have at most 255 characters'] }], ['a broken name', ['\uD800'], { 'path.0': ['must not contain control or broken characters'] }],
];
test.each(WRONG)('a path with %s is refused', async (_, names, details) => {
  await expect(path(2, ...names)).rejects.toMatchObject({ code: 'BAD_INPUT', details });
});

test('writers that make one path at once get the same categories', async () => {
  const made = await Promise.all(Array.from({ length: 4 }, () => path(3, 'Women', 'Dresses')));
  expect(new Set(made.map((category) => category?.id)).size).toBe(1);
  expect(made[0]).toMatchObject({ path: 'Women > Dresses' });
});

test('options are added behind those that are there, once each', async () => {
  await withSize(4);
  await add(4, 's', 'm');
  await add(4, 'm', 'l', 'l');
  await within((transaction) => addOptions(transaction, { companyId: 4, catalogId: 1, attribute: 'size', options: [{ code: 's', label: 'Small' }] }));
  expect(await sizes(4)).toEqual(['S', 'M', 'L']);
  await expect(add(4, ...Array.from({ length: 1998 }, (_, index) => `n-${String(index)}`))).rejects.toMatchObject({ code: 'TOO_MANY_ITEMS' });
  await add(4, ...Array.from({ length: 1997 }, (_, index) => `n-${String(index)}`));
});

test('writers that add the same option at once all do', async () => {
  await withSize(5);
  await Promise.all(['xs', 'xs', 'xs', 'xl'].map((code) => add(5, code)));
  expect((await sizes(5)).sort()).toEqual(['XL', 'XS']);
});
