import { createConnection, type Connection } from 'mysql2/promise';
import type { Database, Transaction } from '#subgraph-kit/database.js';
import type { FieldRule } from '#contract/catalog-key.js';
import type { CallContext } from '#contract/principal.js';
import { testDialect } from '../../kit/database.js';
import { somebodyWaits } from '../../kit/lock-waits.js';
import { databaseOfSubgraph } from '../../kit/open-graph.js';
import { suiteIf } from '../../kit/suite-if.js';
import { until } from '../../kit/until.js';
import { SAVE, shirt, staffOf, testCatalog } from './test-catalog.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

const catalog = testCatalog();
let companies = 0;
/** How often a transaction began, again included. */
let begun = 0;
/** What happens right before the next transaction takes its change sequence, and once it has it. */
let inside: { before?: () => Promise<unknown>; after?: (transaction: Transaction) => Promise<unknown> } = {};

beforeAll(() => {
  const database: Database = databaseOfSubgraph(catalog.subgraph());
  const { inTransaction } = database;
  Object.assign(database, { inTransaction: <T>(work: (transaction: Transaction) => Promise<T>) => inTransaction((transaction) => {
    begun += 1;
    const takeChangeSequence = async (companyId: number) => {
      const { before, after } = inside;
      inside = {};
      await before?.();
      const taken = await transaction.takeChangeSequence(companyId);
      await after?.(transaction);
      return taken;
    };
    return work({ ...transaction, takeChangeSequence });
  }) });
});
beforeEach(async () => {
  inside = {};
  companies += 1;
  await catalog.run(SAVE, { input: { products: [shirt()] } }, staffOf(companies));
});

const key = (fieldRule: FieldRule = 'SORGENTE'): CallContext => ({
  principal: { kind: 'connection', companyId: companies, actor: 'ERP', scopes: ['catalog:read', 'catalog:write'], connectionId: '0199a000-0000-7000-8000-000000000001', catalogKey: { catalogId: 1, fieldRule } }, requestId: 'request', via: 'catalog',
});
const lock = (field: string, isOfProduct = true) => catalog.run<any>('mutation ($input: LockFieldsInput!) { lockFields(input: $input) { field } }', { input: { catalogId: 1, ...(isOfProduct && { productId: 1 }), owner: 'PIM', fields: [field] } }, staffOf(companies));
const shown = async (): Promise<unknown> => {
  const { product: { title, variants } } = await catalog.run<any>('query { product(id: 1) { title variants { sku } } }', {}, staffOf(companies));
  return [title, variants.length];
};

/** Each way to write, the field it is about, what it makes of the product, and what it answers where the field is owned. */
const WRITES: Readonly<Record<string, { readonly field: string; readonly made: readonly [string, number]; readonly write: () => Promise<unknown>; readonly refused: object }>> = {
  'a save of a person': {
    field: 'title', made: ['New', 2], write: () => catalog.run<any>(SAVE, { input: { products: [shirt({ title: 'New' })] } }, staffOf(companies)), refused: { code: 'FIELD_LOCKED' },
  },
  'a write of a key': {
    field: 'title', made: ['New', 2], refused: [{ status: 'SKIPPED', notes: [{ field: 'title', kind: 'OWNED' }] }],
    write: async () => (await catalog.run<any>('mutation ($input: WriteProductsInput!) { writeProducts(input: $input) { status notes { field kind } } }', { input: { items: [{ target: { id: 1 }, title: 'New' }] } }, key())).writeProducts,
  },
  'a person who removes a variant': {
    field: 'variants', made: ['Linen shirt', 1], refused: { code: 'FIELD_LOCKED' },
    write: () => catalog.run<any>('mutation ($input: RemoveVariantsInput!) { removeVariants(input: $input) { id } }', { input: { skus: ['SHIRT_GREEN_M'] } }, staffOf(companies)),
  },
  'a key that removes a variant': {
    field: 'variants', made: ['Linen shirt', 1], refused: { code: 'FIELD_LOCKED' },
    write: () => catalog.run<any>('mutation ($input: RemoveVariantInput!) { removeVariant(input: $input) { id } }', { input: { target: { id: 1 }, variant: 'SHIRT_GREEN_M' } }, key()),
  },
};

suiteIf(testDialect === 'mysql')('fields that are given to a system while a write is under way, before it commits', () => {
  test.each(Object.entries(WRITES).flatMap(([name, write]) => [[name, 'the product', write], [name, 'all products', write]] as const))('%s leaves them alone, of %s', async (_, whose, { field, write, refused }) => {
    inside = { before: () => lock(field, whose === 'the product') };
    const before = await shown();
    expect(await write().catch((error: unknown) => error)).toMatchObject(refused);
    expect(await shown()).toEqual(before);
  });
});

test('removing a variant does not begin again when another catalog is described otherwise meanwhile', async () => {
  const catalogOf = (name: string, fields: object) => catalog.run<any>(`mutation ($input: ${name}Input!) { ${name.charAt(0).toLowerCase()}${name.slice(1)}(input: $input) { id } }`, { input: fields }, staffOf(companies));
  const { createCatalog: { id } } = await catalogOf('CreateCatalog', { slug: 'outlet', name: 'Outlet', currency: 'EUR', defaultLocale: 'en', locales: [{ code: 'en', name: 'English' }] });
  const isServer = testDialect === 'mysql'; // the embedded database has one writer
  inside = { before: async () => { if (isServer) await catalogOf('UpdateCatalog', { id, name: 'Sale' }); } };
  begun = 0;
  await catalog.run('mutation ($input: RemoveVariantsInput!) { removeVariants(input: $input) { id } }', { input: { skus: ['SHIRT_GREEN_M'] } }, staffOf(companies));
  expect(begun).toBe(isServer ? 2 : 1);
});

describe('fields that are given to a system once a write has begun to end', () => {
  let server: Connection | undefined;
  beforeAll(async () => { server = catalog.location.kind === 'mysql' ? await createConnection(catalog.location.url) : undefined; });
  afterAll(() => server?.end());
  /** On the embedded database it waits for its turn. */
  const waiting = async (): Promise<void> => {
    const [{ location }, connection] = [catalog, server];
    if (connection && location.kind === 'mysql') await until(() => somebodyWaits(connection, new URL(location.url).pathname.slice(1)));
  };

  test.each(Object.entries(WRITES))('%s is done first, and the fields are owned after it', async (_, { field, made, write }) => {
    const order: string[] = [];
    let locking: Promise<unknown> = Promise.resolve();
    inside = { after: (transaction) => {
      transaction.afterCommit(() => { order.push('written'); });
      locking = lock(field).then(({ lockFields }) => order.push(`${String(lockFields[0].field)} owned`));
      return waiting();
    } };
    await write();
    await locking;
    expect([order, await shown()]).toEqual([['written', `${field} owned`], made]);
  });
});
