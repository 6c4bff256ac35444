// On the embedded database only: how a worker finds subgraphs over HTTP.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseSettings } from '../kit/database-settings.js';
import { freePorts } from '../kit/free-ports.js';
import { portico, startProcess, type PorticoProcess, type Settings } from '../kit/portico-process.js';
import { until } from '../kit/until.js';

const ADDRESS = { firstName: 'Ida', lastName: 'Holm', address1: 'Torvegade 4', city: 'Odense', postalCode: '5000', countryCode: 'DK' };
/** A worker polls four times a second; the rest is for a busy machine. */
const SOON_MILLISECONDS = 10_000;

describe('a worker that was started long before the subgraphs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portico-'));
  const processes: PorticoProcess[] = [];
  let settings: Settings;
  let base: number;
  let token: string;
  beforeAll(async () => {
    base = await freePorts();
    settings = { PORT: String(base), PORTICO_DATA: folder, PORTICO_MASTER_KEY: 'ab'.repeat(32), ...databaseSettings() };
    processes.push(await startProcess({ ...settings, PORTICO_SERVICES: 'worker' }));
    const typed = async (...words: readonly string[]): Promise<string> => (await portico(settings, ...words)).stdout;
    await typed('company', 'create', '--name', 'Aurora');
    await typed('person', 'create', '--email', 'owner@example.com', '--name', 'Ada', '--role', 'OWNER');
    token = /pst_\w+/.exec(await typed('token', 'create', '--email', 'owner@example.com'))?.[0] ?? '';
    processes.push(await startProcess({ ...settings, PORTICO_SERVICES: 'gateway,identity,orders,catalog,content' }));
  });
  afterAll(async () => {
    const statuses = await Promise.all(processes.map((running) => running.stop()));
    rmSync(folder, { recursive: true });
    expect(statuses).toEqual([0, 0]);
  });

  it('projects a product into the orders subgraph a moment after it was saved', async () => {
    const ask = async (query: string, input: object): Promise<{ errors?: { extensions: { code: string } }[] }> => (await fetch(`http://127.0.0.1:${String(base)}/graphql`, {
      method: 'POST', headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` }, body: JSON.stringify({ query, variables: { input } }),
    })).json() as Promise<{ errors?: { extensions: { code: string } }[] }>;
    const place = { number: '#1', channel: 'web', currency: 'EUR', shippingAddress: ADDRESS, shipping: { methodCode: 'std' }, paymentStatus: 'PAID', lines: [{ sku: 'SCARF', quantity: 1, unitPrice: { amount: '19.90', currency: 'EUR' } }] };
    expect(await ask('mutation S($input: SaveProductsInput!) { saveProducts(input: $input) { id } }', { products: [{ title: 'Scarf', variants: [{ sku: 'SCARF', price: { amount: '19.90', currency: 'EUR' } }] }] })).not.toHaveProperty('errors');
    const saved = performance.now();
    const placed = await until(async () => {
      const answer = await ask('mutation P($input: PlaceOrderInput!) { placeOrder(input: $input) { number } }', place);
      return answer.errors?.some(({ extensions }) => extensions.code === 'UNKNOWN_ITEM') ? undefined : answer;
    });
    expect(placed).toEqual({ data: { placeOrder: { number: '#1' } } });
    expect(performance.now() - saved).toBeLessThan(SOON_MILLISECONDS);
  });
});
