import { ALL_PERMISSIONS } from '#contract/permissions.js';
import type { Principal } from '#contract/principal.js';
import type { IdentityContext } from '../../../subgraphs/identity/identity-deps.js';
import { openRealGraph, type RealGraph } from '../../kit/real-graph.js';
import { readStatements } from '../../kit/read-statements.js';
import { NO_LOCATION, staffOf, testIdentity } from '../../kit/identity.js';
import { parsed } from '../../kit/parsed.js';

const CREATE = 'mutation N($input: CreateConnectionInput!) { createConnection(input: $input) { connection { id warehouseId } } }';
const UPDATE = 'mutation U($input: UpdateConnectionInput!) { updateConnection(input: $input) { warehouseId } }';
const ACTIVATE = 'mutation A($id: ID!) { activateConnection(id: $id) { status } }';
const LOCATION = 'mutation L($input: CreateLocationInput!) { createLocation(input: $input) { id } }';
const location = { code: 'TO1', name: 'Turin', kind: 'WAREHOUSE', countryCode: 'IT', timeZone: 'Europe/Rome' };
const WRONG = { code: 'BAD_INPUT', details: { warehouseId: ['is not the id or the code, capitals as written, of a location of the company'] } };

let graph: RealGraph;
let theirs: string;
beforeAll(async () => {
  graph = await openRealGraph();
  const other: Principal = { kind: 'staff', companyId: 99, actor: 'eve@example.test', userId: 'u9', scopes: [], permissions: ALL_PERMISSIONS };
  const made = await graph.call<unknown, unknown>(parsed(LOCATION), { input: location }, { principal: other, requestId: 'r-1', via: 'test' }) as { createLocation: { id: string } };
  theirs = made.createLocation.id;
});
afterAll(() => graph.close());

const create = async (warehouseId: string | null) => (await graph.asStaff(CREATE, { input: { kind: 'FULFILLMENT', name: 'WMS', warehouseId } })).createConnection.connection;

it.each([
  ['that does not exist', () => NO_LOCATION], ['that is no id', () => 'Turin'], ['without a name', () => ''], ['of another company', () => theirs],
])('a connection cannot be created for a warehouse %s', async (_, id) => {
  await expect(create(id())).rejects.toMatchObject(WRONG);
});

it('a connection cannot be changed to such a warehouse, and a location created just now is accepted', async () => {
  const { id } = await create(null);
  await expect(graph.asStaff(UPDATE, { input: { id, warehouseId: theirs } })).rejects.toMatchObject(WRONG);
  const { createLocation: { id: warehouseId } } = await graph.asStaff(LOCATION, { input: location });
  expect(await graph.asStaff(UPDATE, { input: { id, warehouseId } })).toEqual({ updateConnection: { warehouseId } });
  expect(await graph.asStaff(ACTIVATE, { id })).toEqual({ activateConnection: { status: 'ACTIVE' } });
  expect(await create(warehouseId)).toMatchObject({ warehouseId });
});

it('an earlier draft with such a warehouse cannot be activated', async () => {
  const identity = await testIdentity();
  const companyId = await identity.company('Before');
  const { createConnection: { connection: { id } } } = await identity.run(CREATE, { input: { kind: 'FULFILLMENT', name: 'WMS', warehouseId: 'w1' } }, staffOf(companyId));
  identity.locationsAre(() => false);
  await expect(identity.run(ACTIVATE, { id }, staffOf(companyId))).rejects.toMatchObject(WRONG);
  await identity.subgraph.close();
});

it('the warehouse of a caller who may not create connections is not looked up', async () => {
  const identity = await testIdentity();
  await expect(identity.run(CREATE, { input: { kind: 'FULFILLMENT', name: 'WMS', warehouseId: 'w1' } }, staffOf(1, ['commerce.manage']))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(identity.run(UPDATE, { input: { id: 'c1', warehouseId: 'w1' } }, staffOf(1, ['commerce.manage']))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(identity.asked).toEqual([]);
  await identity.subgraph.close();
});

it('a location names the connections that represent its warehouse, and says whether a system works it', async () => {
  const code = 'SYS1';
  const { createLocation: { id } } = await graph.asStaff(LOCATION, { input: { ...location, code } });
  await graph.asStaff(LOCATION, { input: { ...location, code: 'SYS2' } });
  const { id: first } = await create(id);
  const { id: second } = await create(id);
  const shown = async (): Promise<unknown> => {
    const { locations } = await graph.asStaff('{ locations { code hasSystem connections { id status location { code } } } }', {}) as { locations: { code: string }[] };
    return locations.filter((one) => one.code.startsWith('SYS')).map(({ code: _, ...others }) => others);
  };
  const [draft, other] = ['DRAFT', 'DRAFT'].map((status, at) => ({ id: [first, second][at], status, location: { code } }));
  expect(await shown()).toMatchObject([{ hasSystem: false, connections: [draft, other] }, { hasSystem: false, connections: [] }]);
  await graph.asStaff(ACTIVATE, { id: second });
  expect(await shown()).toMatchObject([{ hasSystem: true, connections: [draft, { ...other, status: 'ACTIVE' }] }, { hasSystem: false, connections: [] }]);
});

it('the connections of locations are read with one query for a level, of the own company alone', async () => {
  const identity = await testIdentity();
  const [ours, others] = [await identity.company('Ours'), await identity.company('Others')];
  const ids = ['018f0000-0000-7000-8000-000000000001', '018f0000-0000-7000-8000-000000000002'];
  for (const warehouseId of ids) await identity.connect(ours, { kind: 'WMS_JSON', name: `WMS ${warehouseId.slice(-1)}`, warehouseId });
  await identity.connect(others, { kind: 'COMMERCE', name: 'Shop', warehouseId: ids[0] });
  const ask = async (companyId: number): Promise<unknown> => (await identity.run('{ connections(first: 10) { nodes { location { hasSystem connections { name } } } } }', {}, staffOf(companyId))).connections.nodes;
  const { identity: { database } } = identity.subgraph.context({ principal: staffOf(ours), requestId: 'r-1', via: 'test' }) as IdentityContext;
  const statements = await readStatements(database, async () => {
    expect(await ask(ours)).toEqual([{ location: { hasSystem: true, connections: [{ name: 'WMS 1' }] } }, { location: { hasSystem: true, connections: [{ name: 'WMS 2' }] } }]);
  });
  expect(statements.filter(({ sql }) => sql.includes('c.warehouse_id IN'))).toHaveLength(1);
  expect(await ask(others)).toEqual([{ location: { hasSystem: false, connections: [{ name: 'Shop' }] } }]);
  await identity.subgraph.close();
});

it('who may not manage the company learns whether a location has a system, and no connections', async () => {
  const read = (fields: string) => graph.call<unknown, unknown>(parsed(`{ locations { ${fields} } }`), {}, { principal: { kind: 'staff', companyId: 1, actor: 'mo@example.test', userId: 'u2', scopes: [], permissions: ['company.read', 'commerce.read'] }, requestId: 'r-1', via: 'test' });
  expect(await read('hasSystem')).toMatchObject({ locations: expect.arrayContaining([expect.objectContaining({ hasSystem: false })]) });
  await expect(read('connections { id }')).rejects.toMatchObject({ code: 'FORBIDDEN', details: { permission: 'company.manage' } });
});
