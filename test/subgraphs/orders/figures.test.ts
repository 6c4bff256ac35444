import type { OrdersContext } from '../../../subgraphs/orders/orders-context.js';
import { staffOf } from '../../kit/company.js';
import { testDialect } from '../../kit/database.js';
import { staff, system } from '../../kit/orders.js';
import { readStatements, stepsOf } from '../../kit/read-statements.js';
import { openShop, type Shop } from '../../kit/shop.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await shop.stock('TEE', 500);
  await shop.stock('MUG', 500);
});
afterAll(() => shop.orders.subgraph.close());

const at = (text: string): void => { shop.orders.clock.set(text); };
const count = async (timeZone = 'Europe/Rome', companyId = 7): Promise<number> =>
  (await shop.orders.run('mutation C($input: CountFiguresInput!) { countFigures(input: $input) }', { input: { companies: [{ companyId, timeZone }] } }, { principal: system })).countFigures;

const SALES = 'key orders cancelled units returned returnRate subtotal { amount } discounts { amount } shipping { amount } tax { amount } total { amount currency } refunded { amount } net { amount } averageOrder { amount }';
const sales = async (input: object, as = {}): Promise<any> =>
  (await shop.orders.run(`query S($input: SalesFiguresInput!) { salesFigures(input: $input) { asOf timeZone rows { ${SALES} } totals { ${SALES} } } }`, { input: { from: '2026-03-01', to: '2026-03-31', ...input } }, as)).salesFigures;
const products = async (input: object = {}): Promise<any> =>
  (await shop.orders.run('query P($input: ProductFiguresInput!) { productFigures(input: $input) { rows { sku title orders units amount { amount currency } returned returnRate } endCursor } }', { input: { from: '2026-03-01', to: '2026-03-31', ...input } })).productFigures;
const reasons = async (input: object = {}): Promise<any> =>
  (await shop.orders.run('query R($input: ReturnReasonsInput!) { returnReasons(input: $input) { rows { reason units } } }', { input: { from: '2026-03-01', to: '2026-03-31', ...input } })).returnReasons.rows;

const euro = (amount: string): object => ({ amount: { amount, currency: 'EUR' } });

