import { ALL_PERMISSIONS, type Permission } from '#contract/permissions.js';
import { staffOf, system, testIdentity, type TestIdentity } from '../../kit/identity.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

const KINDS = ['FULFILLMENT', 'WMS_JSON', 'WMS_XML', 'COMMERCE', 'STORE', 'DELIVERY', 'CATALOG', 'COLLECTOR', 'CARRIER'] as const;
type Kind = (typeof KINDS)[number];
const MANAGER: readonly Permission[] = ['company.read', 'catalog.read', 'catalog.write', 'catalog.manage'];
const EDITOR: readonly Permission[] = ['company.read', 'catalog.read', 'catalog.write'];
const requestOf = (kind: Kind): string => `018f0000-0000-7000-8000-00000000000${String(KINDS.indexOf(kind))}`;

let identity: TestIdentity;
let company: number;
let other: number;
/** One connection of each kind, with a call and a delivery. */
const ids = new Map<Kind, string>();
const deliveries = new Map<Kind, string>();
const as = (permissions: readonly Permission[], companyId = company) => (operation: string): Promise<any> => identity.run(operation, {}, staffOf(companyId, permissions));
const siteOf = (kind: Kind): string => (kind === 'DELIVERY' ? ', delivery: { siteId: 1 }' : '');
const idOf = (kind: Kind): string => ids.get(kind) ?? '';
const SITE_MANAGER: readonly Permission[] = ['company.read', 'brain.read', 'brain.write', 'cms.manage'];
const SITE_EDITOR: readonly Permission[] = ['company.read', 'brain.read', 'brain.write'];
/** The managers of modules, and the kinds that each manages. */
const MANAGERS = [['the catalog', MANAGER, EDITOR, ['CATALOG', 'COLLECTOR']], ['sites', SITE_MANAGER, SITE_EDITOR, ['DELIVERY']]] as const;
const EACH = MANAGERS.flatMap(([who, manager, editor, kinds]) => KINDS.map((kind) => ({ who, manager, editor, kind, isManaged: kinds.some((one) => one === kind) })));
/** The least permission that lets people manage a kind. */
const neededFor = (kind: Kind): Permission => (kind === 'DELIVERY' ? 'cms.manage' : kind === 'CATALOG' || kind === 'COLLECTOR' ? 'catalog.manage' : 'company.manage');
const needs = (permission: Permission) => expect.objectContaining({ code: 'FORBIDDEN', details: expect.objectContaining({ permission }) }) as unknown;

beforeAll(async () => {
  identity = await testIdentity();
  company = await identity.company('Casa Verde');
  other = await identity.company('Nordlys');
  for (const kind of KINDS) {
    const { connection: { id } } = await identity.connect(company, { kind, name: kind });
    ids.set(kind, id);
    await identity.run(`mutation { logCall(input: { requestId: "${requestOf(kind)}", companyId: ${String(company)}, connectionId: "${id}", surface: "s", operation: "Ping", method: "GET", path: "/ping", address: "192.0.2.1", status: 200, durationMs: 5, requestHeaders: "{}", answerHeaders: "{}" }) }`, {}, system());
    await identity.run(`mutation { createWebhookDestination(input: { companyId: ${String(company)}, owner: { kind: "connection", id: "${id}" }, profile: "standard", url: "https://hooks.example.com/${kind}" }) { destination { id } } }`, {}, system());
    deliveries.set(kind, (await as(['company.manage'])(`mutation { pingWebhook(connectionId: "${id}") { id } }`)).pingWebhook.id);
  }
});
afterAll(() => identity.subgraph.close());

