import type { OrdersContext } from '../../../subgraphs/orders/orders-context.js';
import { staffOf } from '../../kit/company.js';
import { testDialect } from '../../kit/database.js';
import { readStatements, stepsOf } from '../../kit/read-statements.js';
import { openShop, type Shop } from '../../kit/shop.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

let shop: Shop;
const COMMERCE = { kind: 'connection', companyId: 7, actor: 'connection:d', scopes: ['returns:read'] };
beforeAll(async () => { shop = await openShop(); });
afterAll(() => shop.orders.subgraph.close());

const placed = (email: string, more: Record<string, unknown> = {}): Promise<string> => {
  shop.orders.clock.turn(60_000);
  return shop.place([['TEE', 1]], { customer: { name: 'Zoë Müller-Brandt', email, phone: '+39 333 123 4567' }, ...more });
};
const list = async (variables: object, as = {}): Promise<any> => (await shop.orders.run('query L($filter: OrderFilter, $sort: OrderSort, $first: Int, $after: String) { orders(filter: $filter, sort: $sort, first: $first, after: $after) { nodes { number } pageInfo { hasNextPage endCursor } } }', { ...variables }, as)).orders;
const found = async (filter: object, more: object = {}, as = {}): Promise<string[]> => (await list({ filter, ...more }, as)).nodes.map(({ number }: any) => number);
const search = (text: string, more: object = {}): Promise<string[]> => found({ search: text, ...more });

test('an order is found by its number, external id, name, e-mail, telephone number, postal code and SKU, however they are written', async () => {
  const number = await placed('zoe.mueller@find.test', { externalId: 'SHOP-77/A', shippingAddress: { firstName: 'Åsa', postalCode: 'SW1A 1AA', city: 'London', countryCode: 'GB' } });
  const other = await placed('someone@find.test', { customer: { name: 'Else', email: 'someone@find.test' } });
  for (const text of [number, number.slice(1), 'shop-77/a', 'SHOP77A', 'zoe muller', 'ZOË', 'brandt', 'mueller@find.test', 'zoe.mueller@find', '333 123 4567', '+39 333 123 4567', '3331234567', '+393331234567', '39333', 'sw1a1aa', 'SW1A 1AA', 'asa', 'brandt sw1a']) {
    expect([text, await search(text)]).toEqual([text, [number]]);
  }
  expect(await search('tee')).toEqual(expect.arrayContaining([number, other]));
  expect(await search('find.test someone')).toEqual([other]);
  expect([await search('muller someone'), await search('nobody')]).toEqual([[], []]);
});

test.each([
  ['+33 6 12 34 56 78', ['06 12 34 56 78', '0612345678', '612345678', '6 12 34 56 78', '+33 (0)6 12 34 56 78', '0033 6 12 34 56 78', '0033612345678', '+33612345678']],
  ['06 98 76 54 32', ['+33 6 98 76 54 32', '0033698765432', '0698765432', '06.98.76.54.32']],
  ['+39 02 7654321', ['02 7654321', '027654321', '02-765 43 21', '+39 02 7654321']],
  ['+44 7911 123456', ['07911 123456', '07911123456', '7911 123456', '0044 7911 123456']],
  ['+49 151 23456789', ['0151 23456789', '+49 (0)151 23456789']],
])('the telephone number %s is found however its country is written', async (phone, typed) => {
  const number = await placed('phone@country.test', { customer: { name: 'P', phone } });
  for (const text of typed) expect([text, await search(text)]).toEqual([text, [number]]);
  for (const text of ['06 12 34 56 79', '0698765431', '+39 02 7654322', '07911 123457', '0151 23456780']) expect([text, await search(text)]).toEqual([text, []]);
});

test('words of one or two characters are whole words, and signs are no wildcards', async () => {
  const number = await placed('x.q@signs.test');
  expect([await search('q signs'), await search('s signs'), await search('signs%'), await search('sig_s'), await search('sign*')]).toEqual([[number], [], [number], [], [number]]);
  for (const text of ['%', '__', '***', '"']) await expect(search(text)).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'filter.search': ['must have 1 to 8 words of letters or digits'] } });
  await expect(search('a b c d e f g h i')).rejects.toMatchObject({ code: 'BAD_INPUT' });
  await expect(search('x'.repeat(10_240))).rejects.toMatchObject({ code: 'BAD_INPUT' });
  expect((await search(' ')).length).toBeGreaterThan(0);
});

