import type { Principal } from '#contract/principal.js';
import { staffOf, system, testIdentity, type TestIdentity } from '../../kit/identity.js';
import { expectRelayPages, readerOf, type ReadList, type WalkedList } from '../../kit/pages.js';
import { databaseOfSubgraph } from '../../kit/open-graph.js';

interface Listed extends WalkedList {
  readonly ownedByConnection?: boolean;
  /** Where a test can remove a row by its id. */
  readonly table?: string;
}

const LISTS: readonly Listed[] = [
  { name: 'people', node: 'id', counted: true, table: 'person' },
  { name: 'tokens', node: 'id', args: ', everybody: true', counted: true, table: 'staff_token' },
  { name: 'connections', node: 'id', counted: true, table: 'connection' },
  { name: 'deliveries', node: 'id', table: 'delivery' },
  { name: 'ownDeliveries', node: 'id', ownedByConnection: true, table: 'delivery' },
  { name: 'calls', node: 'requestId operation' },
  { name: 'calls', node: 'requestId operation', args: ', filter: {from: "2026-03-10T08:00:00Z", to: "2026-03-10T08:00:05Z"}' },
  { name: 'ownCalls', node: 'requestId operation', ownedByConnection: true },
];

let identity: TestIdentity;
let companyId: number;
let connectionId: string;

const id = (index: number): string => `018f0000-0000-7000-8000-${String(index).padStart(12, '0')}`;
const caller = (): Principal => ({ kind: 'connection', companyId, connectionId, actor: 'WMS', scopes: ['fulfillment:read', 'fulfillment:write'] });
const reader = (list: Listed): ReadList => readerOf(list, (operation, variables) => identity.run(operation, variables as Record<string, unknown>, list.ownedByConnection === true ? caller() : staffOf(companyId)));

beforeAll(async () => {
  identity = await testIdentity();
  companyId = await identity.company('Lume');
  connectionId = (await identity.connect(companyId, { kind: 'FULFILLMENT', webhookUrl: 'https://hooks.example.com/a' })).connection.id;
  for (let index = 0; index < 5; index += 1) {
    identity.clock.turn(index % 2 === 0 ? 0 : 1000);
    const email = `m${String(index)}@example.test`;
    await identity.run('mutation P($input: CreatePersonInput!) { createPerson(input: $input) { id } }', { input: { email, name: 'P', role: 'MEMBER' } }, system(companyId));
    await identity.run('mutation T($email: String!) { createStaffToken(input: {email: $email, name: "t"}) { token } }', { email });
    await identity.connect(companyId, { kind: 'COMMERCE', scopes: ['orders:read'] });
    const call = { requestId: id(index), connectionId, surface: 'fulfillment', operation: `Call${String(index)}`, method: 'POST', path: '/x', address: '192.0.2.1', requestHeaders: '{}' };
    if (index % 2 === 0) await identity.run('mutation L($input: LogCallInput!) { logCall(input: $input) }', { input: { ...call, companyId, status: 200, durationMs: 5, answerHeaders: '{}' } }, caller());
    else await identity.run('mutation C($input: ClaimCallInput!) { claimCall(input: $input) { outcome } }', { input: { ...call, key: `k${String(index)}`, fingerprint: 'f' } }, caller());
  }
  const messages = [0, 1, 2, 3, 4].map((index) => ({ eventId: id(index), type: 'order.ready', body: '{}', kind: 'FULFILLMENT', warehouseId: id(1) }));
  await identity.run('mutation E($input: EnqueueDeliveriesInput!) { enqueueDeliveries(input: $input) }', { input: { companyId, messages } }, system(companyId));
});
afterAll(() => identity.subgraph.close());

test.each(LISTS)('$name$args are read in pages from either end, with what Relay\'s specification says of them', async (list) => {
  await expectRelayPages(reader(list));
});

test.each(LISTS)('$name$args refuse cursors of other lists, and of other companies', async (list) => {
  const [cursor = ''] = (await reader(LISTS.find(({ name }) => name !== list.name) ?? list)({ first: 1 })).cursors;
  for (const page of [{ after: cursor }, { before: cursor }]) await expect(reader(list)(page)).rejects.toMatchObject({ code: 'BAD_CURSOR' });
  const [own = ''] = (await reader(list)({ first: 1 })).cursors;
  const elsewhere = readerOf(list, (operation, variables) => identity.run(operation, variables as Record<string, unknown>, list.ownedByConnection === true ? { ...caller(), companyId: companyId + 1 } : staffOf(companyId + 1)));
  for (const page of [{ after: own }, { before: own }]) await expect(elsewhere(page)).rejects.toMatchObject({ code: 'BAD_CURSOR' });
});

test('people, tokens and connections are counted, and only those a filter finds', async () => {
  const counts = async (list: string) => (await reader(LISTS.find(({ name }) => name === list) ?? { name: '', node: '' })({ last: 1 })).totalCount;
  expect([await counts('people'), await counts('tokens'), await counts('connections')]).toEqual([5, 5, 6]);
  expect((await reader({ name: 'connections', node: 'id', args: ', filter: {kind: COMMERCE}', counted: true })({ first: 2 })).totalCount).toBe(5);
  expect((await reader({ name: 'tokens', node: 'id', counted: true })({ first: 2 })).totalCount).toBe(0);
});

test.each(LISTS.filter(({ table }) => table !== undefined))('$name continue at a record that was removed between two pages', async (list) => {
  const read = reader(list);
  const { ids } = await read({ first: 500 });
  const [front, back] = [await read({ first: 2 }), await read({ last: 2 })];
  const database = databaseOfSubgraph(identity.subgraph);
  for (const name of [ids[1], ids.at(-2)]) {
    await database.inTransaction((transaction) => transaction.execute(`DELETE FROM ${list.table ?? ''} WHERE company_id = ? AND id = ?`, [companyId, (JSON.parse(name ?? '[]') as string[])[0] ?? '']));
  }
  expect((await read({ first: 500, after: front.endCursor })).ids).toEqual([...ids.slice(2, -2), ...ids.slice(-1)]);
  expect((await read({ last: 500, before: back.startCursor })).ids).toEqual([...ids.slice(0, 1), ...ids.slice(2, -2)]);
});
