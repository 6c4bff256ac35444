import { once } from 'node:events';
import { connect } from 'node:net';
import type { DatabaseLocation } from '#kernel/config.js';
import { testDatabase } from '../kit/database.js';
import { openRealGraph, type RealGraph } from '../kit/real-graph.js';
import { altered } from './altered.js';
import { storedRows } from './stored-rows.js';

const RATE = 100_000;
/** Calls under way together: as many as a slow database has time for, for calls over that are refused before their fields are looked at. */
const AT_ONCE = 20;
const MOST_BYTES = 2 * 1024 * 1024;
const AT = '2026-11-21T09:00:00.000Z';
const UNITS = { sku: 'MUG', barcode: '4006381333931', quantity: 1 };
const LOT = { lot_number: 'L1', lot_expiration: '2027-01-31', serial_number: 'S1' };
const PARCEL = { reference: 'P-1', tracking_number: 'T1', weight_g: 350, height_mm: 1, width_mm: 2, depth_mm: 3 };
const RECEIPT = {
  received_at: AT, inspected_at: AT, wms_reference: 'RET-1',
  lines: [{ ...UNITS, classification: 'sellable', reason_code: 'size', lot_number: 'L1', serial_number: 'S1', note: 'ok' }],
};

/** Every call of interface A that writes, with a body that has every field; {order} and {return} stand for records it could be applied to. */
const WRITES: Readonly<Record<string, { method: 'POST' | 'PUT'; target: string; body: Readonly<Record<string, unknown>> }>> = {
  'POST /orders/{number}/accept': { method: 'POST', target: '/orders/1/accept', body: { wms_reference: 'W-1', accepted_at: AT } },
  'POST /orders/accept': { method: 'POST', target: '/orders/accept', body: { numbers: ['5'] } },
  'POST /orders/{number}/reject': { method: 'POST', target: '/orders/4/reject', body: { reason_code: 'no_stock', message: 'none left' } },
  'POST /orders/{number}/picked': { method: 'POST', target: '/orders/2/picked', body: { picked_at: AT, lines: [{ ...UNITS, ...LOT }], parcels: [PARCEL] } },
  'POST /orders/{number}/shipments': {
    method: 'POST', target: '/orders/3/shipments', body: {
      shipped_at: AT, carrier_code: 'brt', carrier_name: 'BRT', service_code: 'std', tracking_number: 'T1', tracking_url: 'https://carrier.example/T1', wms_reference: 'W-1',
      parcels: [{ ...PARCEL, lines: [UNITS] }], lines: [{ ...UNITS, ...LOT }],
    },
  },
  'POST /orders/{number}/cancel': { method: 'POST', target: '/orders/2/cancel', body: { reason_code: 'damaged', message: 'broken' } },
  'POST /orders/{number}/labels': { method: 'POST', target: '/orders/2/labels', body: { parcels: [PARCEL] } },
  'PUT /stock': { method: 'PUT', target: '/stock', body: { items: [{ ...UNITS, location_code: 'MI1-MAIN', classification: 'sellable', as_of: AT }] } },
  'POST /returns': { method: 'POST', target: '/returns', body: { order_number: '#3', tracking_number: 'T1', ...RECEIPT } },
  'POST /returns/{return}/accept': { method: 'POST', target: '/returns/{return}/accept', body: { wms_reference: 'RET-1' } },
  'POST /returns/{return}/receive': { method: 'POST', target: '/returns/{return}/receive', body: RECEIPT },
  'POST /sandbox/orders': { method: 'POST', target: '/sandbox/orders', body: { count: 1 } },
  'POST /sandbox/returns': { method: 'POST', target: '/sandbox/returns', body: { order_number: '3', units: 1 } },
};

const ROWS = Object.entries(WRITES).map(([row, { method, target, body }]) => ({ row, method, target, body }));

/** The answers to the valid bodies, in this order: those of a refused label or return, and of what is for sandboxes alone, have passed every check of their fields. */
const GOOD: Readonly<Record<string, string>> = {
  'POST /orders/{number}/labels': '422 labels_not_enabled', 'POST /returns': '201 ', 'POST /returns/{return}/accept': '409 invalid_state', 'POST /sandbox/orders': '409 invalid_state', 'POST /sandbox/returns': '409 invalid_state',
};