test('an order is found by any part of its e-mail address, and no longer by an address that was replaced or erased', async () => {
  const number = await placed('annamaria.grossi@posteitaliane.test', { customer: { name: 'A', email: 'AnnaMaria.Grossi@posteitaliane.test' } });
  for (const part of ['maria', 'rossi', 'ossi', 'italiane', 'mari gross', 'ROSSI', 'taliane.test', 'a.grossi', 'ia.gros', 'grossi@poste', 'i@posteitaliane.t', 'taliane.te']) expect([part, await search(part)]).toEqual([part, [number]]);
  for (const part of ['si@', 'xrossi', 'liana', 'b.grossi', 'a.grossi@x']) expect([part, await search(part)]).toEqual([part, []]);
  const second = await placed('annamaria.grossi@posteitaliane.test', { customer: { name: 'B', email: 'annamaria.grossi@posteitaliane.test' } });
  await shop.change('editOrder', { reference: number, customer: { name: 'A', email: 'other@place.test' } });
  expect([await search('ossi'), await search('ther')]).toEqual([[second], [number]]);
  await shop.change('editOrder', { reference: second, customer: { name: 'B', email: 'else@place.test' } });
  const { deps: { database } } = shop.orders.subgraph.context({ principal: staffOf(7), requestId: 'r', via: 'test' }) as OrdersContext;
  expect(await database.query("SELECT part FROM customer_email_part WHERE company_id = 7 AND email LIKE '%grossi%'")).toEqual([]);
});

test('customers are found by what their orders are found by, each with all their orders', async () => {
  const customers = async (variables: Readonly<Record<string, unknown>>, as = {}): Promise<any> => (await shop.orders.run('query C($search: String, $first: Int, $after: String) { customers(search: $search, first: $first, after: $after) { nodes { email orderCount } pageInfo { hasNextPage endCursor } } }', variables, as)).customers;
  const emails = ['a.fontana@buyers.test', 'b.fontana@buyers.test', 'c.fontana@buyers.test'];
  for (const email of [...emails, emails[1] ?? '']) await placed(email, { customer: { name: email.startsWith('b') ? 'Bea Montefontana' : 'Some One', email } });
  expect((await customers({ search: 'fontana buyers' })).nodes).toEqual(emails.map((email, index) => ({ email, orderCount: index === 1 ? 2 : 1 })));
  expect((await customers({ search: 'bea' })).nodes).toEqual([{ email: emails[1], orderCount: 2 }]);
  const first = await customers({ search: 'ontana', first: 2 });
  expect([first.nodes.length, first.pageInfo.hasNextPage, (await customers({ search: 'ontana', first: 2, after: first.pageInfo.endCursor })).nodes]).toEqual([2, true, [{ email: emails[2], orderCount: 1 }]]);
  expect((await customers({ search: 'fontana' }, { principal: staffOf(2) })).nodes).toEqual([]);
  for (const text of ['%', '__', 'x'.repeat(10_240), 'a b c d e f g h i']) await expect(customers({ search: text })).rejects.toMatchObject({ code: 'BAD_INPUT' });
  expect((await customers({ search: 'q' })).nodes).toEqual([{ email: 'x.q@signs.test', orderCount: 1 }]);
});

test('what was edited is found by what it is now', async () => {
  const number = await placed('before@edit.test');
  await shop.change('editOrder', { reference: number, customer: { name: 'Nora Neu', email: 'after@edit.test' } });
  expect([await search('after@edit.test'), await search('before@edit.test'), await search('nora neu')]).toEqual([[number], [], [number]]);
  await shop.change('tagOrder', { reference: number, add: ['gift/øre'] });
  expect([await found({ tag: 'gift/øre' }), await found({ tag: ' gift/øre ' }), await found({ tag: 'gift' })]).toEqual([[number], [number], []]);
  await shop.change('editOrder', { reference: number, customer: { name: '  ' } });
  expect((await shop.read(number)).customer.name).toBeNull();
});