test('sales are counted by the day of the company\'s time zone, without cancelled orders and units, in each currency', async () => {
  at('2026-03-10T22:59:59.999Z'); // 23:59 in Rome
  await shop.place([['TEE', 2], ['MUG', 1]]);
  at('2026-03-10T23:00:00.000Z'); // the 11th in Rome
  const second = await shop.place([['TEE', 3]], { channel: 'market', shippingAddress: { city: 'Lyon', countryCode: 'FR' }, discounts: { amount: '3.00', currency: 'EUR' } });
  const cancelled = await shop.place([['MUG', 7]]);
  await shop.change('cancelOrder', { reference: cancelled, reason: 'r' });
  await shop.place([['MUG', 1]], { currency: 'USD', lines: [{ sku: 'MUG', quantity: 1, unitPrice: { amount: '5.00', currency: 'USD' } }] });
  expect((await sales({})).totals).toEqual([]); // nothing is counted yet
  expect(await count()).toBe(0);
  const { rows, totals, timeZone, asOf } = await sales({ by: 'DAY' });
  expect([timeZone, asOf >= '2026-03-10T23:00:00.000Z']).toEqual(['Europe/Rome', true]);
  expect(rows.map(({ key, orders, cancelled: gone, units, total, averageOrder }: any) => [key, orders, gone, units, total.amount, total.currency, averageOrder?.amount ?? null])).toEqual([
    ['2026-03-10', 1, 0, 3, '30.00', 'EUR', '30.00'], ['2026-03-11', 1, 1, 3, '27.00', 'EUR', '27.00'], ['2026-03-11', 1, 0, 1, '5.00', 'USD', '5.00'],
  ]);
  expect(totals.map(({ key, orders, total }: any) => [key, orders, total.amount, total.currency])).toEqual([[null, 2, '57.00', 'EUR'], [null, 1, '5.00', 'USD']]);
  const by = async (what: string, more = {}): Promise<unknown> => (await sales({ by: what, ...more })).rows.map(({ key, orders, total: { currency } }: any) => [key, orders, currency]);
  expect(await by('WEEK')).toEqual([['2026-03-09', 2, 'EUR'], ['2026-03-09', 1, 'USD']]);
  expect(await by('MONTH')).toEqual([['2026-03', 2, 'EUR'], ['2026-03', 1, 'USD']]);
  expect(await by('CHANNEL')).toEqual([['market', 1, 'EUR'], ['shop', 1, 'EUR'], ['shop', 1, 'USD']]);
  expect(await by('COUNTRY', { from: '2026-03-11', channel: 'market' })).toEqual([['FR', 1, 'EUR']]);
  expect(await by('COUNTRY', { countryCode: 'it' })).toEqual([['IT', 1, 'EUR'], ['IT', 1, 'USD']]);
  expect(second).toMatch(/^#/);
});

test('what changes is counted again: units that are cancelled, refunds, and what came back, on the day it was ordered', async () => {
  at('2026-03-20T10:00:00.000Z');
  const reference = await shop.place([['TEE', 4], ['MUG', 2]]);
  const { lines } = await shop.read(reference);
  await shop.report('acceptFulfillmentOrder', { reference });
  await shop.report('reportPicking', { reference, lines: [{ sku: 'TEE', quantity: 4 }, { sku: 'MUG', quantity: 2 }] });
  await shop.report('reportShipment', { reference });
  await count();
  at('2026-03-28T10:00:00.000Z');
  await shop.change('announceReturn', { orderReference: reference, lines: [{ sku: 'TEE', quantity: 1, reasonCode: 'too_small' }, { sku: 'MUG', quantity: 2, reasonCode: 'damaged' }] });
  await shop.orders.run('mutation R($input: RecordRefundInput!) { recordRefund(input: $input) { id } }', { input: { reference, lines: [{ lineId: lines[0].id, quantity: 1 }] } });
  await count();
  const [day] = (await sales({ by: 'DAY', from: '2026-03-20' })).rows;
  expect(day).toMatchObject({ key: '2026-03-20', orders: 1, units: 6, returned: 3, returnRate: 0.5, total: { amount: '60.00' }, refunded: { amount: '10.00' }, net: { amount: '50.00' } });
  expect((await products({ from: '2026-03-20' })).rows).toEqual([
    { sku: 'TEE', title: 'Tee', orders: 1, units: 4, ...euro('40.00'), returned: 1, returnRate: 0.25 }, { sku: 'MUG', title: 'Mug', orders: 1, units: 2, ...euro('20.00'), returned: 2, returnRate: 1 },
  ]);
  expect((await products({ from: '2026-03-20', rank: 'RETURN_RATE' })).rows.map(({ sku }: any) => sku)).toEqual(['MUG', 'TEE']);
  expect([await reasons(), await reasons({ sku: 'TEE' })]).toEqual([[{ reason: 'damaged', units: 2 }, { reason: 'too_small', units: 1 }], [{ reason: 'too_small', units: 1 }]]);
});

test('items are ranked in pages, of each currency, and of those of which enough was sold', async () => {
  const [first, second] = [await products({ first: 2 }), await products({ first: 2 }).then(({ endCursor }) => products({ first: 2, after: endCursor }))];
  expect([...first.rows, ...second.rows].map(({ sku, units, amount }: any) => [sku, units, amount.amount, amount.currency])).toEqual([['TEE', 9, '87.00', 'EUR'], ['MUG', 3, '30.00', 'EUR'], ['MUG', 1, '5.00', 'USD']]);
  expect([second.endCursor, (await products({ fewestUnits: 3 })).rows.length, (await products({ sku: 'MUG' })).rows.length, (await products({ from: '2026-04-01', to: '2026-04-30' })).rows]).toEqual([null, 2, 2, []]);
  await expect(products({ after: first.endCursor, rank: 'UNITS' })).rejects.toMatchObject({ code: 'BAD_CURSOR' });
  await expect(products({ first: 101 })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { first: ['must be 1 to 100'] } });
});

test('stock lasts for as many days as it would at the pace of the last days', async () => {
  at('2026-03-30T10:00:00.000Z');
  await shop.orders.run('mutation I($input: SetIncomingStockInput!) { setIncomingStock(input: $input) }', { input: { locationCode: 'MI1', items: [{ sku: 'MUG', arrivals: [{ quantity: 40, expectedAt: '2026-04-02T22:30:00.000Z' }] }] } });
  await shop.stock('TEE', 18);
  const cover = async (input: object): Promise<any> => (await shop.orders.run('query C($input: StockCoverInput!) { stockCover(input: $input) { rows { sku title units soldPerDay available daysLeft runsOutOn incoming nextArrivalOn } endCursor } }', { input })).stockCover;
  const { rows } = await cover({ days: 30 });
  expect(rows).toEqual([
    { sku: 'TEE', title: 'Tee', units: 9, soldPerDay: 0.3, available: 13, daysLeft: 43, runsOutOn: '2026-05-12', incoming: 0, nextArrivalOn: null },
    { sku: 'MUG', title: 'Mug', units: 4, soldPerDay: 0.13, available: 498, daysLeft: 3735, runsOutOn: '2036-06-20', incoming: 40, nextArrivalOn: '2026-04-03' },
  ]);
  expect([(await cover({ lastsAtMost: 43 })).rows.length, (await cover({ lastsAtMost: 42 })).rows.length, (await cover({ days: 9 })).rows]).toEqual([1, 0, []]);
  await expect(cover({ days: 0 })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { days: ['must be 1 to 366'] } });
});