let graph: RealGraph;
let orders: DatabaseLocation;
let arrived: string;
let foreign: string;

beforeAll(async () => {
  graph = await openRealGraph({ databaseOf: (name) => {
    const location = testDatabase(name);
    if (name === 'orders') orders = location;
    return location;
  } });
  const { connections: { nodes } } = await graph.asStaff('{ connections(first: 10) { nodes { id } } }', {});
  for (const { id } of nodes) await graph.asStaff('mutation U($input: UpdateConnectionInput!) { updateConnection(input: $input) { id } }', { input: { id, ratePerMinute: RATE } });
  for (const number of ['1', '2', '3', '4', '5']) await graph.place(`#${number}`, [['MUG', 1, 'MI1']]);
  for (const number of ['2', '3']) await graph.post(`/orders/${number}/accept`);
  await graph.post('/orders/3/picked', '{"lines":[{"sku":"MUG","quantity":1}]}');
  await graph.place('#9', [['MUG', 1, 'LY1']]);
  const register = async (at: 'MI1' | 'LY1') => (await (await graph.post('/returns', JSON.stringify({ lines: [{ sku: 'MUG', quantity: 1, classification: 'sellable' }] }), { at })).json() as { number: string }).number;
  [arrived, foreign] = [await register('MI1'), await register('LY1')];
});
afterAll(() => graph.close());

const outcome = async (response: Response): Promise<string> => {
  const { error } = await response.json() as { error?: { code: string } };
  return `${String(response.status)} ${error?.code ?? ''}`;
};

/** How many rows each table of the orders has. */
async function census(): Promise<unknown> {
  const names = await storedRows<{ name: string }>(orders, orders.kind === 'sqlite'
    ? "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"
    : 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() ORDER BY table_name');
  return storedRows(orders, names.map(({ name }) => `SELECT '${name}' AS name, COUNT(*) AS total FROM \`${name}\``).join(' UNION ALL '));
}

/** Run something that must leave every table as it is. */
async function leavingNoTrace(work: () => Promise<void>): Promise<void> {
  const before = await census();
  await work();
  expect(await census()).toEqual(before);
}

const sent = async (method: string, target: string, body: BodyInit): Promise<string> =>
  outcome(await graph.send(target.replace('{return}', encodeURIComponent(arrived)), { method, body, duplex: 'half' } as RequestInit));

test('every call that takes a body is in this table', async () => {
  const { paths } = await (await graph.send('/openapi.json')).json() as { paths: Record<string, Record<string, { requestBody?: unknown }>> };
  const rows = Object.entries(paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, { requestBody }]) => ({ row: `${method.toUpperCase()} ${path}`, requestBody })));
  expect(Object.keys(WRITES).sort()).toEqual(rows.filter(({ requestBody }) => requestBody !== undefined).map(({ row }) => row).sort());
});

test.each(ROWS)('$row refuses every field with each invalid value, and writes nothing [A-ERR-VALIDATION] [REL-S7 A]', async ({ method, target, body }) => {
  await leavingNoTrace(async () => {
    const cases = altered(body);
    const outcomes: string[] = [];
    for (let from = 0; from < cases.length; from += AT_ONCE) {
      outcomes.push(...await Promise.all(cases.slice(from, from + AT_ONCE).map(async ({ what, text }) => `${what}: ${await sent(method, target, text)}`)));
    }
    expect(outcomes).toEqual(cases.map(({ what }) => `${what}: 422 validation_failed`));
  });
});

test.each(ROWS)('$row refuses a body that is not an object, not JSON or not UTF-8, and writes nothing [A-ERR-JSON] [A-ERR-VALIDATION]', async ({ method, target, body }) => {
  const text = JSON.stringify(body);
  await leavingNoTrace(async () => {
    for (const wrong of ['null', '[]', '"x"', '7', `[${text}]`]) expect([wrong, await sent(method, target, wrong)]).toEqual([wrong, '422 validation_failed']);
    for (const wrong of ['{', text.slice(0, -1), `${text}x`, text.replace(':', ':\0'), text.replace(':', ':NaN,"x":'), `${text.slice(0, -1)},}`, '['.repeat(50_000)]) {
      expect([wrong.slice(0, 80), await sent(method, target, wrong)]).toEqual([wrong.slice(0, 80), '400 invalid_json']);
    }
    expect(await sent(method, target, Buffer.concat([Buffer.from('{"x":"'), Buffer.from([0xc3, 0x28]), Buffer.from(`",${text.slice(1)}`)]))).toBe('400 invalid_json');
  });
});