test('a list is narrowed by country, channel, payment, what orders wait for, holds and age, alone and together', async () => {
  const swiss = await placed('swiss@narrow.test', { shippingAddress: { city: 'Bern', countryCode: 'CH' }, paymentStatus: 'PENDING', channel: 'narrow' });
  const held = await placed('held@narrow.test', { channel: 'narrow' });
  await shop.change('holdOrder', { reference: held, reason: 'look' });
  expect([await found({ countryCode: 'ch', channel: 'narrow' }), await found({ channel: 'narrow', holdKind: 'MANUAL' }), await found({ channel: 'narrow', waitingFor: 'HOLD' }), await found({ channel: 'narrow', waitingFor: 'PAYMENT' })]).toEqual([[swiss], [held], [held], [swiss]]);
  expect([await found({ channel: 'narrow', paymentStatus: 'PENDING' }), await found({ channel: 'narrow', countryCode: 'CH', paymentStatus: 'PAID' }), await search('narrow.test', { countryCode: 'CH' })]).toEqual([[swiss], [], [swiss]]);
  await shop.change('setPaymentStatus', { reference: swiss, paymentStatus: 'PAID' });
  expect([await found({ channel: 'narrow', paymentStatus: 'PENDING' }), await found({ channel: 'narrow', openForDays: 2 })]).toEqual([[], []]);
  shop.orders.clock.turn(3 * 86_400_000);
  expect((await found({ channel: 'narrow', openForDays: 2 })).sort()).toEqual([swiss, held].sort());
  await expect(found({ openForDays: -1 })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'filter.openForDays': ['must be 0 to 3650'] } });
});

test('several states are listed in one order, page after page, and combine with other filters, counts and bulks', async () => {
  const [received, held, cancelled, open] = [await placed('s1@states.test', { channel: 'states', paymentStatus: 'PENDING' }), await placed('s2@states.test', { channel: 'states' }), await placed('s3@states.test', { channel: 'states' }), await placed('s4@states.test', { channel: 'states' })];
  await shop.change('holdOrder', { reference: held, reason: 'look' });
  await shop.change('cancelOrder', { reference: cancelled, reason: 'r' });
  const states = (...statuses: string[]): object => ({ channel: 'states', statuses });
  expect((await found(states('ON_HOLD', 'CANCELLED'), { sort: { key: 'PLACED' } }))).toEqual([held, cancelled]);
  expect((await found(states('ON_HOLD', 'CANCELLED', 'ON_HOLD', 'IN_FULFILLMENT', 'RECEIVED'), { sort: { key: 'PLACED', descending: true } }))).toEqual([open, cancelled, held, received]);
  expect([await found({ ...states('ON_HOLD', 'CANCELLED'), status: 'ON_HOLD' }), await found({ ...states('CANCELLED'), status: 'ON_HOLD' })]).toEqual([[held], []]);
  const lists = [['ON_HOLD', 'CANCELLED', 'SHIPPED'], ['ON_HOLD']].flatMap((statuses) => ['CHANGED', 'PLACED', 'TOTAL', 'PROMISED'].map((key) => ({ statuses, key })));
  for (const { statuses, key } of lists) for (const descending of [false, true]) {
    const all = await found({ statuses }, { first: 200, sort: { key, descending } });
    expect(all).toEqual((await found({}, { first: 500, sort: { key, descending } })).filter((number) => all.includes(number)));
    const paged: string[] = [];
    for (let after: string | null = null, more = true; more;) {
      const page = await list({ filter: { statuses }, sort: { key, descending }, first: 1, after });
      paged.push(...page.nodes.map(({ number }: any) => number));
      [after, more] = [page.pageInfo.endCursor, page.pageInfo.hasNextPage];
    }
    expect([key, descending, paged]).toEqual([key, descending, all]);
    expect(all).toEqual(expect.arrayContaining(statuses.includes('CANCELLED') ? [held, cancelled] : [held]));
  }
  const { orderCounts } = await shop.orders.run('query C($filter: OrderFilter) { orderCounts(filter: $filter) { total byStatus { status count } } }', { filter: { statuses: ['ON_HOLD', 'CANCELLED'] } });
  expect(orderCounts.byStatus.filter(({ count }: any) => count > 0).map(({ status }: any) => status).sort()).toEqual(['CANCELLED', 'ON_HOLD']);
  await expect(found({ statuses: [] })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'filter.statuses': ['must name at least one state'] } });
  const fulfillmentOrders = async (statuses: string[]): Promise<string[]> => (await shop.orders.run('query F($filter: FulfillmentOrderFilter) { fulfillmentOrders(filter: $filter, first: 200) { nodes { number status } } }', { filter: { statuses, channel: 'states' } })).fulfillmentOrders.nodes.map(({ status }: any) => status);
  expect(new Set(await fulfillmentOrders(['TO_FULFILL', 'CANCELLED']))).toEqual(new Set(['TO_FULFILL', 'CANCELLED']));
});

