import { testOrders, type TestOrders } from '../../kit/orders.js';
import { routedOrders, type RoutedOrders } from '../../kit/routed-orders.js';

let orders: TestOrders;
let world: RoutedOrders;

beforeAll(async () => {
  orders = await testOrders();
});

beforeEach(async () => {
  world = await routedOrders(orders);
});

afterAll(() => orders.subgraph.close());

const run: RoutedOrders['run'] = (operation, variables, as) => world.run(operation, variables, as);
const saveRules = (...rules: object[]) => run('mutation Save($input: SaveRoutingRulesInput!) { saveRoutingRules(input: $input) { name priority countries tags locationCodes split } }', {
  input: { rules: rules.map((rule, index) => ({ name: `rule ${String(index)}`, priority: index, split: 'NONE', ...rule })) },
});
const look = async (input = {}, as = 'staff') => (await run('mutation Look($input: AllocateWaitingOrdersInput!) { allocateWaitingOrders(input: $input) { allocated waiting } }', { input }, as)).allocateWaitingOrders;
const alerts = async (openOnly = true): Promise<{ type: string; subject: string }[]> => (await run(`{ alerts(openOnly: ${String(openOnly)}) { nodes { type subject } } }`)).alerts.nodes;

test('waiting orders are looked at for at most 10,000 items at a time', async () => {
  const variantIds = (count: number) => Array.from({ length: count }, (_, index) => `v${String(index)}`);
  expect(await look({ variantIds: variantIds(10_000) })).toEqual({ allocated: 0, waiting: 0 });
  await expect(look({ variantIds: variantIds(10_001) })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { variantIds: ['must have at most 10000 entries'] } });
});

describe('an order', () => {
  test('goes to the default location while no stock of its items was reported', async () => {
    expect(await world.place({ TEE: 900 })).toMatchObject({ status: 'IN_FULFILLMENT', unallocated: false, parts: ['MI1 TO_FULFILL: TEE 900'] });
  });

  test('goes to the first location that has everything, else each line to one that has it', async () => {
    await world.stock('MI1', { TEE: 5 });
    await world.stock('LY1', { TEE: 5, MUG: 5 });
    expect(await world.place({ TEE: 1 })).toMatchObject({ parts: ['MI1 TO_FULFILL: TEE 1'] });
    expect(await world.place({ TEE: 1, MUG: 1 })).toMatchObject({ parts: ['LY1 TO_FULFILL: TEE 1, MUG 1'] });
    expect(await world.place({ TEE: 4, MUG: 4 })).toMatchObject({ parts: ['LY1 TO_FULFILL: TEE 4, MUG 4'] });
    await world.stock('LY1', { TEE: 0, MUG: 9 });
    expect(await world.place({ TEE: 4, MUG: 1 })).toMatchObject({ parts: ['MI1 TO_FULFILL: TEE 4', 'LY1 TO_FULFILL: MUG 1'] });
    expect(await world.positions('TEE')).toEqual(['LY1: 5 of 0', 'MI1: 5 of 5']);
  });

  test('that no location can fulfill is received, alerts the merchant and waits', async () => {
    await world.stock('MI1', { TEE: 1 });
    const order = await world.place({ TEE: 2 });
    expect(order).toMatchObject({ status: 'RECEIVED', unallocated: true, waitingFor: ['stock'], parts: [] });
    expect(await alerts()).toEqual([{ type: 'UNALLOCATED', subject: order.id }]);
    expect(await world.positions('TEE')).toEqual(['MI1: 0 of 1']);
    const { orders } = await run('{ orders(filter: { unallocated: true }) { nodes { number } } }');
    expect(orders.nodes).toEqual([{ number: order.number }]);
  });

  test('that is not allocated yet gets its receipt and its invoice', async () => {
    await run('mutation S($input: SaveLetterheadInput!) { saveLetterhead(input: $input) { name } }', { input: { name: 'Lume', address: { address1: 'Corso Como 5', city: 'Milano', postalCode: '20154', countryCode: 'IT' } } });
    await world.stock('MI1', { TEE: 1 });
    const order = await world.place({ TEE: 2 });
    expect(order.parts).toEqual([]);
    const { generateDocuments } = await run('mutation G($input: GenerateDocumentsInput!) { generateDocuments(input: $input) { documentNumber } }', { input: { reference: order.number, types: ['RECEIPT', 'INVOICE'] } });
    expect(generateDocuments).toEqual([{ documentNumber: 'REC-000001' }, { documentNumber: 'INV-000001' }]);
  });

  test('of a call shares the stock with the others of the call', async () => {
    await world.stock('MI1', { TEE: 3 });
    const line = { sku: 'TEE', quantity: 2, unitPrice: { amount: '10.00', currency: 'EUR' } };
    const one = { channel: 'shop', currency: 'EUR', shippingAddress: { countryCode: 'IT' }, shipping: { methodCode: 'standard' } };
    const { placeOrders } = await run('mutation Place($input: PlaceOrdersInput!) { placeOrders(input: $input) { unallocated } }',
      { input: { orders: [{ ...one, lines: [line] }, { ...one, lines: [line] }, { ...one, lines: [{ ...line, quantity: 1 }] }] } });
    expect(placeOrders).toEqual([{ unallocated: false }, { unallocated: true }, { unallocated: false }]);
  });

  test('keeps its tags and is found by them', async () => {
    await world.place({ TEE: 1 }, { tags: ['VIP', 'a "b"'] });
    await world.place({ TEE: 1 }, { tags: ['vip'] });
    const tagged = async (tag: string) => (await run('query Tagged($tag: String) { orders(filter: { tag: $tag }) { nodes { tags } } }', { tag })).orders.nodes;
    expect(await tagged('VIP')).toEqual([{ tags: ['VIP', 'a "b"'] }]);
    expect(await tagged('a "b"')).toEqual([{ tags: ['VIP', 'a "b"'] }]);
    expect(await tagged('V')).toEqual([]);
    await expect(world.place({ TEE: 1 }, { tags: [' '] })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { tags: [expect.any(String)] } });
  });
});

