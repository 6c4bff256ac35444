// On the embedded database only: which process a service runs in decides how it is called, and no statement.
import { spawnSync } from 'node:child_process';
import { databaseSettings } from '../kit/database-settings.js';
import { freePorts } from '../kit/free-ports.js';
import { listen, type Listening } from '../kit/listen.js';
import { portico, startProcess, type PorticoProcess, type Settings } from '../kit/portico-process.js';
import { graphUrls } from '../kit/process-addresses.js';
import { temporaryFolder } from '../kit/temporary-folder.js';
import { until } from '../kit/until.js';

const ADDRESS = { firstName: 'Ida', lastName: 'Holm', address1: 'Torvegade 4', city: 'Odense', postalCode: '5000', countryCode: 'DK' };
const DELIVERIES = 'query Deliveries { deliveries(first: 5) { nodes { type state } } }';

describe('the collector, the worker and the sender apart from the rest', () => {
  const processes: PorticoProcess[] = [];
  const received: string[] = [];
  let settings: Settings;
  let receiver: Listening;
  let base: number;
  let collectorBase: number;
  let token: string;

  beforeAll(async () => {
    [base, collectorBase] = [await freePorts(), await freePorts()];
    settings = { PORT: String(base), PORTICO_DATA: temporaryFolder(), PORTICO_MASTER_KEY: 'ab'.repeat(32), PORTICO_ALLOW_LOOPBACK_WEBHOOKS: 'on', ...databaseSettings() };
    processes.push(await startProcess({ ...settings, PORTICO_SERVICES: 'all,-collector,-worker' }));
    processes.push(await startProcess({ ...settings, PORTICO_SERVICES: 'worker,-sender' }));
    processes.push(await startProcess({ ...settings, ...graphUrls(base), PORT: String(collectorBase), PORTICO_DATA: temporaryFolder(), PORTICO_SERVICES: 'collector' }));
    receiver = await listen((request, response) => {
      request.on('data', (bytes: Buffer) => received.push((JSON.parse(bytes.toString()) as { type: string }).type)).on('end', () => response.end());
    });
    await typed('company', 'create', '--name', 'Aurora');
    await typed('person', 'create', '--email', 'owner@example.com', '--name', 'Ada', '--role', 'OWNER');
    token = /pst_\w+/.exec(await typed('token', 'create', '--email', 'owner@example.com'))?.[0] ?? '';
  });

  afterAll(async () => {
    const statuses = await Promise.all(processes.map((running) => running.stop()));
    await receiver.close();
    expect(statuses).toEqual(processes.map(() => 0));
  });

  const typed = async (...words: readonly string[]): Promise<string> => {
    const { status, stdout, stderr } = await portico(settings, ...words);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    return stdout;
  };

  const graph = async <T>(query: string, variables: object = {}): Promise<T> => {
    const response = await fetch(`http://127.0.0.1:${String(base)}/graphql`, {
      method: 'POST', headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` }, body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = await response.json() as { data: T; errors?: readonly object[] };
    expect(errors).toBeUndefined();
    return data;
  };

  const looked = async (port: number, path: string): Promise<[number, object]> => {
    const response = await fetch(`http://127.0.0.1:${String(port)}${path}`);
    return [response.status, await response.json() as object];
  };

  it('each answer how they are on a port of their own', async () => {
    expect(await looked(base, '/healthz')).toEqual([200, { status: 'up' }]);
    expect(await looked(base + 7, '/healthz')).toEqual([200, { status: 'up' }]);
    expect(await until(async () => {
      const [status, report] = await looked(base + 7, '/readyz');
      return status === 200 ? report : undefined;
    })).toEqual({ status: 'ready', checks: { identity: 'up', orders: 'up', catalog: 'up' } });
    expect(await looked(collectorBase + 2, '/readyz')).toEqual([200, { status: 'ready', checks: { identity: 'up', catalog: 'up' } }]);
    expect((await looked(base + 7, '/api/catalog/v1/ping'))[0]).toBe(404);
  });

  it('are asked how they are by one command, which reads their settings', () => {
    const healthy = (changed: Settings): number | null => spawnSync(process.execPath, ['gateway/deploy/healthy.mjs'], { env: { PATH: process.env['PATH'], ...settings, ...changed } }).status;
    expect(healthy({ PORTICO_SERVICES: 'all,-collector,-worker' })).toBe(0);
    expect(healthy({ PORTICO_SERVICES: 'worker,-sender' })).toBe(0);
    expect(healthy({ PORTICO_SERVICES: 'collector', PORT: String(collectorBase) })).toBe(0);
    expect(healthy({ PORTICO_SERVICES: 'sender' })).toBe(1); // there is none yet
  });

  it('serve storefronts from the collector alone, and catalogs beside it', async () => {
    const { createConnection: { apiKey } } = await graph<{ createConnection: { apiKey: string } }>(
      'mutation Collect($input: CreateConnectionInput!) { createConnection(input: $input) { apiKey } }',
      { input: { kind: 'COLLECTOR', name: 'Shop', activate: true, collector: { domains: ['127.0.0.1'] } } });
    const ping = `/api/collect/v1/ping?key=${apiKey}`;
    const asked = await fetch(`http://127.0.0.1:${String(collectorBase + 2)}${ping}`, { headers: { origin: 'http://127.0.0.1' } });
    expect([asked.status, await asked.json()]).toEqual([200, expect.objectContaining({ ok: true, api_version: 'v1' })]);
    expect((await looked(base + 2, ping))[0]).toBe(404);
    expect((await looked(base + 2, '/api/catalog/v1/ping'))[0]).toBe(401);
    expect((await looked(collectorBase + 2, '/api/catalog/v1/ping'))[0]).toBe(404);
  });

  it('keep webhooks until a sender runs, which sends what the worker made', async () => {
    const { createLocation: { id } } = await graph<{ createLocation: { id: string } }>(
      'mutation Make($input: CreateLocationInput!) { createLocation(input: $input) { id } }',
      { input: { code: 'NORTH', name: 'North', kind: 'WAREHOUSE', countryCode: 'DK', timeZone: 'Europe/Copenhagen', stockLocationCodes: ['N1'], address: ADDRESS } });
    await graph('mutation Connect($input: CreateConnectionInput!) { createConnection(input: $input) { apiKey } }',
      { input: { kind: 'FULFILLMENT', name: 'North WMS', warehouseId: id, webhookUrl: `${receiver.base}/hooks`, activate: true } });
    await graph('mutation Save($input: SaveProductsInput!) { saveProducts(input: $input) { id } }', { input: { products: [{ externalId: 'p1', title: 'Scarf', variants: [{ sku: 'SCARF', barcode: '4006381333931', color: 'red', price: { amount: '19.90', currency: 'EUR' } }] }] } });
    const place = { number: '#1001', channel: 'web', currency: 'EUR', shippingAddress: ADDRESS, shipping: { methodCode: 'standard' }, paymentStatus: 'PAID', lines: [{ sku: 'SCARF', title: 'Scarf', quantity: 1, unitPrice: { amount: '19.90', currency: 'EUR' } }] };
    await until(async () => {
      const response = await fetch(`http://127.0.0.1:${String(base)}/graphql`, {
        method: 'POST', headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ query: 'mutation Place($input: PlaceOrderInput!) { placeOrder(input: $input) { number } }', variables: { input: place } }),
      });
      return (await response.json() as { errors?: object }).errors === undefined ? true : undefined;
    });
    const states = async (): Promise<readonly string[]> => (await graph<{ deliveries: { nodes: { type: string; state: string }[] } }>(DELIVERIES)).deliveries.nodes.map(({ type, state }) => `${type} ${state}`);
    expect(await until(async () => { const all = await states(); return all.length > 0 ? all : undefined; })).toEqual(['order.ready WAITING']);
    expect(received).toEqual([]);
    processes.push(await startProcess({ ...settings, PORTICO_SERVICES: 'sender' }));
    expect(await until(async () => { const all = await states(); return all[0]?.endsWith('WAITING') ? undefined : all; })).toEqual(['order.ready DELIVERED']);
    expect(received).toEqual(['order.ready']);
    expect((await looked(base + 8, '/readyz'))[1]).toEqual({ status: 'ready', checks: { identity: 'up' } });
  });
});
