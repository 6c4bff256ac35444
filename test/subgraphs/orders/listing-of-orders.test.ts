import { staffOf } from '../../kit/company.js';
import { staff, warehouse } from '../../kit/orders.js';
import { returnsWorld, type ReturnsWorld } from '../../kit/returns.js';

// The lists of what belongs to orders, narrowed by the words that the list of orders has.

let world: ReturnsWorld;
beforeAll(async () => { world = await returnsWorld(); });
afterAll(() => world.orders.subgraph.close());

interface Listed { readonly number: string }

const returns = async (filter: object, as = staff): Promise<string[]> => {
  const { returns: { nodes } } = await world.orders.run('query R($filter: ReturnFilter) { returns(first: 50, filter: $filter) { nodes { number } } }', { filter }, { principal: as }) as { returns: { nodes: readonly Listed[] } };
  return nodes.map(({ number }) => number);
};
const fulfillmentOrders = async (filter: object): Promise<string[]> => {
  const { fulfillmentOrders: { nodes } } = await world.orders.run('query F($filter: FulfillmentOrderFilter) { fulfillmentOrders(first: 50, filter: $filter) { nodes { number } } }', { filter }) as { fulfillmentOrders: { nodes: readonly Listed[] } };
  return nodes.map(({ number }) => number);
};

test('returns are tagged by staff: found by their tags, with an event and without a change for those who follow them', async () => {
  const order = await world.shippedOrder();
  const made = await world.change('announceReturn', { orderReference: order.number, lines: [{ sku: 'TEE', quantity: 1 }] });
  const tag = async (input: object): Promise<readonly string[]> => (await world.orders.run('mutation T($input: TagReturnInput!) { tagReturn(input: $input) { tags updatedAt } }', { input: { reference: made.number, ...input } })).tagReturn.tags;
  expect(await tag({ add: [' damaged', 'check', 'damaged '] })).toEqual(['check', 'damaged']);
  expect([await returns({ tag: 'check' }), await returns({ tag: 'checked' })]).toEqual([[made.number], []]);
  expect(await tag({ add: ['vip'], remove: ['check', 'none'] })).toEqual(['damaged', 'vip']);
  expect([await returns({ tag: 'check' }), await returns({ tag: 'vip' }), await returns({ tag: 'vip' }, staffOf(8))]).toEqual([[], [made.number], []]);
  expect((await world.read(made.number)).updatedAt).toBe(made.updatedAt);
  expect(await world.told(made.id)).toEqual(expect.arrayContaining(['return.tags_changed', 'return.tags_changed']));
  await expect(tag({})).rejects.toMatchObject({ code: 'BAD_INPUT', details: { add: ['must name a tag, unless remove does'] } });
  await expect(tag({ add: ['x'.repeat(61)] })).rejects.toMatchObject({ code: 'BAD_INPUT' });
  await expect(tag({ add: Array.from({ length: 49 }, (_, index) => String(index)) })).rejects.toMatchObject({ code: 'BAD_INPUT' });
  await expect(world.orders.run('mutation { tagReturn(input: { reference: "R0", add: ["a"] }) { tags } }', {})).rejects.toMatchObject({ code: 'RETURN_NOT_FOUND' });
});

test('returns are listed by the country and channel of their order, their carrier, and when they were opened', async () => {
  const order = await world.shippedOrder();
  const { number, createdAt } = await world.change('announceReturn', { orderReference: order.number, lines: [{ sku: 'TEE', quantity: 1 }], carrierCode: 'brt' });
  const unknown = await world.report('registerWarehouseReturn', { lines: [{ sku: 'TEE', quantity: 1, classification: 'SELLABLE' }] }, warehouse(world.milan));
  const italian = await returns({ countryCode: 'it' });
  expect([italian.includes(number), italian.includes(unknown.number)]).toEqual([true, false]);
  expect([(await returns({ channel: 'shop' })).includes(number), await returns({ channel: 'other' }), await returns({ countryCode: 'FR' })]).toEqual([true, [], []]);
  expect(await returns({ carrierCode: 'brt' })).toEqual([number]);
  await expect(returns({ carrierCode: 'dhl' })).rejects.toMatchObject({ code: 'BAD_INPUT' });
  expect([(await returns({ createdFrom: createdAt })).includes(number), (await returns({ createdTo: createdAt })).includes(number)]).toEqual([true, false]);
  await expect(returns({ channel: 'x'.repeat(300) })).rejects.toMatchObject({ code: 'BAD_INPUT' });
});

test('fulfillment orders are listed by the country, carrier, payment, channel and tag of their order', async () => {
  const { number } = await world.shippedOrder([['MUG', 1]]);
  await world.orders.run('mutation T($input: TagOrderInput!) { tagOrder(input: $input) { tags } }', { input: { reference: number, add: ['gift'] } });
  expect(await fulfillmentOrders({ tag: 'gift' })).toEqual([number]);
  expect((await fulfillmentOrders({ countryCode: 'IT', channel: 'shop' })).includes(number)).toBe(true);
  expect([await fulfillmentOrders({ countryCode: 'DE' }), await fulfillmentOrders({ tag: 'gift', channel: 'other' }), await fulfillmentOrders({ paymentStatus: 'REFUNDED' })]).toEqual([[], [], []]);
  await expect(fulfillmentOrders({ carrierCode: 'dhl' })).rejects.toMatchObject({ code: 'BAD_INPUT' });
});
