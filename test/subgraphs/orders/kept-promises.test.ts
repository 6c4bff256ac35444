import type { OrdersContext } from '../../../subgraphs/orders/orders-context.js';
import { staffOf } from '../../kit/company.js';
import { system } from '../../kit/orders.js';
import { readStatements, stepsOf } from '../../kit/read-statements.js';
import { testDialect } from '../../kit/database.js';
import { openShop, type Shop } from '../../kit/shop.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  for (const [code, name] of [['dhl', 'DHL'], ['ups', 'UPS']]) await shop.orders.run('mutation S($input: SaveCarrierInput!) { saveCarrier(input: $input) { code } }', { input: { code, name, serviceCodes: ['std'], trackingPrefix: 'T' } });
});
afterAll(() => shop.orders.subgraph.close());

interface Case {
  readonly promised: string | null;
  readonly lines?: Parameters<Shop['place']>[0];
  /** By location: the carrier, and when it delivered. */
  readonly parts?: Readonly<Record<string, readonly [carrier: string, delivered: string | null]>>;
  readonly country?: string;
  readonly more?: object;
}

const at = (text: string): void => { shop.orders.clock.set(text); };
const MILAN: Parameters<Shop['place']>[0] = [['TEE', 1, 'MI1']];
const BOTH: Parameters<Shop['place']>[0] = [['TEE', 1, 'MI1'], ['MUG', 1, 'LY1']];

async function sell({ promised, lines = MILAN, parts = {}, country = 'IT', more = {} }: Case): Promise<string> {
  at('2026-11-20T08:00:00.000Z');
  const reference = await shop.place(lines, { channel: 'kept', servicePromise: promised, shippingAddress: { city: 'Ort', countryCode: country }, ...more });
  for (const [code, [carrierCode, delivered]] of Object.entries(parts)) {
    const [location, sku] = code === 'LY1' ? [shop.lyon, 'MUG'] : [shop.milan, 'TEE'];
    await shop.report('acceptFulfillmentOrder', { reference }, location);
    await shop.report('reportPicking', { reference, lines: [{ sku, quantity: 1 }] }, location);
    await shop.report('reportShipment', { reference, carrierCode }, location);
    if (delivered === null) continue;
    at(delivered);
    const { order: { shipments } } = await shop.orders.run('query S($r: ID!) { order(reference: $r) { shipments { id status } } }', { r: reference });
    const { id } = shipments.find(({ status }: any) => status !== 'DELIVERED');
    await shop.orders.run('mutation D($input: RecordShipmentStatusInput!) { recordShipmentStatus(input: $input) { id } }', { input: { shipmentId: id, status: 'DELIVERED' } });
  }
  return reference;
}

const FIELDS = 'promised kept late open rate';
const kept = async (input: object, as = {}): Promise<any> => (await shop.orders.run(`query K($input: KeptPromisesInput!) { keptPromises(input: $input) { rows { key name ${FIELDS} } total { ${FIELDS} } } }`, { input: { from: '2026-11-23', to: '2026-11-30', channel: 'kept', ...input } }, as)).keptPromises;
const row = (key: string | null, name: string, ...[count, inTime, late, open, rate]: readonly [number, number, number, number, number | null]) => ({ key, name, promised: count, kept: inTime, late, open, rate });

