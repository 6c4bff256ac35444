import { Failure } from '#contract/failure.js';
import type { Permission } from '#contract/permissions.js';
import { changeOrders } from '../../../subgraphs/orders/bulk/change-orders.js';
import type { OrdersContext } from '../../../subgraphs/orders/orders-context.js';
import { staff } from '../../kit/orders.js';
import { openShop, type Shop } from '../../kit/shop.js';

let shop: Shop;
beforeAll(async () => { shop = await openShop(); });
afterAll(() => shop.orders.subgraph.close());

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

interface Outcomes { readonly changed: number; readonly refused: number; readonly orders: readonly { readonly reference: string; readonly order: any; readonly refusal: { readonly code: string; readonly message: string; readonly details: unknown } | null }[] }

const many = async (name: string, input: object, as: object = {}): Promise<Outcomes> => {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  return (await shop.orders.run(`mutation M($input: ${type}!) { ${name}(input: $input) { changed refused orders { reference order { number status onHold tags fulfillmentOrders { status location { code } } } refusal { code message details } } } }`, { input }, as))[name] as Outcomes;
};
const short = ({ changed, refused, orders }: Outcomes): unknown[] => [changed, refused, orders.map(({ reference, refusal }) => `${reference} ${refusal?.code ?? 'changed'}`)];
const place = (times: number, more = {}): Promise<string[]> => Promise.all(Array.from({ length: times }, () => shop.place([['TEE', 1]], more)));

test('each order is changed by the use case of a single one, in a transaction of its own, and what one refuses changes nothing for the others', async () => {
  await shop.stock('TEE', 100);
  const [first = '', taken = '', last = ''] = await place(3);
  await shop.report('acceptFulfillmentOrder', { reference: taken });
  expect(short(await many('holdOrders', { references: [first, taken, 'nobody', last, first, first.replace('#', '')], reason: 'fraud check' }))).toEqual([2, 2, [`${first} changed`, `${taken} INVALID_STATE`, 'nobody ORDER_NOT_FOUND', `${last} changed`]]);
  expect([await shop.history(first), await shop.history(taken)].map((types) => types.includes('order.held'))).toEqual([true, false]);
  const { orders: [held, refused] } = await many('holdOrders', { references: [first, taken], reason: 'again' });
  expect(held?.refusal).toMatchObject({ code: 'INVALID_STATE' });
  expect(refused?.refusal).toEqual({ code: 'INVALID_STATE', message: 'A warehouse has accepted this order; cancel it instead', details: { status: 'accepted' } });
  expect(short(await many('releaseOrders', { references: [first, last] }))).toEqual([2, 0, [`${first} changed`, `${last} changed`]]);
  const cancelled = await many('cancelOrders', { references: [first, last], reason: 'duplicate' });
  expect(cancelled.orders.map(({ order }) => order.status)).toEqual(['CANCELLED', 'CANCELLED']);
});

test('a reason that says nothing is refused before the first order', async () => {
  const [number = ''] = await place(1);
  for (const name of ['holdOrders', 'cancelOrders']) await expect(many(name, { references: [number], reason: ' ' })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { reason: ['must not be empty'] } });
});

test('the event loop goes round between the orders of a call, so that other callers are answered meanwhile', async () => {
  const references = await place(20);
  let rounds = 0;
  let next: NodeJS.Immediate | undefined;
  const count = (): void => {
    rounds += 1;
    next = setImmediate(count);
  };
  count();
  expect(await many('tagOrders', { references, add: ['turns'] })).toMatchObject({ changed: 20 });
  clearImmediate(next);
  expect(rounds).toBeGreaterThan(references.length);
});

