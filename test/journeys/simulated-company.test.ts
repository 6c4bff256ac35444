import { databaseSettings } from '../kit/database-settings.js';
import { freePorts } from '../kit/free-ports.js';
import { jsonAnswer } from '../kit/json-answer.js';
import { portico, startProcess, type PorticoProcess, type Settings } from '../kit/portico-process.js';
import { temporaryFolder } from '../kit/temporary-folder.js';
import { until } from '../kit/until.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

let settings: Settings;
let running: PorticoProcess;
let token = '';
beforeAll(async () => {
  settings = { PORT: String(await freePorts()), PORTICO_DATA: temporaryFolder(), PORTICO_MASTER_KEY: 'ab'.repeat(32), PORTICO_MIN_FREE_MB: '1', ...databaseSettings() };
  running = await startProcess(settings);
});
afterAll(() => running.stop());

const type = async (...words: readonly string[]): Promise<string> => {
  const { status, stdout, stderr } = await portico(settings, ...words);
  return status === 0 ? stdout : stderr;
};
const field = (name: string, printed: string): string => new RegExp(`^${name} +(\\S+)$`, 'm').exec(printed)?.[1] ?? printed;
const graph = async (query: string): Promise<any> => {
  const response = await fetch(`http://127.0.0.1:${String(settings['PORT'])}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` }, body: JSON.stringify({ query }) });
  const { data, errors } = await response.json() as { data: any; errors?: unknown };
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
  return data;
};

test('a sandbox company is begun, filled and worked from the command line alone', async () => {
  expect(await type('company', 'create', '--name', 'Aurora', '--sandbox')).toBe('id       1\nname     Aurora\nsandbox  true\n');
  await type('person', 'create', '--email', 'ada@example.com', '--name', 'Ada', '--role', 'OWNER');
  token = field('token', await type('token', 'create', '--email', 'ada@example.com'));
  await graph('mutation { createLocation(input: { code: "MI1", name: "Milan", kind: WAREHOUSE, countryCode: "IT", timeZone: "Europe/Rome" }) { id } }');
  await graph('mutation { saveProducts(input: { products: [{ externalId: "1", title: "Mug", handle: "mug", status: ACTIVE, variants: [{ sku: "MUG", barcode: "4006381333931", price: { amount: "9.90", currency: "EUR" } }] }] }) { id } }');
  await until(async () => ((await type('simulate', 'stock', '--location', 'MI1', '--quantity', '40')).startsWith('received   1') ? true : undefined));
  expect(await type('simulate', 'orders', '--count', '4')).toMatch(/^number +status +customer +locations\n#1001 +IN_FULFILLMENT +.+ +MI1 TO_FULFILL\n#1002 /);
  expect(jsonAnswer('simulate cancellation', await type('simulate', 'cancellation', '1004', '--json'))).toMatchObject({ number: '#1004', status: 'CANCELLED', fulfillmentOrders: [{ location: 'MI1', status: 'CANCELLED' }] });
  expect(jsonAnswer('simulate orders', await type('simulate', 'orders', '--json'))).toMatchObject([{ number: '#1005', status: 'IN_FULFILLMENT', trackingNumbers: [] }]);
  expect(jsonAnswer('simulate stock', await type('simulate', 'stock', '--location', 'MI1', '--quantity', '40', '--json'))).toEqual({ received: 1, updated: 0, unchanged: 1 });
  expect(await type('simulate', 'orders', '--count', 'many')).toBe('--count is a whole number\n');
});

test.each([['GENERIC', 1001], ['EXPRESS', 1002], ['AGGREGATOR', 1003]])('a carrier reports in the format %s through the intake of carriers', async (format, number) => {
  const parcel = `T-${format}`;
  expect(jsonAnswer('simulate shipment', await type('simulate', 'shipment', String(number), '--tracking', parcel, '--json'))).toMatchObject({ status: 'SHIPPED', trackingNumbers: [parcel] });
  const made = await type('connection', 'create', '--kind', 'CARRIER', '--name', format, '--format', format);
  const [id, key] = [field('id', made), field('apiKey', made)];
  expect(await type('simulate', 'carrier-event', parcel, '--connection', id, '--step', 'van', '--key', key)).toContain('The intake answered 403: ');
  await type('connection', 'activate', id);
  const event = (step: string, ...more: readonly string[]) => type('simulate', 'carrier-event', parcel, '--connection', id, '--step', step, '--key', key, ...more);
  expect(await event('hub')).toBe(format === 'AGGREGATOR' ? 'result  OK\n' : 'applied     1\nduplicates  0\nunmatched   0\n');
  expect(jsonAnswer('simulate carrier-event', await event('delivered', '--json'))).toEqual(format === 'AGGREGATOR' ? { result: 'OK' } : { applied: 1, duplicates: 0, unmatched: 0 });
  const delivered = async (): Promise<unknown> => (await graph(`{ order(reference: "${String(number)}") { status shipments { status } } }`)).order;
  expect(await delivered()).toEqual({ status: 'DELIVERED', shipments: [{ status: 'DELIVERED' }] });
});

test('a customer returns what was shipped, and the checklist of a warehouse can be printed', async () => {
  expect(await type('simulate', 'return', '1001')).toBe('number       R1001\norderNumber  #1001\nstatus       AWAITING_RECEIPT\n');
  expect(jsonAnswer('simulate return', await type('simulate', 'return', '1002', '--json'))).toEqual({ number: 'R1002', orderNumber: '#1002', status: 'AWAITING_RECEIPT' });
  const id = field('id', await type('connection', 'create', '--kind', 'FULFILLMENT', '--name', 'Milan WMS', '--warehouse', 'MI1'));
  const printed = await type('connection', 'certify', id);
  expect(printed).toContain('Milan WMS (FULFILLMENT) of Aurora\nNot certified yet\n\n[ ] STOCK\n    It reported how many units of an item it has.\n    curl -X PUT -H "Authorization: Bearer $API_KEY" -H \'Content-Type: application/json\' -d \'{"items": [{"sku": "MUG", "location_code": "MI1", "quantity": 40}]}\' ');
  expect(printed.match(/^\[ \] \w+$/gm)).toEqual(['[ ] STOCK', '[ ] ACCEPTED', '[ ] REJECTED', '[ ] PARTIAL', '[ ] CANCELLED', '[ ] REPEATED', '[ ] RETURN', '[ ] UNANNOUNCED_RETURN']);
  const steps = expect.arrayContaining([{ step: 'ACCEPTED', meaning: 'It accepted an order.', passedAt: null, requestId: null, next: [expect.stringContaining('/sandbox/orders'), expect.stringContaining('/accept')] }]);
  expect(jsonAnswer('connection certify', await type('connection', 'certify', id, '--json'))).toMatchObject({ name: 'Milan WMS', kind: 'FULFILLMENT', company: 'Aurora', certifiedAt: null, steps });
  const carrier = field('id', await type('connection', 'create', '--kind', 'CARRIER', '--name', 'Other'));
  expect(await type('connection', 'certify', carrier)).toBe('Connections of the kind CARRIER are not certified\n');
});

const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 'YYYY-MM-DD'.length);