test('promises are kept by the local day of the destination, counted by location, carrier and method, each order once in the total', async () => {
  await sell({ promised: '2026-11-25', parts: { MI1: ['dhl', '2026-11-25T22:59:59.999Z'] } }); // 23:59 in Rome
  await sell({ promised: '2026-11-25', parts: { MI1: ['dhl', '2026-11-25T23:00:00.000Z'] } }); // the next day in Rome
  await sell({ promised: '2026-11-25', country: 'PT', parts: { MI1: ['ups', '2026-11-25T23:59:59.999Z'] } });
  await sell({ promised: '2026-11-25', country: 'FI', parts: { MI1: ['ups', '2026-11-25T22:00:00.000Z'] } }); // midnight in Helsinki
  await sell({ promised: '2026-11-25', country: 'US', parts: { MI1: ['ups', '2026-11-25T23:59:59.999Z'] } }); // in UTC
  await sell({ promised: '2026-11-28', parts: { MI1: ['dhl', '2026-11-23T09:00:00.000Z'] }, more: { shipping: { methodCode: 'fast', type: 'EXPRESS' } } });
  await sell({ promised: '2026-11-27', lines: BOTH, parts: { MI1: ['dhl', '2026-11-26T09:00:00.000Z'], LY1: ['ups', '2026-11-27T09:00:00.000Z'] } });
  await sell({ promised: '2026-11-27', lines: BOTH, parts: { MI1: ['dhl', '2026-11-26T09:00:00.000Z'], LY1: ['dhl', '2026-11-28T09:00:00.000Z'] } });
  await sell({ promised: '2026-11-27', lines: BOTH, parts: { MI1: ['dhl', '2026-11-26T09:00:00.000Z'], LY1: ['ups', null] } });
  await sell({ promised: '2026-11-29' });
  await sell({ promised: '2026-11-30', more: { shipping: { methodCode: 'standard', carrierCode: 'ups' } } });
  const cancelled = await sell({ promised: '2026-11-25' });
  await shop.change('cancelOrder', { reference: cancelled, reason: 'r' });
  for (const promised of ['2026-11-22', '2026-12-01', null]) await sell({ promised });
  await sell({ promised: '2026-11-25', more: { channel: 'other' } });
  at('2026-11-29T22:59:59.999Z');
  const total = { promised: 11, kept: 5, late: 4, open: 2, rate: 5 / 9 };
  expect(await kept({ by: 'LOCATION' })).toEqual({ rows: [row('MI1', 'Milano', 11, 5, 4, 2, 5 / 9), row('LY1', 'Milano', 3, 1, 2, 0, 1 / 3)], total });
  expect(await kept({ by: 'CARRIER' })).toEqual({ rows: [row('dhl', 'DHL', 6, 3, 3, 0, 0.5), row('ups', 'UPS', 6, 3, 2, 1, 0.6), row(null, 'No carrier yet', 1, 0, 0, 1, null)], total });
  expect(await kept({ by: 'METHOD' })).toEqual({ rows: [row('STANDARD', 'Standard', 10, 4, 4, 2, 0.5), row('EXPRESS', 'Express', 1, 1, 0, 0, 1)], total });
  at('2026-11-29T23:00:00.000Z'); // midnight in Rome
  expect((await kept({ by: 'METHOD' })).total).toEqual({ promised: 11, kept: 5, late: 5, open: 1, rate: 0.5 });
});

test('the figures are those that counting the orders gives', async () => {
  const { orders: { nodes } } = await shop.orders.run('{ orders(first: 100, filter: { channel: "kept", promisedFrom: "2026-11-23", promisedTo: "2026-11-30" }) { nodes { status promisedOn shippingAddress { countryCode } shipments { deliveredAt } } } }', {});
  const zones: Readonly<Record<string, string>> = { IT: 'Europe/Rome', PT: 'Europe/Lisbon', FI: 'Europe/Helsinki', US: 'UTC' };
  const day = (iso: string, country: string): string => new Intl.DateTimeFormat('sv-SE', { timeZone: zones[country] ?? 'none' }).format(new Date(iso));
  const outcomes = nodes.filter(({ status }: any) => status !== 'CANCELLED').map(({ status, promisedOn, shippingAddress: { countryCode }, shipments }: any) => {
    const last = shipments.map(({ deliveredAt }: any) => deliveredAt as string).sort().at(-1);
    if (status !== 'DELIVERED') return day(shop.orders.clock.now().toISOString(), countryCode) > promisedOn ? 'late' : 'open';
    return day(last, countryCode) <= promisedOn ? 'kept' : 'late';
  });
  const { total } = await kept({ by: 'METHOD' });
  for (const outcome of ['kept', 'late', 'open']) expect([outcome, total[outcome]]).toEqual([outcome, outcomes.filter((one: string) => one === outcome).length]);
});

test('promiseFigures, counted beforehand, say the same, whatever the time', async () => {
  await shop.orders.run('mutation C($input: CountFiguresInput!) { countFigures(input: $input) }', { input: { companies: [{ companyId: 7, timeZone: 'Europe/Rome' }] } }, { principal: system });
  const figures = async (input: object): Promise<any> => (await shop.orders.run(`query P($input: PromiseFiguresInput!) { promiseFigures(input: $input) { rows { key name ${FIELDS} } total { ${FIELDS} } } }`, { input })).promiseFigures;
  for (const now of ['2026-11-24T12:00:00.000Z', '2026-11-29T22:59:59.999Z', '2026-11-29T23:00:00.000Z', '2026-12-20T00:00:00.000Z']) {
    at(now);
    for (const by of ['METHOD', 'LOCATION', 'CARRIER']) {
      for (const [from, to, filter] of [['2026-11-23', '2026-11-30', { channel: 'kept' }], ['2026-11-01', '2026-12-31', {}], ['2026-10-15', '2026-11-30', { countryCode: 'pt' }], ['2026-11-01', '2026-11-30', { channel: 'other' }]] as const) {
        const input = { from, to, by, channel: null, ...filter };
        expect([now, by, from, await figures(input)]).toEqual([now, by, from, await kept(input)]);
      }
    }
  }
  at('2026-11-29T23:00:00.000Z');
});