/** What is done to one connection, by its kind. */
const ACTS: Readonly<Record<string, (kind: Kind) => string>> = {
  connection: (kind) => `{ connection(id: "${idOf(kind)}") { kind } }`,
  updateConnection: (kind) => `mutation { updateConnection(input: { id: "${idOf(kind)}", name: "${kind}" }) { id } }`,
  rotateConnection: (kind) => `mutation { rotateConnection(id: "${idOf(kind)}") { connection { id } } }`,
  pauseConnection: (kind) => `mutation { pauseConnection(id: "${idOf(kind)}") { id } }`,
  activateConnection: (kind) => `mutation { activateConnection(id: "${idOf(kind)}") { id } }`,
  calls: (kind) => `{ calls(filter: { connectionId: "${idOf(kind)}" }) { nodes { id } } }`,
  callRecord: (kind) => `{ callRecord(requestId: "${requestOf(kind)}") { id } }`,
  deliveries: (kind) => `{ deliveries(filter: { connectionId: "${idOf(kind)}" }) { nodes { id } } }`,
  delivery: (kind) => `{ delivery(id: "${deliveries.get(kind) ?? ''}") { id } }`,
  webhookHealth: (kind) => `{ webhookHealth(connectionId: "${idOf(kind)}") { waiting } }`,
  pingWebhook: (kind) => `mutation { pingWebhook(connectionId: "${idOf(kind)}") { id } }`,
  resendDelivery: (kind) => `mutation { resendDelivery(id: "${deliveries.get(kind) ?? ''}") { id } }`,
  recoverDeliveries: (kind) => `mutation { recoverDeliveries(input: { connectionId: "${idOf(kind)}", since: "2026-03-01T00:00:00.000Z" }) }`,
  connections: (kind) => `{ connections(filter: { kind: ${kind} }) { nodes { id } } }`,
};