test.each(['PLACED', 'TOTAL'])('the few orders in one state are sorted by %s, and the list is not walked to them', async (key) => {
  const held = [await placed('one@few.test'), await placed('two@few.test')];
  for (const reference of held) await shop.change('holdOrder', { reference, reason: 'few' });
  const { deps: { database } } = shop.orders.subgraph.context({ principal: staffOf(7), requestId: 'r', via: 'test' }) as OrdersContext;
  for (const filter of [{ status: 'ON_HOLD' }, { status: 'ON_HOLD', text: '1' }]) {
    const statements = await readStatements(database, () => list({ filter, sort: { key } }));
    const steps = (await Promise.all(statements.filter(({ sql }) => sql.includes('FROM orders')).map(({ sql, parameters }) => stepsOf(database, sql, parameters)))).flat();
    expect(steps.join('\n')).toMatch(/orders_(status|counts)/);
    expect(steps.filter((step) => /orders_(placed|total)/.test(step))).toEqual([]);
  }
  expect(await found({ status: 'ON_HOLD', placedFrom: '2000-01-01T00:00:00Z' }, { sort: { key } })).toEqual(await found({ status: 'ON_HOLD' }, { sort: { key } }));
  expect(await found({ status: 'ON_HOLD' }, { first: 200, sort: { key } })).toEqual(expect.arrayContaining(held));
});

test('orders are found by what they amount to, in one currency', async () => {
  const numbers = [];
  for (const quantity of [1, 2, 3]) numbers.push(await shop.place([['TEE', quantity]], { channel: 'amounts', customer: { name: 'A', email: 'a@amounts.test' } }));
  const [one, two, three] = numbers;
  const amounts = (await shop.orders.run('query O($f: OrderFilter) { orders(filter: $f, sort: { key: TOTAL }) { nodes { totals { total { amount currency } } } } }', { f: { channel: 'amounts' } })).orders.nodes.map(({ totals }: any) => totals.total);
  const [least, middle] = amounts;
  for (const key of ['CHANGED', 'PLACED', 'TOTAL', 'PROMISED']) {
    const of = async (filter: object): Promise<string[]> => (await found({ channel: 'amounts', ...filter }, { sort: { key } })).sort();
    expect([await of({ totalFrom: middle }), await of({ totalTo: middle }), await of({ totalFrom: middle, totalTo: middle })]).toEqual([[two, three].sort(), [one, two].sort(), [two]]);
    expect(await of({ totalFrom: { amount: '0', currency: 'USD' } })).toEqual([]);
    expect(await of({ totalTo: middle, statuses: ['IN_FULFILLMENT', 'ON_HOLD'] })).toEqual([one, two].sort());
  }
  expect((await shop.orders.run('query C($f: OrderFilter) { orderCounts(filter: $f) { total } }', { f: { channel: 'amounts', totalFrom: middle } })).orderCounts.total).toBe(2);
  for (const [filter, field] of [[{ totalFrom: { amount: '1.001', currency: 'EUR' } }, 'totalFrom'], [{ totalTo: { amount: '-1', currency: 'EUR' } }, 'totalTo'], [{ totalFrom: least, totalTo: { amount: '5', currency: 'USD' } }, 'totalTo']] as const) {
    await expect(found(filter)).rejects.toMatchObject({ code: 'BAD_INPUT', details: { [`filter.${field}`]: [expect.any(String)] } });
  }
});