test('they are counted of a channel, a country and a period of 92 days at most, and of one company alone', async () => {
  at('2026-12-10T08:00:00.000Z');
  expect([(await kept({ by: 'METHOD', countryCode: 'pt' })).total, (await kept({ by: 'LOCATION', countryCode: 'FI' })).rows, (await kept({ by: 'METHOD', channel: 'other' })).total.promised, (await kept({ by: 'METHOD', channel: null })).total.promised])
    .toEqual([{ promised: 1, kept: 1, late: 0, open: 0, rate: 1 }, [row('MI1', 'Milano', 1, 0, 1, 0, 0)], 1, 12]);
  expect((await kept({ by: 'METHOD', from: '2026-11-22', to: '2026-12-01' })).total.promised).toBe(13);
  expect(await kept({ by: 'LOCATION', from: '2027-01-01', to: '2027-04-02' })).toEqual({ rows: [], total: { promised: 0, kept: 0, late: 0, open: 0, rate: null } });
  for (const [input, details] of [
    [{ from: '2026-01-01', to: '2026-04-03' }, { to: ['must be at most 92 days with the first'] }], [{ to: '2026-11-22' }, { to: ['must not be before from'] }], [{ from: '2026-02-30' }, { from: ['must be a day that exists, as YYYY-MM-DD'] }],
    [{ countryCode: 'Italy' }, { countryCode: ['must be an ISO 3166-1 alpha-2 code'] }],
  ] as const) await expect(kept({ by: 'METHOD', ...input })).rejects.toMatchObject({ code: 'BAD_INPUT', details });
  expect((await kept({ by: 'LOCATION' }, { principal: staffOf(2) })).total.promised).toBe(0);
});

test('an order that its customer collected was delivered when it was handed over', async () => {
  await shop.orders.run('mutation U($input: UpdateLocationInput!) { updateLocation(input: $input) { id } }', { input: { code: 'MI1', offersPickup: true } });
  at('2027-03-01T08:00:00.000Z');
  const reference = await shop.place(MILAN, { channel: 'kept', servicePromise: 'pickup:2027-03-02', shipping: { methodCode: 'pickup' } });
  await shop.report('acceptFulfillmentOrder', { reference });
  await shop.report('reportPicking', { reference, lines: [{ sku: 'TEE', quantity: 1 }] });
  at('2027-03-02T18:00:00.000Z');
  await shop.orders.run('mutation C($r: ID!) { collectOrder(reference: $r) { status } }', { r: reference });
  at('2027-03-20T18:00:00.000Z');
  await shop.orders.run('mutation T($input: TagOrdersInput!) { tagOrders(input: $input) { changed } }', { input: { references: [reference], add: ['seen'] } });
  expect((await kept({ by: 'CARRIER', from: '2027-03-01', to: '2027-03-31' })).rows).toEqual([row(null, 'No carrier yet', 1, 1, 0, 0, 1)]);
});

test('the database finds them by their promised days and looks up what belongs to each', async () => {
  const { deps: { database } } = shop.orders.subgraph.context({ principal: system, requestId: 'r', via: 'test' }) as OrdersContext;
  for (const by of ['METHOD', 'LOCATION', 'CARRIER']) {
    const statements = (await readStatements(database, () => kept({ by }))).filter(({ sql }) => sql.includes('promised_on >='));
    expect(statements).toHaveLength(by === 'METHOD' ? 2 : 4); // of two weeks
    if (testDialect !== 'sqlite') continue;
    for (const { sql, parameters } of statements) {
      const steps = (await stepsOf(database, sql, parameters)).filter((step) => /^(SEARCH|SCAN) /.test(step) && step !== 'SCAN promised');
      expect(steps.every((step) => step.startsWith('SEARCH') && !step.endsWith('(company_id=?)'))).toBe(true);
      expect(steps).toContain('SEARCH o USING INDEX orders_promised (company_id=? AND promised_on>? AND promised_on<?)');
    }
  }
});
