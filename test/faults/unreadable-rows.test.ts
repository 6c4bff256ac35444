import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '#subgraph-kit/database.js';
import { parsed } from '../kit/parsed.js';
import { until } from '../kit/until.js';
import { openFourDialects, type FourDialects } from './four-dialects.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

/** Every column with JSON that a list of orders or identity reads, and what becomes of the lists when one row's is damaged. */
const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  orders: ['customer', 'shipping_address', 'billing_address', 'invoice_details', 'tags'],
  returns: ['tracking_numbers'],
  location: ['address', 'stock_location_codes'],
  carrier: ['service_codes', 'countries'],
  routing_rule: ['location_codes', 'countries', 'channels', 'tags', 'skus'],
  connection: ['scopes', 'allowlist', 'settings'],
  person: ['module_roles', 'disabled_sections'],
  calls: ['request_headers', 'answer_headers'],
};

/** Columns that no list reads: single records of a company, data shown with a delivery, the events of a webhook destination, and those parked under a tracking number. */
const ELSEWHERE: readonly string[] = ['content' /* return_policy: test/subgraphs/orders/return-explanations */, 'address' /* letterhead */, 'working_days', 'holidays', 'closures', 'methods', 'opening_hours' /* location_calendar: test/subgraphs/orders/calendars */, 'postcode_prefixes' /* service_policy: test/subgraphs/orders/service-policies */, 'event' /* parked_tracking: test/contract/tracking */, 'request_headers', 'answer_headers' /* delivery_attempt */, 'events' /* destination */, 'parameters' /* bulk_job */, 'payload' /* outbox */, 'public_jwk' /* oauth_signing_key: test/contract/oidc/metadata */];

const sources = (folder: string): string[] => readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts')).map((file) => readFileSync(join(folder, file), 'utf8'));

test('every column with JSON that is mapped is among those that are broken here', () => {
  const mapped = ['orders', 'identity'].flatMap((name) => sources(`subgraphs/${name}`)).flatMap((text) => [...text.matchAll(/(?:stored\.\w+|listOf|storedCondition)\([^()]*, '(\w+)'[,)]/g)].map(([, column]) => column));
  expect([...new Set(mapped)].sort()).toEqual([...new Set([...Object.values(COLUMNS).flat(), ...ELSEWHERE])].sort());
});

let all: FourDialects;
beforeAll(async () => {
  all = await openFourDialects();
  await seed();
});
afterAll(() => all.close());

const CODES = ['MI1', 'LY1'] as const;
const PLACES = CODES.flatMap((code) => ['1', 'BAD', '3'].map((name) => [code, name] as const));

/** At each warehouse three orders that wait and three that were shipped and come back; the second of each will be damaged. */
async function seed(): Promise<void> {
  for (const code of ['BRT', 'BAD']) await all.asStaff('mutation C($input: SaveCarrierInput!) { saveCarrier(input: $input) { id } }', { input: { code, name: code, countries: ['IT'], trackingPrefix: code.slice(0, 2) } });
  await all.asStaff('mutation R($input: SaveRoutingRulesInput!) { saveRoutingRules(input: $input) { id } }', { input: { rules: ['ok', 'BAD'].map((name) => ({ name, countries: ['IT'], priority: 1, locationCodes: ['MI1'], split: 'NONE' })) } });
  const [{ company_id: companyId }] = await all.identityDatabase.query<{ company_id: number }>("SELECT company_id FROM connection WHERE name = 'MI1 WMS'") as [{ company_id: number }];
  const people = parsed('mutation P($input: CreatePersonInput!) { createPerson(input: $input) { id } }');
  for (const name of ['ok', 'bad']) await all.call(people, { input: { companyId, email: `${name}@example.test`, name, role: 'MEMBER' } }, { principal: { kind: 'system', companyId, actor: 'test', scopes: ['system'] }, requestId: 'r-1', via: 'test' });
  for (const [code, name] of PLACES) {
    await all.place(`W-${code}-${name}`, [['MUG', 1, code]]);
    await all.place(`S-${code}-${name}`, [['MUG', 2, code]]);
    await bodyOf(await all.post(`/orders/S-${code}-${name}/accept`, '{}', { at: code }));
    await bodyOf(await all.post(`/orders/S-${code}-${name}/picked`, '{"lines":[{"sku":"MUG","quantity":2}]}', { at: code }));
    await bodyOf(await all.post(`/orders/S-${code}-${name}/shipments`, '', { at: code }));
    await all.asStaff('mutation R($input: AnnounceReturnInput!) { announceReturn(input: $input) { number } }', { input: { orderReference: `S-${code}-${name}`, lines: [{ sku: 'MUG', quantity: 1, reasonCode: 'size' }] } });
  }
  all.settle();
}