test.each(ROWS)('$row refuses a body over the limit, with or without a declared length, and writes nothing [A-LIMIT-1]', async ({ method, target, body }) => {
  const text = JSON.stringify(body);
  const long = `${text.slice(0, -1)}, "rest": "${'x'.repeat(MOST_BYTES)}"}`;
  await leavingNoTrace(async () => {
    expect(await sent(method, target, long)).toBe('413 payload_too_large');
    expect(await sent(method, target, new Blob([long]).stream())).toBe('413 payload_too_large');
  });
});

test.each(ROWS)('$row of an upload that breaks off writes nothing', async ({ method, target, body }) => {
  const text = JSON.stringify(body);
  const { port, hostname, pathname } = new URL((await graph.send('/ping')).url);
  const path = pathname.replace('/ping', target.replace('{return}', encodeURIComponent(arrived)));
  await leavingNoTrace(async () => {
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    const head = [`${method} ${path} HTTP/1.1`, `Host: ${hostname}`, `Authorization: Bearer ${graph.keys.MI1}`, `Content-Length: ${String(text.length + 1)}`, '', text].join('\r\n');
    await new Promise((resolve) => { socket.write(head, resolve); });
    socket.destroy();
    await once(socket, 'close');
    expect((await graph.send('/ping')).status).toBe(200); // any effect of the broken call has happened by now
  });
});

test.each(ROWS.filter(({ row }) => row.includes('{')))('$row of a record of another warehouse or of none is not found, and writes nothing', async ({ method, target, body }) => {
  const code = target.startsWith('/orders/') ? 'order_not_found' : 'return_not_found';
  const other = target.startsWith('/orders/') ? '9' : encodeURIComponent(foreign);
  await leavingNoTrace(async () => {
    for (const name of [other, '999999', '__proto__', 'x'.repeat(400), '%00', 'a%0Ab', '%F0%9F%93%A6', "'%20OR%201=1--", '01a1fc73-79be-73b3-8969-9c1722a4f040']) {
      const path = target.replace(/^(\/\w+\/)[^/]+/, `$1${name}`);
      expect([name.slice(0, 40), await sent(method, path, JSON.stringify(body))]).toEqual([name.slice(0, 40), `404 ${code}`]);
    }
    expect(await sent(method, target.replace(/^(\/\w+\/)[^/]+/, '$1%FF'), JSON.stringify(body))).toBe('404 not_found');
  });
});

test('a bulk accept fails each order that is another warehouse\'s or does not exist, and writes nothing', async () => {
  await leavingNoTrace(async () => {
    const response = await graph.post('/orders/accept', JSON.stringify({ numbers: ['9', '999999', '__proto__'] }));
    const { data } = await response.json() as { data: { status: string; error: { code: string } }[] };
    expect(data.map(({ status, error }) => `${status} ${error.code}`)).toEqual(['failed order_not_found', 'failed order_not_found', 'failed order_not_found']);
  });
});

test.each(['/orders', '/stock', '/returns'])('%s with a forged cursor is 400 invalid_cursor', async (path) => {
  for (const cursor of ['x', '%00', 'e30', 'bnVsbA.x', '%F0%9F%93%A6', 'x'.repeat(5000), '__proto__', '..']) {
    expect([cursor.slice(0, 20), await outcome(await graph.send(`${path}?cursor=${cursor}`))]).toEqual([cursor.slice(0, 20), '400 invalid_cursor']);
  }
});

test.each(ROWS)('$row accepts the same body when nothing is wrong with it', async ({ row, method, target, body }) => {
  expect([row, await sent(method, target, JSON.stringify(body))]).toEqual([row, GOOD[row] ?? '200 ']);
});