test('tags are added and removed, and a filter finds the orders when the call begins', async () => {
  const numbers = await place(3, { channel: 'market' });
  const tagged = await many('tagOrders', { filter: { channel: 'market' }, add: ['gift', 'vip'] });
  expect([tagged.changed, tagged.orders.map(({ reference }) => reference).sort(), tagged.orders[0]?.order.tags]).toEqual([3, [...numbers].sort(), ['gift', 'vip']]);
  expect(short(await many('tagOrders', { filter: { tag: 'vip' }, add: ['late'], remove: ['vip'] }))[0]).toBe(3);
  expect(short(await many('tagOrders', { filter: { tag: 'vip' }, remove: ['vip'] }))).toEqual([0, 0, []]);
  expect((await shop.history(numbers[0] ?? '')).filter((type) => type === 'order.tags_changed')).toHaveLength(2);
  await many('tagOrders', { references: numbers, add: ['late'] });
  expect((await shop.history(numbers[0] ?? '')).filter((type) => type === 'order.tags_changed')).toHaveLength(2); // it had the tag
});

test('tags are kept without blanks around them, so that no two differ by blanks alone, and a tag is found and removed however it is typed', async () => {
  const number = await shop.place([['TEE', 1]], { tags: ['blank', ' blank ', 'blank  '] });
  const tagged = await many('tagOrders', { references: [number], add: [' pad', 'pad', 'pad ', 'blank '] });
  expect(tagged.orders[0]?.order.tags).toEqual(['blank', 'pad']);
  expect((await many('tagOrders', { filter: { tag: 'pad' }, remove: ['pad ', ' blank'] })).orders[0]?.order).toMatchObject({ number, tags: [] });
});

test('a filter of blanks, of signs or of wildcards alone chooses no order, nor does one with control or broken characters', async () => {
  const [number = ''] = await place(1);
  const blank = { code: 'BAD_INPUT', details: { filter: ['must have a condition'] } };
  for (const filter of [{ search: ' ' }, { text: '\t' }, { text: '#' }, { text: '%' }, { text: '%_\\' }, { search: '', text: '  ', tag: null }]) await expect(many('cancelOrders', { filter, reason: 'x' })).rejects.toMatchObject(blank);
  const broken = (field: string) => ({ code: 'BAD_INPUT', details: { [`filter.${field}`]: ['must not contain control or broken characters'] } });
  for (const field of ['text', 'search', 'tag']) await expect(many('cancelOrders', { filter: { [field]: '\0nosuch' }, reason: 'x' })).rejects.toMatchObject(broken(field));
  const found = async (text: string) => (await shop.orders.run('query F($text: String) { orders(filter: { text: $text }) { nodes { number } } }', { text })).orders.nodes;
  expect([await found('#'), await found('%')]).toEqual([[], []]);
  await expect(found('\ud800')).rejects.toMatchObject(broken('text'));
  expect((await shop.read(number)).status).toBe('IN_FULFILLMENT');
});

test('an order is moved to another location before a warehouse accepts it', async () => {
  await shop.stock('TEE', 100);
  await shop.stock('TEE', 100, {}, 'LY1');
  const [waiting = '', taken = ''] = await place(2);
  await shop.report('acceptFulfillmentOrder', { reference: taken });
  const { orders: [moved, stays] } = await many('rerouteOrders', { references: [waiting, taken], locationCode: 'LY1' });
  expect(moved?.order.fulfillmentOrders.filter(({ status }: any) => status === 'TO_FULFILL').map(({ location }: any) => location.code)).toEqual(['LY1']);
  expect(stays?.refusal).toMatchObject({ code: 'INVALID_STATE', message: 'Nothing of this order can move: MI1 has accepted it', details: { status: 'in_fulfillment', locationCode: 'MI1' } });
  const [gone = ''] = await place(1);
  await shop.change('cancelOrder', { reference: gone, reason: 'r' });
  expect(short(await many('rerouteOrders', { references: [waiting, gone], locationCode: 'LY1' }))).toEqual([1, 1, [`${waiting} changed`, `${gone} INVALID_STATE`]]);
});