test('figures equal those counted from the orders, of days and of whole months, whatever else was counted before', async () => {
  for (const [day, units] of [['2026-01-31T22:30:00.000Z', 1], ['2026-01-31T23:30:00.000Z', 2], ['2026-02-28T22:59:59.999Z', 3], ['2026-02-28T23:00:00.000Z', 4]] as const) {
    at(day);
    await shop.place([['TEE', units]]);
  }
  await count();
  await count();
  const inRome = (iso: string): string => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' }).format(new Date(iso));
  const { orders: { nodes } } = await shop.orders.run('{ orders(first: 100) { nodes { status placedAt totals { total { minorUnits currency } } lines { quantity quantityCancelled } } } }', {});
  const counted = (from: string, to: string): unknown => {
    const kept = nodes.filter(({ status, placedAt, totals: { total } }: any) => status !== 'CANCELLED' && total.currency === 'EUR' && inRome(placedAt) >= from && inRome(placedAt) <= to);
    return [kept.length, kept.flatMap(({ lines }: any) => lines).reduce((sum: number, { quantity, quantityCancelled }: any) => sum + Number(quantity) - Number(quantityCancelled), 0), kept.reduce((sum: number, { totals: { total } }: any) => sum + Number(total.minorUnits), 0)];
  };
  for (const [from, to] of [['2026-01-31', '2026-01-31'], ['2026-02-01', '2026-02-28'], ['2026-01-15', '2026-03-31'], ['2026-02-28', '2026-03-11'], ['2026-01-01', '2026-12-31']] as const) {
    const { totals: [total] } = await sales({ from, to });
    const { rows } = await products({ from, to });
    expect([from, to, total.orders, total.units, Number(total.total.amount) * 100]).toEqual([from, to, ...counted(from, to) as number[]]);
    expect(rows.filter(({ amount }: any) => amount.currency === 'EUR').reduce((sum: number, { units }: any) => sum + (units as number), 0)).toBe(total.units);
  }
});

test('in another time zone the days are counted anew', async () => {
  expect(await count('America/New_York')).toBe(0);
  expect((await sales({ by: 'DAY', from: '2026-02-28', to: '2026-03-10' })).rows.map(({ key, units, total: { currency } }: any) => [key, units, currency])).toEqual([['2026-02-28', 7, 'EUR'], ['2026-03-10', 6, 'EUR'], ['2026-03-10', 1, 'USD']]);
  expect((await sales({ from: '2026-02-28', to: '2026-02-28' })).timeZone).toBe('America/New_York');
  await count();
});

test('of two processes that count at once one writes, and a change in between is counted by the next run', async () => {
  at('2026-05-05T10:00:00.000Z');
  await shop.place([['MUG', 5]]);
  await Promise.all([count(), count(), count()]);
  await count();
  expect((await sales({ from: '2026-05-05', to: '2026-05-05' })).totals).toMatchObject([{ orders: 1, units: 5 }]);
});

test('an order whose days cannot be read keeps no other from being counted', async () => {
  const { deps: { database } } = shop.orders.subgraph.context({ principal: system, requestId: 'r', via: 'test' }) as OrdersContext;
  at('2026-06-01T10:00:00.000Z');
  const [bad] = [await shop.place([['MUG', 1]]), await shop.place([['TEE', 2]])];
  await database.inTransaction((transaction) => transaction.execute("UPDATE orders SET placed_at = 'yesterday', promised_on = 'soon' WHERE company_id = 7 AND number = ?", [bad]));
  expect(await count()).toBe(0);
  expect((await sales({ from: '2026-06-01', to: '2026-06-01' })).totals).toMatchObject([{ orders: 1, units: 2 }]);
  await database.inTransaction((transaction) => transaction.execute("UPDATE orders SET placed_at = '2026-06-01T10:00:00.000Z', promised_on = NULL WHERE company_id = 7 AND number = ?", [bad]));
});