test('an order is found by the beginning of a tracking number and of its warehouse\'s reference', async () => {
  const number = await placed('t@tracked.test');
  await shop.report('acceptFulfillmentOrder', { reference: number, wmsReference: 'WH/2026-88' });
  await shop.report('reportPicking', { reference: number, lines: [{ sku: 'TEE', quantity: 1 }] });
  await shop.report('reportShipment', { reference: number, parcels: [{ trackingNumber: 'TRK-0099.A' }] });
  expect([await search('trk-0099'), await search('TRK-0099.A'), await search('WH/2026'), await search('0099')]).toEqual([[number], [number], [number], []]);
});

test('orders of a location are found by its code', async () => {
  const number = await placed('at@place.test', { channel: 'place' });
  const [{ location: { code } }] = (await shop.orders.run('query O($r: ID!) { order(reference: $r) { fulfillmentOrders { location { code } } } }', { r: number })).order.fulfillmentOrders;
  expect(await found({ locationCode: code, channel: 'place' })).toEqual([number]);
});

test('a search comes newest first, a list as it is to be sorted, page after page', async () => {
  const numbers = [];
  for (const quantity of [2, 3, 1]) { shop.orders.clock.turn(60_000); numbers.push(await shop.place([['TEE', quantity]], { channel: 'sorted', customer: { name: 'Sortie', email: 's@sorted.test' } })); }
  const [two, three, one] = numbers;
  expect(await search('sortie')).toEqual([one, three, two]);
  expect([await found({ channel: 'sorted' }, { sort: { key: 'TOTAL' } }), await found({ channel: 'sorted' }, { sort: { key: 'TOTAL', descending: true } }), await found({ channel: 'sorted' }, { sort: { key: 'PLACED' } })]).toEqual([[one, two, three], [three, two, one], [two, three, one]]);
  const first = await list({ filter: { channel: 'sorted' }, sort: { key: 'TOTAL', descending: true }, first: 2 });
  const rest = await list({ filter: { channel: 'sorted' }, sort: { key: 'TOTAL', descending: true }, first: 2, after: first.pageInfo.endCursor });
  expect([first.nodes, rest.nodes, rest.pageInfo.hasNextPage]).toEqual([[{ number: three }, { number: two }], [{ number: one }], false]);
  await expect(list({ filter: { channel: 'sorted' }, sort: { key: 'PLACED' }, after: first.pageInfo.endCursor })).rejects.toMatchObject({ code: 'BAD_CURSOR' });
});

test('nobody finds or counts the orders of another company', async () => {
  await placed('secret@company.test');
  const stranger = { principal: staffOf(2) };
  expect([await found({ search: 'secret' }, {}, stranger), (await shop.orders.run('{ orderCounts { total } }', {}, stranger)).orderCounts.total]).toEqual([[], 0]);
});

