import { createConnection, type Connection } from 'mysql2/promise';
import { processFigures } from '#kernel/process-figures.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { WriteConflict } from '#subgraph-kit/database-error.js';
import { companyFlaws } from '../kit/company-flaws.js';
import { somebodyWaits } from '../kit/lock-waits.js';
import { until } from '../kit/until.js';
import { newOrder } from '../contract/commerce/integration.js';
import { openFourDialects, type FourDialects } from './four-dialects.js';

const SERVER = process.env['PORTICO_TEST_MYSQL'];
/** The embedded database has one writer and no locks to wait for. */
const onServers = SERVER === undefined ? describe.skip : describe;

let all: FourDialects;
/** What happens inside every transaction, before its work and after it. */
let inside: { before?: (transaction: Transaction) => Promise<unknown>; after?: (transaction: Transaction) => void } = {};
let attempts = 0;

beforeAll(async () => {
  all = await openFourDialects();
  for (const at of ['MI1', 'LY1'] as const) await all.json('/stock', { method: 'PUT', body: JSON.stringify({ items: [{ sku: 'MUG', location_code: `${at}-MAIN`, quantity: 500 }] }) }, at);
  const { database } = all;
  const { inTransaction } = database;
  Object.assign(database, { inTransaction: <T>(work: (transaction: Transaction) => Promise<T>) => inTransaction(async (transaction) => {
    attempts += 1;
    await inside.before?.(transaction);
    const result = await work(transaction);
    inside.after?.(transaction);
    return result;
  }) });
});
beforeEach(() => {
  inside = {};
  attempts = 0;
});
afterAll(() => all.close());

let calls = 0;