test('figures are those of one company, need their permission, and days that exist', async () => {
  await count('Europe/Rome', 2);
  expect((await sales({ from: '2026-01-01', to: '2026-12-31' }, { principal: staffOf(2) })).totals).toEqual([]);
  const reader = { ...staff, permissions: ['commerce.read'] as const };
  await expect(sales({}, { principal: reader })).rejects.toMatchObject({ code: 'FORBIDDEN', details: { permission: 'intelligence.read' } });
  for (const [input, details] of [
    [{ from: '2026-02-30' }, { from: ['must be a day that exists, as YYYY-MM-DD'] }], [{ to: '2026-02-01' }, { to: ['must not be before from'] }], [{ to: '2027-03-02' }, { to: ['must be at most 366 days with the first'] }],
    [{ countryCode: 'ZZ', channel: 'x'.repeat(61) }, { countryCode: ['must be an ISO 3166-1 alpha-2 code'], channel: ['must be up to 60 characters'] }],
  ] as const) await expect(sales(input)).rejects.toMatchObject({ code: 'BAD_INPUT', details });
});

test('a report reads what is summed already, by its key', async () => {
  if (testDialect !== 'sqlite') return;
  const { deps: { database } } = shop.orders.subgraph.context({ principal: system, requestId: 'r', via: 'test' }) as OrdersContext;
  const read = await readStatements(database, async () => { await sales({ from: '2026-01-15', to: '2026-12-31' }); await products({ from: '2026-01-01', to: '2026-12-31' }); await reasons(); });
  for (const { sql, parameters } of read.filter(({ sql: one }) => one.includes('_figure'))) {
    const steps = (await stepsOf(database, sql, parameters)).filter((step) => /^(SEARCH|SCAN) /.test(step));
    expect(steps).toEqual([expect.stringMatching(/^SEARCH \w+_figure USING PRIMARY KEY \(company_id=\? AND period=\?/)]);
  }
});

test('reasons that differ in capitals alone are one, in the spelling of most units', async () => {
  at('2026-05-04T10:00:00.000Z');
  await shop.stock('TEE', 500);
  const reference = await shop.place([['TEE', 6]]);
  await shop.report('acceptFulfillmentOrder', { reference });
  await shop.report('reportPicking', { reference, lines: [{ sku: 'TEE', quantity: 6 }] });
  await shop.report('reportShipment', { reference });
  for (const [reasonCode, quantity] of [['Too_Big', 2], ['too_big', 3]] as const) await shop.change('announceReturn', { orderReference: reference, lines: [{ sku: 'TEE', quantity, reasonCode }] });
  await count();
  expect(await reasons({ from: '2026-05-04', to: '2026-05-04' })).toEqual([{ reason: 'too_big', units: 5 }]);
});

test('an exchange that costs nothing is no order, and its units are', async () => {
  at('2026-05-06T10:00:00.000Z');
  await shop.place([['TEE', 2]]);
  const free = { lines: [{ sku: 'MUG', quantity: 1, unitPrice: { amount: '0.00', currency: 'EUR' } }] };
  await shop.place([['MUG', 1]], free); // a gift is an order
  const exchange = await shop.place([['MUG', 1]], free);
  const day = { from: '2026-05-06', to: '2026-05-06' };
  await count();
  expect((await sales(day)).totals).toMatchObject([{ orders: 3, units: 4, averageOrder: { amount: '6.67' } }]);
  const { deps: { database } } = shop.orders.subgraph.context({ principal: system, requestId: 'r', via: 'test' }) as OrdersContext;
  await database.inTransaction(async (transaction) => {
    await transaction.execute('UPDATE returns SET exchange_order_id = (SELECT id FROM orders WHERE company_id = 7 AND number = ?) WHERE company_id = 7 AND exchange_order_id IS NULL', [exchange]);
  });
  await shop.change('tagOrder', { reference: exchange, add: ['exchange'] });
  await count();
  expect((await sales(day)).totals).toMatchObject([{ orders: 2, cancelled: 0, units: 4, total: { amount: '20.00' }, averageOrder: { amount: '10.00' } }]);
  expect((await products(day)).rows.map(({ sku, orders, units }: any) => [sku, orders, units])).toEqual([['TEE', 1, 2], ['MUG', 1, 2]]);
});

test.each(['Europe/Rome', 'America/New_York', 'Pacific/Kiritimati'])('orders of the first and the last days that can be written stop no figures of other days: %s', async (timeZone) => {
  at('2026-05-09T09:00:00.000Z');
  for (const placedAt of ['0000-01-01T00:00:00.000Z', '0001-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z', undefined]) await shop.place([['MUG', 1]], { placedAt });
  expect(await count(timeZone)).toBe(0);
  expect((await sales({ from: '2026-05-09', to: '2026-05-09' })).totals[0].orders).toBeGreaterThan(0);
});