describe.each(Object.keys(ACTS))('%s', (act) => {
  test.each(EACH)('of a connection of the kind $kind is for managers of $who: $isManaged, and for no editor [H-KEY-4]', async ({ manager, editor, kind, isManaged }) => {
    const operation = ACTS[act]?.(kind) ?? '';
    const outcome = await as(manager)(operation).then(() => 'done', (error: unknown) => error);
    expect(outcome).toEqual(isManaged ? 'done' : needs(neededFor(kind)));
    await expect(as(editor)(operation)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test.each(MANAGERS)('finds nothing of another company\'s for managers of %s', async (_, manager, __, [kind]) => { // eslint-disable-line @typescript-eslint/max-params -- as the table has it
    if (act === 'connections') expect((await as(manager, other)('{ connections { nodes { id } totalCount } }')).connections).toEqual({ nodes: [], totalCount: 0 });
    else await expect(as(manager, other)(ACTS[act]?.(kind) ?? '')).rejects.toMatchObject({ code: expect.stringMatching(/^(NOT_FOUND|FORBIDDEN)$/) as string });
  });
});

test.each(EACH)('a connection of the kind $kind is made and removed by managers of $who: $isManaged', async ({ manager, editor, kind, isManaged }) => {
  const create = (permissions: readonly Permission[]) => as(permissions)(`mutation { createConnection(input: { kind: ${kind}, name: "New"${siteOf(kind)} }) { connection { id } } }`);
  await expect(create(editor)).rejects.toEqual(needs(neededFor(kind)));
  if (!isManaged) {
    await expect(create(manager)).rejects.toEqual(needs(neededFor(kind)));
    await expect(as(manager)(`mutation { deleteConnection(id: "${idOf(kind)}") { id } }`)).rejects.toEqual(needs(neededFor(kind)));
    return;
  }
  const { createConnection: { connection: { id } } } = await create(manager);
  await expect(as(manager, other)(`mutation { deleteConnection(id: "${String(id)}") { id } }`)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await as(manager)(`mutation { deleteConnection(id: "${String(id)}") { id } }`)).toEqual({ deleteConnection: { id } });
});

test('lists show managers of the catalog keys and collectors alone, those of sites their tokens, and owners everything', async () => {
  const LISTS = '{ connections { nodes { kind } totalCount } calls { nodes { connectionId } } deliveries { nodes { connectionId } } failedDeliveries(first: 10) { id } }';
  const seen = async (permissions: readonly Permission[]) => {
    const { connections, calls, deliveries: sent, failedDeliveries } = await as(permissions)(LISTS);
    const kinds = (nodes: any[]): string[] => [...new Set(nodes.map(({ connectionId }) => KINDS.find((kind) => idOf(kind) === connectionId) ?? 'none'))].sort();
    return [connections.nodes.map(({ kind }: any) => kind).sort(), connections.totalCount, kinds(calls.nodes), kinds(sent.nodes), failedDeliveries];
  };
  expect(await seen(MANAGER)).toEqual([['CATALOG', 'COLLECTOR'], 2, ['CATALOG', 'COLLECTOR'], ['CATALOG', 'COLLECTOR'], []]);
  expect(await seen(SITE_MANAGER)).toEqual([['DELIVERY'], 1, ['DELIVERY'], ['DELIVERY'], []]);
  expect(await seen(['company.manage'])).toEqual([[...KINDS].sort(), 9, [...KINDS].sort(), [...KINDS].sort(), []]);
});

test('a company without keys shows managers of the catalog nothing', async () => {
  await identity.connect(other, { kind: 'COMMERCE' });
  expect(await as(MANAGER, other)('{ connections { nodes { id } } calls { nodes { id } } deliveries { nodes { id } } failedDeliveries(first: 10) { id } }'))
    .toEqual({ connections: { nodes: [] }, calls: { nodes: [] }, deliveries: { nodes: [] }, failedDeliveries: [] });
});

test('a service token with cms.manage manages no delivery tokens either', async () => {
  const token = { ...staffOf(company, SITE_MANAGER), userId: undefined, tokenId: '018f0000-0000-7000-8000-0000000000aa' } as never;
  for (const operation of ['{ connections { nodes { id } } }', 'mutation { createConnection(input: { kind: DELIVERY, name: "New", delivery: { siteId: 1 } }) { apiKey } }', `mutation { rotateConnection(id: "${idOf('DELIVERY')}") { apiKey } }`]) {
    await expect(identity.run(operation, {}, token)).rejects.toEqual(needs('company.manage'));
  }
});

test('a service token with catalog.manage manages no keys: credentials are managed by people', async () => {
  const token = { ...staffOf(company, MANAGER), userId: undefined, tokenId: '018f0000-0000-7000-8000-0000000000aa' } as never;
  for (const operation of ['{ connections { nodes { id } } }', 'mutation { createConnection(input: { kind: CATALOG, name: "New" }) { apiKey } }', `mutation { rotateConnection(id: "${idOf('CATALOG')}") { apiKey } }`]) {
    await expect(identity.run(operation, {}, token)).rejects.toEqual(needs('company.manage'));
  }
});

test.each(['WMS_JSON', 'WMS_XML', 'STORE', 'DELIVERY', 'COLLECTOR'] as const)('a connection of the kind %s, which is sent nothing, takes no webhook address', async (kind) => {
  await expect(as([...ALL_PERMISSIONS])(`mutation { createConnection(input: { kind: ${kind}, name: "New"${siteOf(kind)}, webhookUrl: "https://example.com/" }) { apiKey } }`))
    .rejects.toMatchObject({ code: 'BAD_INPUT', details: { webhookUrl: [`is not for a ${kind} connection, which is sent nothing`] } });
});

test('a key of the catalog API takes no webhook address: it makes its webhooks itself', async () => {
  const refused = { code: 'BAD_INPUT', details: { webhookUrl: ['is not for a key of the catalog API, which makes its webhooks itself: POST /api/catalog/v1/webhooks'] } };
  await expect(as(MANAGER)('mutation { createConnection(input: { kind: CATALOG, name: "New", webhookUrl: "https://example.com/" }) { apiKey } }')).rejects.toMatchObject(refused);
  await expect(as(MANAGER)(`mutation { updateConnection(input: { id: "${idOf('CATALOG')}", webhookUrl: "https://example.com/" }) { id } }`)).rejects.toMatchObject(refused);
  expect(await as(MANAGER)(`mutation { updateConnection(input: { id: "${idOf('CATALOG')}", webhookUrl: null }) { webhookUrl } }`)).toEqual({ updateConnection: { webhookUrl: null } });
});