test('a return is found by its number, its order, its customer, a tracking number or a SKU, and no longer by a customer who was erased', async () => {
  const order = await placed('back@returned.test', { customer: { name: 'Rita Retour', email: 'back@returned.test' } });
  await shop.report('acceptFulfillmentOrder', { reference: order });
  await shop.report('reportPicking', { reference: order, lines: [{ sku: 'TEE', quantity: 1 }] });
  await shop.report('reportShipment', { reference: order });
  const [{ id: shipmentId }] = (await shop.orders.run('query S($r: ID!) { order(reference: $r) { shipments { id } } }', { r: order })).order.shipments;
  await shop.orders.run('mutation D($input: RecordShipmentStatusInput!) { recordShipmentStatus(input: $input) { id } }', { input: { shipmentId, status: 'DELIVERED' } });
  const { number } = (await shop.orders.run('mutation A($input: AnnounceReturnInput!) { announceReturn(input: $input) { number } }', { input: { orderReference: order, lines: [{ sku: 'TEE', quantity: 1 }], trackingNumbers: ['BACK-0042'] } })).announceReturn;
  const returned = async (text: string): Promise<string[]> => (await shop.orders.run('query R($filter: ReturnFilter) { returns(filter: $filter) { nodes { number } } }', { filter: { search: text } })).returns.nodes.map((one: any) => one.number);
  const digits = String(number).slice(1);
  for (const text of [number, digits, `#${digits}`, order, 'rita', 'Retour TEE', 'back-0042', 'BACK0042']) expect([text, await returned(text)]).toEqual([text, [number]]);
  const byReference = async (reference: string, as = {}): Promise<string | undefined> => (await shop.orders.run('query R($r: ID!) { return(reference: $r) { number } }', { r: reference }, as)).return?.number;
  expect(await Promise.all([digits, `#${digits}`, `r${digits}`, ` ${digits}`, `9${digits}`].map((text) => byReference(text)))).toEqual([number, number, number, number, undefined]);
  expect((await shop.change('tagReturn', { reference: digits, add: ['typed'] }))).toBeDefined();
  expect(await byReference(digits, { principal: COMMERCE })).toBeUndefined(); // the interfaces know a number as a whole
  expect([await returned('nobody'), await returned('tee nobody')]).toEqual([[], []]);
  await expect(returned('%')).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'filter.search': ['must have 1 to 8 words of letters or digits'] } });
  await shop.change('cancelReturn', { reference: number, reason: 'kept' });
  await shop.orders.run('mutation E($input: EraseCustomerInput!) { eraseCustomer(input: $input) { orderCount } }', { input: { email: 'back@returned.test' } });
  expect([await returned('rita'), await returned('back-0042'), await search('retour'), await search('returned.test')]).toEqual([[], [number], [], []]);
});

test('a beginning of three characters finds a tracking number and a reference of a warehouse', async () => {
  const number = await placed('three@track.test');
  await shop.stock('TEE', 50);
  await shop.report('acceptFulfillmentOrder', { reference: number, wmsReference: 'ZQK-778/X' });
  await shop.report('reportPicking', { reference: number, lines: [{ sku: 'TEE', quantity: 1 }], parcels: [{ trackingNumber: 'ZW77' }] });
  await shop.report('reportShipment', { reference: number });
  expect([await search('ZQK'), await search('zqk'), await search('ZW7'), await search('ZW')]).toEqual([[number], [number], [number], []]);
});