const bodyOf = async (response: Response): Promise<string> => {
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${String(response.status)} ${text.slice(0, 300)}`);
  return text;
};

/** Every page of a list, of one record each unless said, to its end. */
async function walked(read: (path: string) => Promise<Response>, path: string, limit = 1): Promise<string> {
  const texts: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const text = await bodyOf(await read(`${path}${path.includes('?') ? '&' : '?'}limit=${String(limit)}${cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`}`));
    texts.push(text);
    cursor = (JSON.parse(text) as { next_cursor: string | null }).next_cursor;
  }
  return texts.join('\n');
}

const graph = async (text: string): Promise<string> => JSON.stringify(await all.asStaff(text, {}));
const a = (path: string) => all.json(path, {}, 'LY1');
const c = async (operation: 'ws_orders' | 'list', query: Record<string, string>): Promise<string> => {
  const answer = await all.get(operation, query);
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.text;
};

/** Each list of each surface, and which of the records it shows. */
const LISTS: readonly (readonly [name: string, read: () => Promise<string>, shows: readonly string[]])[] = [
  ['A orders', () => walked(a, '/orders'), ['W-LY1']],
  ['A shipped orders', () => walked(a, '/orders?status=shipped'), ['S-LY1']],
  ['A returns', () => walked(a, '/returns'), ['S-LY1']],
  ['A events', () => walked(a, '/events', 100), []],
  ['A calls', () => walked(a, '/calls', 100), []],
  ['B orders', async () => bodyOf(await all.b('/Orders/New')), ['W-LY1']],
  ['B returns', async () => bodyOf(await all.b('/Returns/New')), ['S-LY1']],
  ['C orders', () => c('ws_orders', { documenti_stati_ID: '17', data_dal: '20/11/2026 00:00:00' }), ['W-MI1']],
  ['C returns', () => c('list', { last_upd: '20/11/2026 00:00:00' }), ['S-MI1']],
  ['D orders', () => walked(all.d, '/orders'), ['W-LY1', 'W-MI1', 'S-LY1', 'S-MI1']],
  ['D exported orders', async () => bodyOf(await all.d('/exports/orders')), ['W-LY1', 'W-MI1', 'S-LY1', 'S-MI1']],
  ['D returns', () => walked(all.d, '/returns'), ['S-LY1', 'S-MI1']],
  ['D exported returns', async () => bodyOf(await all.d('/exports/returns')), ['S-LY1', 'S-MI1']],
  ['D events', () => walked(all.d, '/events', 100), []],
  ['D calls', () => walked(all.d, '/calls', 100), []],
  ['graph orders', () => graph('query O { orders(first: 50) { nodes { number fulfillmentOrders { id location { code } } returns { number } shipments { id } } } }'), ['W-LY1', 'W-MI1', 'S-LY1', 'S-MI1']],
  ['graph fulfillment orders', () => graph('query F { fulfillmentOrders(first: 50) { nodes { number location { code } } } }'), ['W-LY1', 'W-MI1', 'S-LY1', 'S-MI1']],
  ['graph returns', () => graph('query R { returns(first: 50) { nodes { orderNumber location { code } } } }'), ['S-LY1', 'S-MI1']],
  ['graph settings', () => graph('query S { locations { code address { city } } routingRules { id } carriers { code } }'), []],
  ['graph identity', () => graph('query I { calls(first: 50) { nodes { path requestHeaders answerHeaders } } connections(first: 50) { nodes { name } } people(first: 50) { nodes { email } } }'), []],
];

const IDENTITY: ReadonlySet<string> = new Set(['connection', 'person']);
/** Where the calls without a key are. */
const callDatabase = (): Database => all.callDatabases().at(-1) ?? all.identityDatabase;
const databaseOf = (table: string): Database => (table === 'calls' ? callDatabase() : IDENTITY.has(table) ? all.identityDatabase : all.database);

/** Which rows are damaged; never those of the callers themselves. */
const WHICH: Readonly<Record<string, string>> = {
  orders: "number LIKE '%-BAD'", returns: "order_number LIKE '%-BAD'", location: "code = 'LY1'", carrier: "code = 'BAD'", routing_rule: "name = 'BAD'",
  connection: "name = 'WA1 WMS'", person: "account_id IN (SELECT id FROM account WHERE email = 'bad@example.test')", calls: "path LIKE '%-BAD/%'",
};