describe('routing rules', () => {
  test('are evaluated by priority and decide where an order may go', async () => {
    await saveRules({ tags: ['gift'], locationCodes: ['RM1'], priority: 2 }, { countries: ['fr'], locationCodes: ['LY1'], priority: 1 });
    expect((await run('{ routingRules { name countries locationCodes } }')).routingRules).toEqual([
      { name: 'rule 1', countries: ['FR'], locationCodes: ['LY1'] }, { name: 'rule 0', countries: null, locationCodes: ['RM1'] },
    ]);
    expect(await world.place({ TEE: 1 }, { tags: ['gift'] })).toMatchObject({ parts: ['RM1 TO_FULFILL: TEE 1'] });
    expect(await world.place({ TEE: 1 }, { tags: ['gift'], shippingAddress: { countryCode: 'FR' } })).toMatchObject({ parts: ['LY1 TO_FULFILL: TEE 1'] });
    await saveRules();
    expect(await world.place({ TEE: 1 }, { tags: ['gift'] })).toMatchObject({ parts: ['MI1 TO_FULFILL: TEE 1'] });
  });

  test('keep an order that their locations cannot fulfill waiting, though others have stock, until they change', async () => {
    await world.stock('MI1', { TEE: 9 });
    await saveRules({ channels: ['shop'], locationCodes: ['LY1'] });
    const { number } = await world.place({ TEE: 1 });
    expect(await look()).toEqual({ allocated: 0, waiting: 1 });
    await saveRules({ channels: ['shop'], locationCodes: ['LY1', 'MI1'] });
    expect(await look()).toEqual({ allocated: 1, waiting: 0 });
    expect(await world.read(number)).toMatchObject({ parts: ['MI1 TO_FULFILL: TEE 1'] });
  });

  test('may divide the units of a line', async () => {
    await world.stock('MI1', { TEE: 2 });
    await world.stock('LY1', { TEE: 2 });
    await saveRules({ locationCodes: ['MI1', 'LY1'], split: 'QUANTITY' });
    expect(await world.place({ TEE: 3 })).toMatchObject({ parts: ['MI1 TO_FULFILL: TEE 2', 'LY1 TO_FULFILL: TEE 1'] });
  });

  test('are refused when they name unknown records', async () => {
    await expect(saveRules({ locationCodes: ['MI1', 'XX9'] }, { name: 'rule 0', countries: ['Italy'], locationCodes: [] })).rejects.toMatchObject({
      code: 'BAD_INPUT',
      details: { 'rules.0.locationCodes.1': ['no location has the code XX9'], 'rules.1.name': ['is the name of another rule'], 'rules.1.countries': ['must be an ISO 3166-1 alpha-2 code'], 'rules.1.locationCodes': ['must be at least one location'] },
    });
  });
});

