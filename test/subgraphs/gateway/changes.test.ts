import { request, type IncomingMessage } from 'node:http';
import { SUBGRAPHS } from '#kernel/config.js';
import { OUTBOX } from '#subgraph-kit/outbox.js';
import { ALL_PERMISSIONS, type Permission } from '#contract/permissions.js';
import type { Deployment } from '../../../gateway/server/deployment.js';
import type { Running } from '../../../gateway/server/running.js';
import { startGateway } from '../../../gateway/server/start-gateway.js';
import { startSubgraphServers } from '../../../gateway/server/start-subgraph-servers.js';
import { changesListener } from '../../kit/changes-listener.js';
import { openCompany, staffOf } from '../../kit/company.js';
import { databaseSettings } from '../../kit/database-settings.js';
import { testDeployment } from '../../kit/deployment.js';
import { freePorts } from '../../kit/free-ports.js';
import { databaseOfSubgraph, systemOf, type OpenGraph } from '../../kit/open-graph.js';
import { parsed } from '../../kit/parsed.js';
import { startProcess } from '../../kit/portico-process.js';
import { temporaryFolder } from '../../kit/temporary-folder.js';
import { until } from '../../kit/until.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

const SETTINGS = { PORTICO_MASTER_KEY: 'ab'.repeat(32), ...databaseSettings() };
const READS: readonly Permission[] = ['company.read', 'commerce.read', 'catalog.read'];

const SAVE = 'mutation S($input: SaveProductsInput!) { saveProducts(input: $input) { id } }';

type Company = Awaited<ReturnType<typeof openCompany>>;

let deployment: Deployment;
let running: Running[];
let lume: Company;
let other: Company;
let url: string;
let token: string;
const listeners: { readonly close: () => void }[] = [];

const run: OpenGraph['run'] = (operation, variables, principal) => deployment.graph.call<any, any>(parsed(operation), variables, { principal, requestId: 'r-1', via: 'test' });
const managerOf = (company: number) => ({ ...systemOf(company), permissions: ALL_PERMISSIONS });
const serviceToken = async (company: number, permissions: readonly Permission[]): Promise<string> =>
  (await run('mutation T($input: CreateServiceTokenInput!) { createServiceToken(input: $input) { token } }', { input: { name: 'listener', permissions } }, managerOf(company))).createServiceToken.token;