test('of an order of several locations only what waits at the named one is moved', async () => {
  const number = await shop.place([['TEE', 1, 'MI1'], ['MUG', 1, 'LY1']]);
  await shop.stock('TEE', 100, {}, 'LY1');
  await shop.stock('MUG', 100);
  const at = async () => (await shop.read(number)).fulfillmentOrders.filter(({ status }: any) => status === 'TO_FULFILL').flatMap(({ location, lines }: any) => lines.map(({ sku }: any) => `${String(sku)} ${String(location.code)}`)).sort();
  expect(await at()).toEqual(['MUG LY1', 'TEE MI1']);
  expect(short(await many('rerouteOrders', { references: [number], fromLocationCode: 'LY1', locationCode: 'MI1' }))).toEqual([1, 0, [`${number} changed`]]);
  expect(await at()).toEqual(['MUG MI1', 'TEE MI1']);
  const again = { references: [number], fromLocationCode: 'LY1', locationCode: 'MI1' };
  expect([short(await many('rerouteOrders', again)), await at()]).toEqual([[1, 0, [`${number} changed`]], ['MUG MI1', 'TEE MI1']]); // all of it has left already
  await shop.report('acceptFulfillmentOrder', { reference: number });
  expect(short(await many('rerouteOrders', again))).toEqual([1, 0, [`${number} changed`]]);
  expect((await many('rerouteOrders', { ...again, fromLocationCode: 'MI1', locationCode: 'LY1' })).orders[0]?.refusal).toMatchObject({ code: 'INVALID_STATE', message: 'Nothing of this order can move: MI1 has accepted it' });
  await expect(many('rerouteOrders', { references: [number], fromLocationCode: 'NOWHERE' })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { fromLocationCode: ['no location has the code NOWHERE'] } });
});

test('a filter by a code of no location, carrier, country or currency is refused with those there are, by every list and before anything is changed', async () => {
  await shop.orders.run('mutation S($input: SaveCarrierInput!) { saveCarrier(input: $input) { id } }', { input: { code: 'brt', name: 'BRT', countries: ['IT'], trackingPrefix: 'BR' } });
  const locations = { code: 'BAD_INPUT', message: 'No locations have the code NOWHERE: the locations are LY1, MI1', details: { 'filter.locationCode': ['is not known: the locations are LY1, MI1'] } };
  for (const list of ['orders(filter: $', 'fulfillmentOrders(filter: $', 'inventory(filter: $', 'returns(filter: $', 'stockReconciliation(filter: $', 'shipments(filter: $'].map((begun) => begun.replace('$', begun.startsWith('ship') ? '{ status: DELIVERED, locationCode: "NOWHERE" }' : '{ locationCode: "NOWHERE" }'))) {
    await expect(shop.orders.run(`{ ${list}, first: 1) { nodes { __typename } } }`, {})).rejects.toMatchObject(locations);
  }
  await expect(many('rerouteOrders', { filter: { locationCode: 'mi1' } })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'filter.locationCode': ['is not known: did you mean MI1?'] } });
  await expect(many('tagOrders', { filter: { carrierCode: 'BRT' }, add: ['x'] })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'filter.carrierCode': ['is not known: did you mean brt?'] } });
  const carriers = { code: 'BAD_INPUT', details: { 'filter.carrierCode': ['is not known: the carriers are brt'] } };
  const country = { code: 'BAD_INPUT', details: { 'filter.countryCode': ['must be an ISO 3166-1 alpha-2 code'] } };
  for (const list of ['orders', 'fulfillmentOrders', 'returns']) {
    const filtered = (filter: string) => shop.orders.run(`{ ${list}(filter: ${filter}, first: 1) { nodes { id } } }`, {});
    await expect(filtered('{ carrierCode: "UPS" }')).rejects.toMatchObject(carriers);
    for (const code of ['EU', 'Italy', '']) await expect(filtered(`{ countryCode: "${code}" }`)).rejects.toMatchObject(country);
    await expect(filtered('{ countryCode: "UK" }')).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'filter.countryCode': ['must be an ISO 3166-1 alpha-2 code: GB, not UK'] } });
    for (const filter of ['{ carrierCode: "brt" }', '{ countryCode: "jp", channel: "nowhere", tag: "none" }']) expect((await filtered(filter))[list].nodes).toEqual([]);
  }
  await expect(shop.orders.run('{ fulfillmentOrders(filter: { orderReference: "#99999" }) { nodes { id } } }', {})).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND', message: 'No order #99999' });
  for (const [currency, hint] of [['XYZ', 'EUR, for instance'], ['usd', 'did you mean USD?'], ['', 'EUR, for instance']] as const) {
    await expect(many('tagOrders', { filter: { totalTo: { amount: '1', currency } }, add: ['x'] })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'filter.totalTo': [`must be in a currency of ISO 4217: ${hint}`] } });
  }
  const reversed = (list: string, filter: string) => shop.orders.run(`{ ${list}(filter: { ${filter} }, first: 1) { nodes { id } } }`, {});
  for (const [list, from, to, [first, last]] of [
    ['orders', 'placedFrom', 'placedTo', ['2026-11-02T00:00:00Z', '2026-11-01T00:00:00Z']], ['orders', 'promisedFrom', 'promisedTo', ['2026-11-02', '2026-11-01']], ['returns', 'createdFrom', 'createdTo', ['2026-11-02T00:00:00Z', '2026-11-01T23:59:59Z']],
  ] as const) {
    await expect(reversed(list, `${from}: "${first}", ${to}: "${last}"`)).rejects.toMatchObject({ code: 'BAD_INPUT', details: { [`filter.${to}`]: [`must not be before ${from}`] } });
    expect((await reversed(list, `${from}: "${last}", ${to}: "${first}"`))[list].nodes.length).toBeLessThan(2);
  }
  await expect(reversed('shipments', 'status: DELIVERED, shippedFrom: "2026-11-02T00:00:00Z", shippedTo: "2026-11-01T00:00:00Z"')).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'filter.shippedTo': ['must not be before shippedFrom'] } });
  for (const filter of ['sku: "NOPE"', 'barcode: "1"']) await expect(shop.orders.run(`{ inventory(filter: { ${filter} }) { nodes { sku } } }`, {})).rejects.toMatchObject({ code: 'UNKNOWN_ITEM' });
  await expect(reversed('orders', 'totalFrom: { amount: "2", currency: "EUR" }, totalTo: { amount: "1.99", currency: "EUR" }')).rejects.toMatchObject({ details: { 'filter.totalTo': ['must not be less than totalFrom'] } });
  expect((await shop.orders.run('{ orders(filter: { totalFrom: { amount: "1", currency: "USD" } }, first: 1) { nodes { id } } }', {})).orders.nodes).toEqual([]);
});