/** A write of each interface: what it needs, the call, which is the same when it is made again, how a conflict is answered, and how often it took effect. */
const WRITES = {
  A: {
    prepare: (number: string) => all.place(`#${number}`, [['MUG', 1, 'MI1']]),
    call: (number: string) => all.post(`/orders/${number}/accept`, '', { key: `accept-${number}` }),
    done: 200, refused: [503, /"internal_error"/], locks: 'fulfillment_order', happened: { 'fulfillment.accepted': 1, 'fulfillment.ready': 1, 'order.placed': 1 },
  },
  B: {
    prepare: (number: string) => all.place(`#${number}`, [['MUG', 1, 'LY1']]),
    call: (number: string) => all.b('/Orders/Acknowledge', { method: 'POST', body: JSON.stringify([{ OmsOrderNumber: `#${number}`, Success: true }]) }),
    done: 200, refused: [500, /^\{"ErrorCode":/], locks: 'fulfillment_order', happened: { 'fulfillment.accepted': 1, 'fulfillment.ready': 1, 'order.placed': 1 },
  },
  C: {
    prepare: async (number: string) => {
      await all.place(`#${number}`, [['MUG', 1, 'MI1']]);
      await all.post(`/orders/${number}/accept`);
    },
    call: (number: string) => fetch(`${all.base}/api/admin/spedizioni/notify-spedizione`, {
      method: 'POST', headers: { authorization: all.connections.MI1.authorization, 'content-type': 'text/xml' },
      body: `<doc_ordini><ordine><ord_num_doc>#${number}</ord_num_doc><data_spedizione>2026-11-21 10:00:00</data_spedizione><corriere>BRT</corriere><tracking>T-1</tracking></ordine></doc_ordini>`,
    }),
    done: 200, refused: [500, />KO</], locks: 'fulfillment_order',
    happened: { 'fulfillment.accepted': 1, 'fulfillment.ready': 1, 'order.placed': 1, 'shipment.shipped': 1, 'fulfillment.shipped': 1, 'order.status_changed': 1 },
  },
  D: {
    prepare: () => Promise.resolve(),
    call: (number: string) => all.d('/orders', { method: 'POST', body: JSON.stringify({ ...newOrder(`e-${number}`), number: `#${number}`, lines: [{ sku: 'MUG', quantity: 1, unit_price: { amount: '1.00', currency: 'EUR' } }] }), headers: { 'idempotency-key': `new-${number}` } }),
    done: 201, refused: [503, /"internal_error"/], locks: 'stock_position', happened: { 'fulfillment.ready': 1, 'order.placed': 1 },
  },
} as const;

type Name = keyof typeof WRITES;
const NAMES = Object.keys(WRITES) as Name[];

/** How often each event of an order is in its history. */
async function history(number: string): Promise<Record<string, number>> {
  const { order } = await all.asStaff('query T($reference: ID!) { order(reference: $reference) { timeline { type } } }', { reference: number });
  const counted: Record<string, number> = {};
  for (const { type } of order.timeline) counted[type] = (counted[type] ?? 0) + 1;
  return counted;
}

/** Refused in its interface's error format, and nothing of it is stored. */
async function isRefused(name: Name, number: string): Promise<void> {
  const [status, words] = WRITES[name].refused;
  const answer = await WRITES[name].call(number);
  expect([answer.status, await answer.text()]).toEqual([status, expect.stringMatching(words)]);
}

/** Done, and once however often it is called. */
async function isDoneOnce(name: Name, number: string): Promise<void> {
  const { call, done, happened } = WRITES[name];
  for (let time = 0; time < 2; time += 1) {
    const { status } = await call(number);
    expect([done, 200]).toContain(status);
  }
  expect(await history(number)).toEqual(happened);
  expect(await companyFlaws((sql) => all.database.query(sql), 1)).toEqual([]);
}

/** Makes the given number of transactions fail at their end with a version conflict, as compare-and-set reports it. */
function conflicting(times: number): void {
  let left = times;
  inside = { after: () => {
    left -= 1;
    if (left >= 0) throw new WriteConflict('another was first');
  } };
}

describe.each(NAMES)('a write of interface %s', (name) => {
  const { prepare, call, done } = WRITES[name];
  let number: string;
  beforeEach(async () => {
    number = `8${String(calls += 1)}`;
    await prepare(number);
    attempts = 0;
  });

  test('that meets a conflicting write three times succeeds at the fourth attempt, once [REL-R17 ABCD]', async () => {
    conflicting(3);
    expect((await call(number)).status).toBe(done);
    expect(attempts).toBe(4);
    await isDoneOnce(name, number);
  });

  test('that meets a conflict a fourth time is refused, leaves nothing behind, and can be called again [REL-R17 ABCD]', async () => {
    const before = await all.stored();
    conflicting(4);
    await isRefused(name, number);
    expect(attempts).toBe(4);
    expect(await all.stored()).toEqual(before);
    await isDoneOnce(name, number);
  });
});

/** How many transactions were tried again, and given up, from now on. */
function retriesSince(): () => Record<string, number> {
  const counts = (): Map<string, number> => new Map(processFigures.retries.all().map(({ names: [name = ''], count }) => [name, count]));
  const before = counts();
  return () => Object.fromEntries([...counts()].map(([name, count]) => [name, count - (before.get(name) ?? 0)]).filter(([, count]) => count !== 0));
}

/** Run a statement on every connection of the pool: each is taken until all are. */
async function onEachConnection(sql: string): Promise<void> {
  let [taken, free] = [0, (): void => undefined];
  const areTaken = new Promise<void>((resolve) => { free = resolve; });
  await Promise.all(Array.from({ length: CONNECTIONS }, () => all.database.inTransaction(async (transaction) => {
    await transaction.execute(sql);
    taken += 1;
    if (taken === CONNECTIONS) free();
    await areTaken;
  })));
}

/** How many connections a test's database has. */
const CONNECTIONS = 10;

const SHIPMENTS = 20;

/** A parcel of an order with this many units in it. */
const shipped = (number: string, { parcel, units = 1 }: { parcel: number; units?: number }): Promise<Response> => fetch(`${all.base}/api/admin/spedizioni/notify-spedizione`, {
  method: 'POST', headers: { authorization: all.connections.MI1.authorization, 'content-type': 'text/xml' },
  body: `<doc_ordini><ordine><ord_num_doc>#${number}</ord_num_doc><data_spedizione>2026-11-21 10:00:00</data_spedizione><corriere>BRT</corriere><tracking>P-${String(parcel)}</tracking><righe><riga><barcode>4006381333931</barcode><quantita>${String(units)}</quantita></riga></righe></ordine></doc_ordini>`,
});

/** An order of so many units that its warehouse has taken over. */
async function acceptedOrder(units: number): Promise<string> {
  const number = `7${String(calls += 1)}`;
  await all.place(`#${number}`, [['MUG', units, 'MI1']]);
  await all.post(`/orders/${number}/accept`);
  return number;
}

test('twenty parcels of one order that are reported side by side all count, each tried again once at most', async () => {
  const number = await acceptedOrder(SHIPMENTS);
  const retries = retriesSince();
  const answers = await Promise.all(Array.from({ length: SHIPMENTS }, (_, parcel) => shipped(number, { parcel })));
  expect(await Promise.all(answers.map(async (answer) => [answer.status, (await answer.text()).includes('>OK<')]))).toEqual(Array.from({ length: SHIPMENTS }, () => [200, true]));
  const { again = 0, gave_up: gaveUp = 0 } = retries();
  expect([gaveUp, again < SHIPMENTS * 2]).toEqual([0, true]);
  expect((await history(number))['shipment.shipped']).toBe(SHIPMENTS);
  expect(await companyFlaws((sql) => all.database.query(sql), 1)).toEqual([]);
});

onServers('a shipment that reads an order while another one of it commits', () => {
  test('is not refused for what never was: it is tried again, and both count', async () => {
    const number = await acceptedOrder(2);
    attempts = 0;
    inside = { before: (transaction) => {
      const { query } = transaction;
      inside = {};
      let meanwhile: Promise<Response> | undefined;
      return Promise.resolve(Object.assign(transaction, { query: async (...[sql, parameters]: Parameters<Transaction['query']>) => {
        if (sql.includes('FROM fulfillment_line l')) await (meanwhile ??= shipped(number, { parcel: 2 })); // the order was read by then
        return query(sql, parameters);
      } }));
    } };
    const retries = retriesSince();
    const answer = await shipped(number, { parcel: 1 });
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('>OK<')]);
    expect(retries()).toEqual({ again: 1 });
    expect(attempts).toBe(3);
    expect((await history(number))['shipment.shipped']).toBe(2);
  });
});