/** Damage a column of some rows, and mend it after the work. */
async function whileDamaged(table: string, column: string, work: () => Promise<void>): Promise<void> {
  const database = databaseOf(table);
  const which = WHICH[table] ?? '1 = 0';
  const rows = await database.query<{ id: string; text: string | null }>(`SELECT id, ${column} AS text FROM ${table} WHERE ${which}`);
  const write = (id: string, text: string | null) => database.inTransaction((transaction) => transaction.execute(`UPDATE ${table} SET ${column} = ? WHERE id = ?`, [text, id]));
  for (const { id } of rows) await write(id, '{broken');
  try {
    await work();
  } finally {
    for (const { id, text } of rows) await write(id, text);
  }
}

/** Whether a list leaves out the damaged records, those it cannot show whole. Fields that a warehouse's interface does not show may be damaged. */
function leavesOut(list: string, table: string, column: string): boolean {
  if (table === 'returns') return list.includes('returns');
  if (table !== 'orders' || list === 'graph returns' || list.includes('returns')) return list === 'C returns' && table === 'orders' && column === 'customer';
  return ['customer', 'shipping_address', 'tags'].includes(column) || /^[CD] |graph orders/.test(list);
}

describe.each(Object.entries(COLUMNS).flatMap(([table, columns]) => columns.map((column) => [table, column] as const)))('while %s.%s of a row is damaged', (table, column) => {
  test('every list of every interface answers the others, to its end', async () => {
    await whileDamaged(table, column, async () => {
      const problems: unknown[] = [];
      for (const [name, read, shows] of LISTS) {
        const text = await read().catch((error: unknown) => String(error));
        const seen = (which: string): boolean[] => shows.map((prefix) => text.includes(`${prefix}-${which}`));
        const [found, expected] = [[seen('1'), seen('3'), seen('BAD')], [shows.map(() => true), shows.map(() => true), shows.map(() => !leavesOut(name, table, column))]];
        if (text.startsWith('Error') || text.includes('Failure:') || JSON.stringify(found) !== JSON.stringify(expected)) problems.push({ name, found, expected, text: text.slice(0, 300) });
      }
      expect(problems).toEqual([]);
    });
  });
});

const shown = (response: Response): Promise<[number, any]> => response.json().then((body: unknown) => [response.status, body]);

test('reading one by number fails with an error that names it, and its staff are alerted once', async () => {
  await whileDamaged('orders', 'shipping_address', async () => {
    const message = 'Order #W-LY1-BAD cannot be read: what is stored as its shipping_address is damaged';
    for (const read of [() => a('/orders/W-LY1-BAD'), () => all.d('/orders/W-LY1-BAD')]) {
      expect(await shown(await read())).toMatchObject([500, { error: { code: 'internal_error', message } }]);
    }
    await expect(all.asStaff('query O { order(reference: "W-LY1-BAD") { id } }', {})).rejects.toMatchObject({ code: 'INTERNAL', message });
  });
  await whileDamaged('calls', 'answer_headers', async () => {
    const [{ id }] = await callDatabase().query<{ id: string }>("SELECT request_id AS id FROM calls WHERE path LIKE '%/orders/S-LY1-BAD/accept'") as [{ id: string }];
    expect(await shown(await a(`/calls/${id}`))).toMatchObject([500, { error: { code: 'internal_error', message: `Call ${id} cannot be read: what is stored as its answer_headers is damaged` } }]);
  });
  const [{ id }] = await all.database.query<{ id: string }>("SELECT id FROM orders WHERE number = '#W-LY1-BAD'") as [{ id: string }];
  const alerts = await until(async () => {
    const { alerts: { nodes } } = await all.asStaff('query A { alerts(openOnly: true, first: 100) { nodes { type subject message } } }', {});
    const found = nodes.filter(({ subject }: { subject: string }) => subject === id);
    return found.length > 0 ? found : undefined;
  });
  expect(alerts).toEqual([{ type: 'RECORD_UNREADABLE', subject: id, message: 'Order #W-LY1-BAD cannot be read and is left out of every list until it is mended: what is stored in orders.customer is damaged' }]);
});

test('once it is repaired it is read as before', async () => {
  expect((await a('/orders/W-LY1-BAD')).status).toBe(200);
  expect(await walked(a, '/orders')).toContain('W-LY1-BAD');
});