test('shoppers visit the storefront of a collector', async () => {
  const id = field('id', await type('connection', 'create', '--kind', 'COLLECTOR', '--name', 'Shop', '--domains', 'shop.example'));
  const { visits, events } = jsonAnswer('simulate shopper-events', await type('simulate', 'shopper-events', '--collector', id, '--count', '30', '--json')) as { visits: number; events: number };
  expect([visits, events > 60]).toEqual([30, true]);
  const { storefrontEvents: { nodes } } = await graph(`{ storefrontEvents(first: 500, filter: { from: "${day(-40)}", to: "${day(1)}" }) { nodes { kind } } }`);
  expect(nodes).toHaveLength(events);
  expect(new Set(nodes.map(({ kind }: { kind: string }) => kind))).toEqual(new Set(['page_view', 'search', 'product_view', 'add_to_cart', 'checkout_start', 'purchase']));
  expect(await type('simulate', 'shopper-events', '--collector', id, '--count', '0')).toBe('--count is a number from 1 to 1000\n');
});

test('nothing is simulated in a company that is no sandbox', async () => {
  expect(await type('company', 'create', '--name', 'Real')).toBe('id    2\nname  Real\n');
  expect(await type('simulate', 'orders', '--company', '2')).toBe('This company is no sandbox: its orders, stock and returns are real, and nothing is simulated in it\n');
  const id = field('id', await type('connection', 'create', '--kind', 'CARRIER', '--name', 'Carrier', '--company', '2'));
  expect(await type('simulate', 'carrier-event', 'T', '--connection', id, '--step', 'van', '--company', '2')).toBe('This company is no sandbox: its parcels are real, and no carrier is simulated in it\n');
});

test('time passes in it, as far as is asked', async () => {
  const at = async (): Promise<number> => Date.parse((await graph('{ company { now } }')).company.now);
  const before = await at();
  const { id, now } = jsonAnswer('simulate time', await type('simulate', 'time', '--by', '12h', '--json')) as { id: number; now: string };
  expect([id, Math.floor((Date.parse(now) - before) / 3_600_000)]).toEqual([1, 12]);
  expect(await type('simulate', 'time', '--to', '2034-01-15T09:00:00Z')).toMatch(/^id   1\nnow  2034-01-15T09:00:\d\d\.\d{3}Z\n$/);
  expect((await graph('mutation { simulateOrders(input: {}) { placedAt } }')).simulateOrders[0].placedAt.slice(0, 'YYYY-MM-DD'.length)).toBe('2034-01-15');
  expect(await type('simulate', 'time', '--by', '3')).toBe('--by is a number of minutes, hours or days, as in 90m, 12h or 30d\n');
  expect(await type('simulate', 'time', '--by', 'twod')).toBe('--by without its unit is a whole number\n');
  expect(await type('simulate', 'time')).toBe('Give either --by or --to\n');
  expect(await type('simulate', 'time', '--to', '2034-01-15T08:59:00Z')).toContain('A clock is only moved ahead: in this sandbox it is 2034-01-15T09:0');
});