onServers('beside another transaction on the same server', () => {
  let other: Connection;
  let own: string;
  beforeAll(async () => {
    const [{ name }] = await all.database.query<{ name: string }>('SELECT DATABASE() AS name') as [{ name: string }];
    own = name;
    other = await createConnection(new URL(`/${name}`, SERVER).toString());
    await other.query('CREATE TABLE weight (id INT PRIMARY KEY)'); // of two that wait for each other the server ends the one that wrote less
  });
  afterAll(async () => {
    await other.query('DROP TABLE weight');
    await other.end();
  });
  beforeEach(() => other.query('START TRANSACTION'));
  afterEach(() => other.query('ROLLBACK'));

  test.each(NAMES)('a write of interface %s that is the victim of a deadlock runs again, and is done once [REL-R17 ABCD]', async (name) => {
    const { prepare, call, done, locks } = WRITES[name];
    const number = `9${String(calls += 1)}`;
    await prepare(number);
    attempts = 0;
    await other.query(`INSERT INTO weight VALUES ${Array.from({ length: 1000 }, (_, id) => `(${String(id)})`).join(', ')}`);
    await other.query(`SELECT * FROM ${locks} FOR UPDATE`);
    const answer = call(number);
    await until(() => somebodyWaits(other, own));
    await other.query('UPDATE feed SET company_id = company_id'); // what the write holds
    await other.query('ROLLBACK');
    expect((await answer).status).toBe(done);
    expect(attempts).toBe(2);
    await isDoneOnce(name, number);
  });

  test('writes of all interfaces that wait too long for a lock, four times each, are refused, leave nothing behind, and can be called again [REL-R17 ABCD]', async () => {
    const numbers = NAMES.map((name) => [name, `9${String(calls += 1)}`] as const);
    for (const [name, number] of numbers) await WRITES[name].prepare(number);
    const before = await all.stored();
    await onEachConnection('SET SESSION innodb_lock_wait_timeout = 1');
    const retries = retriesSince();
    await other.query('SELECT * FROM feed FOR UPDATE');
    await Promise.all(numbers.map(([name, number]) => isRefused(name, number)));
    expect(retries()).toEqual({ again: 3 * NAMES.length, gave_up: NAMES.length });
    await other.query('ROLLBACK');
    await onEachConnection('SET SESSION innodb_lock_wait_timeout = 5');
    expect(await all.stored()).toEqual(before);
    for (const [name, number] of numbers) await isDoneOnce(name, number);
  });
});