test('documents of several orders are written', async () => {
  const numbers = await place(2);
  expect(short(await many('generateOrderDocuments', { references: numbers, types: ['PACKING_SLIP'] }))).toEqual([2, 0, numbers.map((number) => `${number} changed`)]);
  await expect(many('generateOrderDocuments', { references: numbers, types: [] })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { types: ['must be INVOICE, RECEIPT, CUSTOMS or PACKING_SLIP'] } });
});

test('a call that would choose every order, none, too many or both ways is refused, and one order of another company is unknown', async () => {
  const refused = async (input: object) => many('releaseOrders', input).catch((error: unknown) => (error as { details: unknown }).details);
  expect([
    await refused({}), await refused({ references: ['1'], filter: { tag: 'x' } }), await refused({ filter: {} }), await refused({ filter: { text: '', tag: null } }), await refused({ references: [] }),
    await refused({ references: Array.from({ length: 501 }, (_, index) => String(index)) }),
  ]).toEqual([
    { references: ['must be given unless filter or all is'] }, { references: ['must not be given beside filter'] }, { filter: ['must have a condition'] }, { filter: ['must have a condition'] },
    { references: ['must choose 1 to 500 orders, not 0'] }, { references: ['must choose 1 to 500 orders, not 501'] },
  ]);
  const [number = ''] = await place(1);
  expect(short(await many('tagOrders', { references: [number], add: ['x'] }, { principal: { ...staff, companyId: 8 } }))).toEqual([0, 1, [`${number} ORDER_NOT_FOUND`]]);
  await expect(many('tagOrders', { references: [number], add: ['x'] }, { principal: { ...staff, permissions: ['commerce.read'] satisfies Permission[] } })).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('tags that are none are refused with their field', async () => {
  const [number = ''] = await place(1);
  const tag = (input: object) => shop.orders.run('mutation T($input: TagOrderInput!) { tagOrder(input: $input) { tags } }', { input: { reference: number, ...input } });
  const RULE = ['must be up to 50 tags of 1 to 60 characters'];
  await expect(tag({ add: [' '], remove: ['x'.repeat(61)] })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { add: RULE, remove: RULE } });
  await expect(tag({})).rejects.toMatchObject({ code: 'BAD_INPUT', details: { add: ['must name a tag, unless remove does'] } });
  expect(await tag({ add: Array.from({ length: 50 }, (_, index) => `t${String(index)}`) })).toMatchObject({ tagOrder: { tags: { length: 50 } } });
  await expect(tag({ add: ['one more'] })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { add: RULE } });
  expect(await tag({ add: ['one more'], remove: ['t0'] })).toMatchObject({ tagOrder: { tags: { length: 50 } } });
});