describe('a location', () => {
  const update = (input: object) => run('mutation Update($input: UpdateLocationInput!) { updateLocation(input: $input) { code name active fulfilsOnline offersPickup labelsBy stockLocationCodes address { city } } }', { input });

  test('gets orders according to its flags, and changes only the given fields', async () => {
    await update({ code: 'MI1', fulfilsOnline: false, offersPickup: true, stockLocationCodes: ['MI1', 'MI1-B'], address: { city: 'Milano' } });
    expect(await world.place({ TEE: 1 })).toMatchObject({ parts: ['LY1 TO_FULFILL: TEE 1'] });
    await update({ code: 'LY1', active: false });
    expect(await world.place({ TEE: 1 })).toMatchObject({ parts: ['RM1 TO_FULFILL: TEE 1'] });
    expect((await update({ code: 'MI1', name: 'Milano', newCode: 'MI2' })).updateLocation).toEqual(
      { code: 'MI2', name: 'Milano', active: true, fulfilsOnline: false, offersPickup: true, labelsBy: 'WAREHOUSE', stockLocationCodes: ['MI1', 'MI1-B'], address: { city: 'Milano' } });
  });

  test('is refused a code in use, an invalid code, and a blank name', async () => {
    await expect(update({ code: 'MI1', newCode: 'LY1' })).rejects.toMatchObject({ code: 'ALREADY_EXISTS' });
    await expect(update({ code: 'XX9' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(update({ code: 'MI1', name: ' ', stockLocationCodes: [] })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { name: [expect.any(String)], stockLocationCodes: [expect.any(String)] } });
  });
});

describe('orders that wait for stock', () => {
  test('are allocated oldest first, and one that does not fit blocks no other', async () => {
    await world.stock('MI1', { TEE: 0, MUG: 0 });
    const young = await world.place({ TEE: 1 }, { placedAt: '2026-03-09T00:00:00Z' });
    const old = await world.place({ TEE: 1 }, { placedAt: '2026-03-08T00:00:00Z' });
    const large = await world.place({ TEE: 50 }, { placedAt: '2026-03-07T00:00:00Z' });
    const mug = await world.place({ MUG: 1 }, { placedAt: '2026-03-06T00:00:00Z', paymentStatus: 'PENDING' });
    await world.stock('MI1', { TEE: 1, MUG: 1 });
    expect(await look({ variantIds: ['018f0000-0000-7000-8000-000000000001'] }, 'system')).toEqual({ allocated: 1, waiting: 2 });
    expect((await world.read(old.number)).parts).toEqual(['MI1 TO_FULFILL: TEE 1']);
    expect([await world.read(young.number), await world.read(large.number), await world.read(mug.number)].map(({ parts }) => parts)).toEqual([[], [], []]);
    expect(await look()).toEqual({ allocated: 1, waiting: 2 });
    expect(await world.read(mug.number)).toMatchObject({ status: 'RECEIVED', waitingFor: ['payment'], parts: ['MI1 NOT_READY: MUG 1'] });
    expect((await alerts()).map(({ subject }) => subject).toSorted()).toEqual([young.id, large.id].toSorted());
    expect(await world.positions('TEE')).toEqual(['MI1: 1 of 1']);
  });

  test('stay on hold, and have their alert resolved when they are cancelled', async () => {
    await world.stock('MI1', { TEE: 0 });
    const [held, cancelled] = [await world.place({ TEE: 1 }), await world.place({ TEE: 1 })];
    await world.change('holdOrder', 'HoldOrderInput', { reference: held.number, reason: 'fraud check' });
    expect(await world.change('cancelOrder', 'CancelOrderInput', { reference: cancelled.number, reason: 'customer' })).toMatchObject({ status: 'CANCELLED', unallocated: false });
    expect(await alerts()).toEqual([{ type: 'UNALLOCATED', subject: held.id }]);
    await world.stock('MI1', { TEE: 5 });
    expect(await look()).toEqual({ allocated: 1, waiting: 0 });
    expect(await world.read(held.number)).toMatchObject({ status: 'ON_HOLD', waitingFor: ['hold'], parts: ['MI1 NOT_READY: TEE 1'] });
    expect(await world.change('releaseOrder', 'ReleaseOrderInput', { reference: held.number })).toMatchObject({ status: 'IN_FULFILLMENT', parts: ['MI1 TO_FULFILL: TEE 1'] });
  });

  test('are allocated page by page, however many', async () => {
    await world.stock('MI1', { TEE: 0, MUG: 0 });
    const one = { channel: 'shop', currency: 'EUR', shippingAddress: { countryCode: 'IT' }, shipping: { methodCode: 'standard' }, lines: [{ sku: 'TEE', quantity: 1, unitPrice: { amount: '10.00', currency: 'EUR' } }] };
    const place = (orders: object[]) => run('mutation Place($input: PlaceOrdersInput!) { placeOrders(input: $input) { id } }', { input: { orders } });
    await place(Array.from({ length: 70 }, () => one));
    await place(Array.from({ length: 50 }, () => one));
    await world.stock('MI1', { TEE: 110 });
    expect(await look()).toEqual({ allocated: 110, waiting: 10 });
    expect(await look()).toEqual({ allocated: 0, waiting: 10 });
    expect(await world.positions('TEE')).toEqual(['MI1: 110 of 110']);
  });

  test('have an event in the timeline once they are allocated', async () => {
    await world.stock('MI1', { TEE: 0 });
    const { number } = await world.place({ TEE: 1 });
    await world.stock('MI1', { TEE: 1 });
    await look();
    const { order } = await run('query Order($reference: ID!) { order(reference: $reference) { timeline { type } } }', { reference: number });
    expect(order.timeline.map(({ type }: { type: string }) => type)).toEqual(['order.placed', 'alert.raised', 'order.allocated', 'fulfillment.ready', 'order.status_changed']);
  });
});

describe('at once', () => {
  const unallocated = (placed: { unallocated: boolean }[]) => placed.filter((order) => order.unallocated).length;

  test('of twenty orders for the last unit one gets it and the others wait', async () => {
    await world.stock('MI1', { TEE: 1 });
    const placed = await Promise.all(Array.from({ length: 20 }, () => world.place({ TEE: 1 })));
    expect(unallocated(placed)).toBe(19);
    expect(await world.positions('TEE')).toEqual(['MI1: 1 of 1']);
    expect((await alerts()).length).toBe(19);
  });

  test('new orders, waiting orders and a stock report never allocate a unit twice', async () => {
    await world.stock('MI1', { TEE: 0 });
    for (let waiting = 0; waiting < 5; waiting += 1) await world.place({ TEE: 1 });
    await Promise.all([
      world.stock('MI1', { TEE: 4 }), look(), look(), ...Array.from({ length: 6 }, () => world.place({ TEE: 1 })), look(),
    ]);
    await look();
    expect(await world.positions('TEE')).toEqual(['MI1: 4 of 4']);
    const { orders } = await run('{ orders { nodes { unallocated fulfillmentOrders { id } } } }');
    expect(orders.nodes.filter((order: { unallocated: boolean; fulfillmentOrders: unknown[] }) => order.unallocated !== (order.fulfillmentOrders.length === 0))).toEqual([]);
    expect(orders.nodes.filter((order: { unallocated: boolean }) => order.unallocated).length).toBe(7);
  });
});