describe('fulfillment orders are found by what orders are', () => {
  const numbers: Record<string, string> = {};
  const listed = async (filter: object, more: object = {}): Promise<string[]> =>
    (await shop.orders.run('query F($filter: FulfillmentOrderFilter, $sort: FulfillmentOrderSort, $first: Int, $after: String) { fulfillmentOrders(filter: $filter, sort: $sort, first: $first, after: $after) { nodes { number } } }', { filter, first: 500, ...more })).fulfillmentOrders.nodes
      .map(({ number }: any) => Object.entries(numbers).find(([, one]) => one === number)?.[0]).filter((name: string | undefined) => name !== undefined);

  beforeAll(async () => {
    await shop.stock('TEE', 90);
    numbers['old'] = await placed('old@parts.test', { placedAt: '2026-03-01T08:00:00.000Z', servicePromise: 'standard:2026-03-03' });
    numbers['held'] = await placed('held@parts.test', { placedAt: '2026-03-05T08:00:00.000Z' });
    numbers['unpaid'] = await placed('unpaid@parts.test', { placedAt: '2026-03-04T08:00:00.000Z', paymentStatus: 'PENDING' });
    numbers['gone'] = await placed('gone@parts.test', { placedAt: '2026-03-02T08:00:00.000Z' });
    await shop.report('acceptFulfillmentOrder', { reference: numbers['gone'] });
    await shop.report('reportPicking', { reference: numbers['gone'], lines: [{ sku: 'TEE', quantity: 1 }], parcels: [{ trackingNumber: 'GONE1' }] });
    await shop.report('reportShipment', { reference: numbers['gone'] });
    await shop.change('holdOrder', { reference: numbers['held'], reason: 'look' });
  });

  test('by search, hold and what they wait for', async () => {
    expect([await listed({ search: 'parts.test' }), await listed({ search: 'd@parts' }), await listed({ search: 'GONE1' }), await listed({ search: 'nobody' })]).toEqual([['old', 'held', 'unpaid', 'gone'], ['old', 'held', 'unpaid'], ['gone'], []]);
    expect([await listed({ holdKind: 'MANUAL' }), await listed({ holdKind: 'FRAUD' }), await listed({ waitingFor: 'HOLD' }), await listed({ waitingFor: 'PAYMENT' })]).toEqual([['held'], [], ['held'], ['unpaid']]);
    expect(await listed({ waitingFor: 'HOLD', search: 'unpaid' })).toEqual([]);
    await expect(listed({ search: '%' })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'filter.search': ['must have 1 to 8 words of letters or digits'] } });
  });

  test('by how long they are open, what is left of them and when they were promised', async () => {
    const days = Math.floor((shop.orders.clock.now().getTime() - Date.parse('2026-03-04T08:00:00.000Z')) / 86_400_000);
    expect([await listed({ openForDays: days }), await listed({ openForDays: 0 }), await listed({ openForDays: 3650 })]).toEqual([['old', 'unpaid'], ['old', 'held', 'unpaid'], []]);
    expect([await listed({ lateAgainstPromise: true }), await listed({ lateAgainstPromise: false })]).toEqual([['old'], ['held', 'unpaid', 'gone']]);
    await expect(listed({ openForDays: -1 })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'filter.openForDays': ['must be 0 to 3650'] } });
  });

  test('by when they were placed and changed, in that order, or as they are to be sorted', async () => {
    const march = { placedFrom: '2026-03-01T00:00:00.000Z', placedTo: '2026-03-05T00:00:00.000Z' };
    expect([await listed(march), await listed(march, { sort: { key: 'CREATED' } }), await listed(march, { sort: { key: 'PLACED', descending: true } })]).toEqual([['old', 'gone', 'unpaid'], ['old', 'unpaid', 'gone'], ['unpaid', 'gone', 'old']]);
    expect([(await listed({ updatedSince: '2026-03-01T00:00:00.000Z' })).slice(-2), await listed({ updatedBefore: '2026-03-01T00:00:00.000Z' }), (await listed({}, { sort: { key: 'CHANGED', descending: true } })).slice(0, 2)]).toEqual([['gone', 'held'], [], ['held', 'gone']]);
    expect(await listed({ ...march, updatedSince: '2026-03-01T00:00:00.000Z', search: 'parts.test' }, { sort: { key: 'PLACED' } })).toEqual(['old', 'gone', 'unpaid']);
    await expect(listed({ placedFrom: '2026-03-02T00:00:00.000Z', placedTo: '2026-03-01T00:00:00.000Z' })).rejects.toMatchObject({ code: 'BAD_INPUT' });
  });

  test('a page of those placed or changed in a time is a range of an index of its own', async () => {
    const { deps: { database } } = shop.orders.subgraph.context({ principal: staffOf(7), requestId: 'r', via: 'test' }) as OrdersContext;
    const indexes = async (filter: object): Promise<string> => {
      const statements = await readStatements(database, () => listed(filter, { first: 2 }));
      return (await Promise.all(statements.filter(({ sql }) => sql.includes('FROM fulfillment_order f')).map(({ sql, parameters }) => stepsOf(database, sql, parameters)))).flat().join();
    };
    if (testDialect === 'sqlite') expect([await indexes({ placedFrom: '2026-03-04T00:00:00.000Z' }), await indexes({ updatedSince: '2026-03-04T00:00:00.000Z' })]).toEqual([expect.stringContaining('fulfillment_placed_status'), expect.stringContaining('fulfillment_changed')]);
  });
});