test('a dry run answers every order, and its fulfillment orders, as they would be and changes none', async () => {
  const [number = ''] = await place(1);
  const { orders: [outcome] } = await many('cancelOrders', { references: [number], reason: 'r' }, { dryRun: true });
  expect(outcome?.order).toMatchObject({ status: 'CANCELLED', fulfillmentOrders: [{ status: 'CANCELLED' }] });
  expect((await shop.read(number)).status).not.toBe('CANCELLED');
});

test('a keyed call that is repeated answers each order with its own recorded result', async () => {
  const numbers = await place(2);
  const once = () => many('holdOrders', { references: numbers, reason: 'check' }, { command: { id: 'hold-many', expiresAt: '2099-01-01T00:00:00.000Z' } });
  const first = await once();
  expect(first.orders.map(({ order }) => [order.number, order.onHold])).toEqual(numbers.map((number) => [number, true]));
  expect(await once()).toEqual(first);
});

test('an order that is held, released or cancelled already counts as changed, and one that is named by number and id is changed once', async () => {
  const number = await shop.place([['TEE', 1, 'MI1']]);
  const { id } = await shop.read(number);
  const references = [number, id, id.toUpperCase(), number.replace('#', '')];
  const hold = (reason: string, kind = 'FRAUD') => many('holdOrders', { references, reason, kind });
  expect([short(await hold('check')), short(await hold('check')), short(await hold('another')), short(await hold('check', 'MANUAL'))])
    .toEqual([[1, 0, [`${number} changed`]], [1, 0, [`${number} changed`]], [0, 1, [`${number} INVALID_STATE`]], [0, 1, [`${number} INVALID_STATE`]]]);
  for (let times = 0; times < 2; times += 1) expect(short(await many('releaseOrders', { references }))).toEqual([1, 0, [`${number} changed`]]);
  for (let times = 0; times < 2; times += 1) expect(short(await many('cancelOrders', { references, reason: 'customer' }))).toEqual([1, 0, [`${number} changed`]]);
  expect((await shop.history(number)).filter((type) => ['order.held', 'order.released', 'order.cancelled'].includes(type)).toSorted()).toEqual(['order.cancelled', 'order.held', 'order.released']);
});

test('a dry run that is ended on its way through several orders is refused as a whole', async () => {
  const references = [await shop.place([['TEE', 1, 'MI1']]), await shop.place([['TEE', 1, 'MI1']])];
  const late = (dryRun: boolean) => {
    const call = { principal: staff, requestId: 'r-1', via: 'test', dryRun };
    const { deps } = shop.orders.subgraph.context(call) as OrdersContext;
    const inTransaction = () => Promise.reject(new Failure('UNAVAILABLE', 'The dry run was ended after 3000 ms'));
    return changeOrders({ ...deps, database: { ...deps.database, inTransaction } }, call, { chosen: { references }, action: 'TAG', parameters: { add: ['x'] } });
  };
  await expect(late(true)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect((await late(false)).map(({ refusal }) => refusal?.code)).toEqual(['UNAVAILABLE', 'UNAVAILABLE']);
});

test('a discount of the order that is more than its lines cost is refused to people', async () => {
  const eur = (amount: string) => ({ amount, currency: 'EUR' });
  await expect(shop.place([['TEE', 2, 'MI1']], { discounts: eur('20.01') })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { discounts: ['must not be more than the lines cost after their own discounts'] } });
  expect((await shop.read(await shop.place([['TEE', 2, 'MI1']], { discounts: eur('20.00') }))).totals.total.amount).toBe('0.00');
});