const listen = (...[as = token, variables = {}, at = url]: [string?, object?, string?]) => {
  const listener = changesListener(at, as, { ...variables });
  listeners.push(listener);
  return listener;
};
/** A listener that is told what happens from now on. */
const listening = async (...as: Parameters<typeof listen>) => {
  const listener = listen(...as);
  expect(await listener.next()).toMatchObject({ kind: 'STARTED', event: null, id: null });
  return listener;
};
const post = (headers: Record<string, string>, query = 'subscription { changes { kind } }') => fetch(`${url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify({ query }) });
const figure = async (name: string): Promise<number> => Number((new RegExp(`^${name}(?:{[^}]*})? (\\d+)$`, 'm').exec(await deployment.metrics.registry.metrics()))?.[1] ?? -1);

const endedAs = async (reason: string): Promise<number> => Number(new RegExp(`^portico_subscriptions_ended_total{reason="${reason}"} (\\d+)$`, 'm').exec(await deployment.metrics.registry.metrics())?.[1] ?? 0);
/** A receiver that reads the head of its answer and nothing more; the caller's own buffers are as small as they can be. */
const stuck = () => new Promise<IncomingMessage>((resolve, reject) => {
  const call = request(`${url}/graphql`, { method: 'POST', agent: false, headers: { 'content-type': 'application/json', accept: 'text/event-stream', authorization: `Bearer ${token}` } }, (response) => {
    response.pause();
    listeners.push({ close: () => { response.destroy(); } });
    resolve(response);
  });
  call.on('error', reject).end(JSON.stringify({ query: `subscription { changes(kinds: [ORDER]) { ${Array.from({ length: 30 }, (_, index) => `p${String(index)}: position`).join(' ')} } }` }));
});
/** What the buffers between two sockets hold, and more. */
const MOST_FILLS = 60;
/** Events of many orders; answers the last. */
const fill = async (): Promise<string> => {
  const database = databaseOfSubgraph(deployment.subgraphs.get('orders')!);
  const orders = Array.from({ length: 190 }, () => deployment.ids.next());
  await database.inTransaction(async (transaction) => {
    const stamp = await transaction.takeChangeSequence(lume.company);
    await transaction.insert(OUTBOX, orders.map((orderId, place) => ({ company_id: lume.company, stamp, place, id: deployment.ids.next(), type: 'order.held', payload: JSON.stringify({ orderId }), subject: null, actor: null, via: null, request_id: null, audience: null, pending: null })));
  });
  deployment.wake('orders');
  return orders.at(-1)!;
};

beforeAll(async () => {
  deployment = await testDeployment({ ...SETTINGS, PORT: String(await freePorts()), PORTICO_DATA: temporaryFolder(), PORTICO_SERVICES: `gateway,${SUBGRAPHS.join()}` });
  running = [...await startSubgraphServers(deployment), ...await startGateway(deployment)];
  url = deployment.config.urls.graphql;
  [lume, other] = [await openCompany({ run }, 'Lume'), await openCompany({ run }, 'Other')];
  for (const one of [lume, other]) {
    await one.publishItems();
    await one.warehouse('MI1');
    await one.carrier('brt');
  }
  token = await serviceToken(lume.company, READS);
});
afterEach(() => { for (const listener of listeners.splice(0)) listener.close(); });
afterAll(async () => {
  await Promise.all(running.map((service) => service.stop()));
  await deployment.close();
});

describe('changes as they happen', () => {
  it('are server-sent events of the distinct connections mode: a comment, then next with a result of GraphQL', async () => {
    const response = await post({ authorization: `Bearer ${token}`, accept: 'text/event-stream' });
    expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([200, 'text/event-stream; charset=utf-8', 'no-store, no-transform']);
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    while (!text.includes('data:')) text += (await reader.read()).value ?? '';
    expect(text).toBe(':\n\nevent: next\ndata: {"data":{"changes":{"kind":"STARTED"}}}\n\n');
    await reader.cancel();
  });

  it('tell the record of an order, and the order of what belongs to it', async () => {
    const listener = await listening(token, { kinds: ['ORDER'] });
    const { placeOrder: { id } } = await lume.place('#1', [['MUG', 1]]);
    expect(await listener.next()).toEqual({ kind: 'ORDER', event: expect.stringMatching(/^(order|fulfillment)\./), id, orderId: id, number: expect.any(String), position: expect.any(String) });
    await lume.asStaff('mutation H { holdOrder(input: { reference: "#1", reason: "check" }) { id } }');
    expect(await listener.nextOf('ORDER')).toMatchObject({ id });
  });

  it('go on from a position as if the connection had never been lost, and say so where too much has happened', async () => {
    const before = await listening(token, { kinds: ['ORDER'] });
    await lume.place('#10', [['MUG', 1]]);
    const { position } = await before.nextOf('ORDER');
    before.close();
    const { placeOrder: { id } } = await lume.place('#11', [['MUG', 1]]);
    const resumed = await listening(token, { kinds: ['ORDER'], after: position });
    const told: string[] = [];
    while (!told.includes(id)) told.push((await resumed.nextOf('ORDER')).id);
    const long = Buffer.from(JSON.stringify([['orders', '2020-01-01T00:00:00.000Z', 0]])).toString('base64url');
    const behind = await listening(token, { kinds: ['ORDER'], after: long });
    expect(await behind.next()).toMatchObject({ kind: 'MISSED' });
    const unreadable = await post({ authorization: `Bearer ${token}`, accept: 'text/event-stream' }, 'subscription { changes(after: "x") { kind } }');
    expect([unreadable.status, (await unreadable.json()).errors[0].extensions.code]).toEqual([400, 'BAD_INPUT']);
  });

  it('are those of the own company alone', async () => {
    const foreign = await listening(await serviceToken(other.company, READS));
    const own = await listening();
    await lume.place('#20', [['MUG', 1]]);
    await own.nextOf('ORDER');
    const { placeOrder: { id } } = await other.place('#21', [['MUG', 1]]);
    expect((await foreign.nextOf('ORDER')).id).toBe(id);
  });

  it('are those that may be read alone: others are refused where they are named, and never told', async () => {
    const catalogAlone = await serviceToken(lume.company, ['company.read', 'catalog.read']);
    const refused = await post({ authorization: `Bearer ${catalogAlone}`, accept: 'text/event-stream' }, 'subscription { changes(kinds: [ORDER]) { kind } }');
    expect([refused.status, await refused.json()]).toEqual([403, { errors: [expect.objectContaining({ extensions: { code: 'FORBIDDEN', details: expect.objectContaining({ permission: 'commerce.read' }) } })] }]);
    const listener = await listening(catalogAlone);
    await lume.place('#30', [['MUG', 1]]);
    await run(SAVE, { input: { products: [{ externalId: 'erp-1', title: 'Bowl', variants: [{ sku: 'BOWL', price: { amount: '9.90', currency: 'EUR' } }] }] } }, managerOf(lume.company));
    expect(await listener.next()).toMatchObject({ kind: 'PRODUCT', event: expect.stringMatching(/^(product|variant)\./) });
  });

  it('need a session: without one 401 and no stream', async () => {
    for (const headers of [{}, { authorization: 'Bearer pst_unknown' }]) {
      const response = await post({ ...headers, accept: 'text/event-stream' });
      expect([response.status, response.headers.get('www-authenticate'), (await response.json()).errors[0].extensions.code]).toEqual([401, 'Bearer', 'UNAUTHENTICATED']);
    }
  });

  it('are refused in other forms, with the reason', async () => {
    const plain = await post({ authorization: `Bearer ${token}`, accept: 'application/json' });
    expect([plain.status, (await plain.json()).errors[0].message]).toEqual([400, expect.stringContaining('Accept: text/event-stream')]);
    const wrong = await post({ authorization: `Bearer ${token}`, accept: 'text/event-stream' }, 'subscription { changes { nothing } }');
    expect([wrong.status, (await wrong.json()).errors[0].extensions.code]).toEqual([400, 'GRAPHQL_VALIDATION_FAILED']);
    const query = await post({ authorization: `Bearer ${token}`, accept: 'application/json, text/event-stream' }, '{ company { name } }');
    expect([query.status, await query.json()]).toEqual([200, { data: { company: { name: 'Lume' } } }]);
  });

  it.each([
    'subscription { changes @skip(if: true) { kind } }', 'subscription { ... @include(if: false) { changes { kind } } }', 'subscription { ...F } fragment F on Subscription { changes @skip(if: true) { kind } }', 'subscription { changes { kind } again: changes { kind } }',
  ])('are of one field, which is not left out: %s', async (query) => {
    const answer = await post({ authorization: `Bearer ${token}`, accept: 'text/event-stream' }, query);
    expect([answer.status, (await answer.json()).errors[0].extensions.code]).toEqual([400, 'GRAPHQL_VALIDATION_FAILED']);
  });

  it('end with the access of who listens, before the next change is told', async () => {
    const { addPerson: { person: { id: userId } } } = await run('mutation A($input: AddPersonInput!) { addPerson(input: $input) { person { id } } }', { input: { email: 'bo@example.test', name: 'Bo', role: 'MEMBER' } }, managerOf(lume.company));
    const { createToken } = await run('mutation { createToken(input: { name: "t" }) { token } }', {}, staffOf(lume.company, ALL_PERMISSIONS.filter((one) => one !== 'company.manage'), userId));
    const [told, silent] = [await listening(createToken.token, { kinds: ['ORDER'] }), await listening(createToken.token, { kinds: ['CONTENT'] })];
    await run('mutation R($id: ID!) { removePerson(id: $id) { id } }', { id: userId }, managerOf(lume.company));
    await lume.place('#40', [['MUG', 1]]);
    for (const listener of [told, silent]) expect([await listener.next(), await listener.next()]).toEqual([expect.objectContaining({ extensions: expect.objectContaining({ code: 'UNAUTHENTICATED' }) }), 'complete']);
  });

  it('are at most ten streams of a person, and as many again when one is closed', async () => {
    const flooding = await serviceToken(lume.company, READS);
    const open = await Promise.all(Array.from({ length: 10 }, () => listening(flooding)));
    const refused = await post({ authorization: `Bearer ${flooding}`, accept: 'text/event-stream' });
    expect([refused.status, refused.headers.get('retry-after'), (await refused.json()).errors[0].extensions.code]).toEqual([429, '30', 'RATE_LIMITED']);
    await listening();
    open[0]?.close();
    await until(async () => (await figure('portico_subscriptions') === 10) || undefined);
    await listening(flooding);
  });

  it('of a receiver that takes nothing are cut off, and cost no more memory', async () => {
    const before = await endedAs('slow');
    const many = (await Promise.all(Array.from({ length: 3 }, () => stuck()))).length;
    const quick = await listening(token, { kinds: ['ORDER'] });
    for (let fills = 0; fills < MOST_FILLS && await endedAs('slow') < before + many; fills += 1) {
      const last = await fill();
      while ((await quick.nextOf('ORDER')).id !== last); // who takes what is sent is told all of it meanwhile
    }
    expect([await endedAs('slow') - before, await figure('portico_subscriptions')]).toEqual([many, 1]);
  });

  it('of another process arrive too, and its end ends its streams at once, for its listeners to go on elsewhere', async () => {
    const { subgraphUrls } = deployment.config;
    const port = await freePorts();
    const at = `http://127.0.0.1:${String(port)}`;
    const second = await startProcess({ ...SETTINGS, ...Object.fromEntries(SUBGRAPHS.map((name) => [`PORTICO_${name.toUpperCase()}_GRAPH_URL`, subgraphUrls[name]])), PORT: String(port), PORTICO_DATA: temporaryFolder(), PORTICO_SERVICES: 'gateway', PORTICO_GRAPHQL_URL: at });
    const listener = await listening(token, { kinds: ['ORDER'] }, at);
    const { placeOrder: { id } } = await lume.place('#60', [['MUG', 1]]);
    const { position, ...told } = await listener.nextOf('ORDER');
    expect(told).toMatchObject({ id });
    const began = performance.now();
    const [status, last] = await Promise.all([second.stop(), listener.next()]);
    expect([status, last]).toEqual([0, 'complete']);
    expect(performance.now() - began).toBeLessThan(4000);
    const { placeOrder: { id: later } } = await lume.place('#61', [['MUG', 1]]);
    const resumed = await listening(token, { kinds: ['ORDER'], after: position });
    const ids: string[] = [];
    while (!ids.includes(later)) ids.push((await resumed.nextOf('ORDER')).id);
  });

  it('are not read while nobody listens', async () => {
    const reads = async (): Promise<number> => figure('portico_graph_operations_total{operation="OrdersEventsAfter",outcome="ok"}'.replaceAll(/[{}]/g, '\\$&'));
    await until(async () => (await figure('portico_subscriptions') === 0) || undefined);
    await lume.place('#70', [['MUG', 1]]); // whoever was about to be told has gone by then
    const before = await reads();
    await lume.place('#71', [['MUG', 1]]);
    await lume.place('#72', [['MUG', 1]]);
    expect([before > 0, await reads() - before]).toEqual([true, 0]);
  });
});
