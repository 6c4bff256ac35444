import { ALL_PERMISSIONS } from '#contract/permissions.js';
import type { Principal } from '#contract/principal.js';
import { openRealGraph, type RealGraph } from '../../kit/real-graph.js';
import { NO_LOCATION, staffOf, testIdentity } from '../../kit/identity.js';
import { parsed } from '../../kit/parsed.js';

const CREATE = 'mutation N($input: CreateConnectionInput!) { createConnection(input: $input) { connection { id warehouseId } } }';
const UPDATE = 'mutation U($input: UpdateConnectionInput!) { updateConnection(input: $input) { warehouseId } }';
const ACTIVATE = 'mutation A($id: ID!) { activateConnection(id: $id) { status } }';
const LOCATION = 'mutation L($input: CreateLocationInput!) { createLocation(input: $input) { id } }';
const location = { code: 'TO1', name: 'Turin', kind: 'WAREHOUSE', countryCode: 'IT', timeZone: 'Europe/Rome' };
const WRONG = { code: 'BAD_INPUT', details: { warehouseId: ['is not a location of the company'] } };

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
