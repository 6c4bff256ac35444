import type { OrdersContext } from '../../../subgraphs/orders/orders-context.js';
import { staff, warehouse } from '../../kit/orders.js';
import { RETURN, returnsWorld, type ReturnsWorld } from '../../kit/returns.js';


let world: ReturnsWorld;

beforeAll(async () => {
  world = await returnsWorld();
});

afterAll(() => world.orders.subgraph.close());

const TEES = [{ sku: 'TEE', quantity: 2 }];
const announce = async (more: object = {}) => world.change('announceReturn', { orderReference: (await world.shippedOrder()).number, lines: TEES, ...more });
const receive = (reference: string, arrived: readonly object[], more: object = {}) => world.report('receiveWarehouseReturn', { reference, lines: arrived, ...more });
const sellable = (sku: string, quantity: number) => ({ sku, quantity, classification: 'SELLABLE' });
const damaged = (sku: string, quantity: number) => ({ sku, quantity, classification: 'damaged' });

describe('announcing a return', () => {
  test('notifies the warehouse that shipped the goods, with the order\'s data of them', async () => {
    const order = await world.shippedOrder();
    const made = await world.change('announceReturn', {
      orderReference: order.number, resolution: 'EXCHANGE', carrierCode: 'DHL', carrierName: 'DHL Express', trackingNumbers: ['JD01'], notes: 'gift',
      lines: [{ lineId: order.lines[0].id, quantity: 1, reasonCode: 'SIZE', reason: 'too small', exchange: { barcode: '5901234123457' } }],
    });
    expect(made).toEqual({
      id: expect.any(String), number: `R${String(made.progressive)}`, progressive: expect.any(Number), status: 'AWAITING_RECEIPT', source: 'CHANNEL', announced: true,
      orderId: order.id, orderNumber: order.number, resolution: 'EXCHANGE', method: 'CARRIER_LABEL', carrier: { code: 'DHL', name: 'DHL Express' }, trackingNumbers: ['JD01'],
      customer: { name: 'Ada Rossi' }, notes: 'gift', compliant: null, wmsReference: null, acceptedAt: null, receivedAt: null, inspectedAt: null, closedAt: null,
      cancelledAt: null, cancelReason: null, createdAt: expect.any(String), updatedAt: expect.any(String), location: { code: 'MI1' }, outcome: null,
      lines: [{
        lineId: order.lines[0].id, sku: 'TEE', barcode: '4006381333931', itemKey: '4006381333931', title: 'Tee', quantityExpected: 1, quantityReceived: 0,
        classification: null, reasonCode: 'SIZE', reason: 'too small', lotNumber: null, serialNumber: null, note: null, exchange: { sku: 'MUG', barcode: '5901234123457' },
      }],
    });
    expect(await world.told(made.id)).toEqual(['return.created', 'REQUESTED to AWAITING_RECEIPT', 'return.expected']);
    const { order: after } = await world.orders.run('query Order($reference: ID!) { order(reference: $reference) { updatedAt returns { number status } } }', { reference: order.id });
    expect(after).toEqual({ updatedAt: order.updatedAt, returns: [{ number: made.number, status: 'AWAITING_RECEIPT' }] });
  });

  test.each([
    [{ sku: 'NONE' }, 'no item has the sku NONE'], [{ barcode: '1' }, 'no item has the barcode 1'],
    [{ sku: 'MUG', barcode: '4006381333931' }, 'no item has the sku MUG and the barcode 4006381333931'],
  ])('refuses an exchange for %o', async (exchange, problem) => {
    await expect(announce({ lines: [{ sku: 'TEE', quantity: 1 }, { sku: 'MUG', quantity: 1, exchange }] })).rejects.toMatchObject({ code: 'UNKNOWN_ITEM', details: { 'lines.1.exchange': [problem] } });
  });

  test('refuses an exchange for nothing', async () => {
    await expect(announce({ resolution: 'EXCHANGE', lines: [{ sku: 'TEE', quantity: 1, exchange: { sku: 'BAG' } }, { sku: 'MUG', quantity: 1, exchange: {} }] }))
      .rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'lines.1.exchange': ['must say what the customer wants instead, where the resolution is EXCHANGE'] } });
  });

  test('keeps both codes of an exchange item however it is named, and none without an exchange', async () => {
    const { lines } = await announce({ lines: [{ sku: 'TEE', quantity: 1, exchange: { sku: 'BAG' } }, { sku: 'MUG', quantity: 1, exchange: {} }] });
    expect(lines.map(({ exchange }: { exchange: unknown }) => exchange)).toEqual([{ sku: 'BAG', barcode: '9002236311036' }, null]);
  });

  test('numbers returns one after the other', async () => {
    const [first, second] = [await announce(), await announce()];
    expect(second.progressive).toBe(Number(first.progressive) + 1);
  });

  test('can wait until the merchant announces it to its warehouse', async () => {
    const { number, id } = await announce({ expected: false, locationCode: 'LY1' });
    expect(await world.read(number)).toMatchObject({ status: 'REQUESTED', location: { code: 'LY1' } });
    expect(await world.told(id)).toEqual(['return.created']);
    expect((await world.change('expectReturn', { reference: number.toLowerCase() })).status).toBe('AWAITING_RECEIPT');
    expect(await world.told(id)).toEqual(['return.created', 'REQUESTED to AWAITING_RECEIPT', 'return.expected']);
    await expect(world.change('expectReturn', { reference: id })).rejects.toMatchObject({ code: 'INVALID_STATE' });
  });

  test('refuses more units than were shipped and are in no other open return', async () => {
    const order = await world.shippedOrder();
    const of = (...lines: readonly object[]) => world.change('announceReturn', { orderReference: order.number, lines });
    await expect(of({ sku: 'TEE', quantity: 3 })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'lines.0.quantity': ['only 2 shipped units can still be returned'] } });
    await expect(of({ sku: 'TEE', quantity: 1 }, { lineId: order.lines[0].id, quantity: 2 })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'lines.1.quantity': ['only 1 shipped units can still be returned'] } });
    const first = await of({ sku: 'TEE', quantity: 1 });
    await expect(of({ sku: 'TEE', quantity: 2 })).rejects.toMatchObject({ code: 'BAD_INPUT' });
    await world.change('cancelReturn', { reference: first.number });
    expect((await of({ sku: 'TEE', quantity: 2 })).status).toBe('AWAITING_RECEIPT');
    await expect(of({ sku: 'BAG', quantity: 1 })).rejects.toMatchObject({ code: 'UNKNOWN_ITEM', details: { 'lines.0': ['the order has no line with the sku BAG'] } });
  });

  test('of ten concurrent calls for the last units one wins', async () => {
    const { number } = await world.shippedOrder();
    const calls = await Promise.allSettled(Array.from({ length: 10 }, () => world.change('announceReturn', { orderReference: number, lines: TEES })));
    expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const call of calls) if (call.status === 'rejected') expect(['BAD_INPUT', 'CONFLICT']).toContain(call.reason.code);
  });

  test('refuses invalid input, naming the field', async () => {
    await expect(announce({ lines: [] })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { lines: ['must be 1 to 200 lines'] } });
    await expect(announce({ lines: [{ quantity: 0 }] })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'lines.0': ['must name its order line by lineId or sku'], 'lines.0.quantity': ['must be 1 to 1000000'] } });
    await expect(announce({ locationCode: 'XX' })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { locationCode: ['no location has the code XX'] } });
    await expect(announce({ orderReference: '#none' })).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' });
    await expect(world.change('announceReturn', { orderReference: '1', lines: TEES }, warehouse(world.milan))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('a warehouse', () => {
  test('confirms once that it expects a return, and may repeat that', async () => {
    const { number, id } = await announce();
    world.orders.clock.turn(1000);
    const accepted = await world.report('acceptWarehouseReturn', { reference: number, wmsReference: 'W-1' });
    expect(accepted).toMatchObject({ status: 'AWAITING_RECEIPT', acceptedAt: world.orders.clock.now().toISOString(), wmsReference: 'W-1' });
    world.orders.clock.turn(1000);
    expect(await world.report('acceptWarehouseReturn', { reference: id, wmsReference: 'W-1' })).toEqual(accepted);
    await expect(world.report('acceptWarehouseReturn', { reference: id, wmsReference: 'W-2' })).rejects.toMatchObject({ code: 'INVALID_STATE' });
    expect((await world.told(id)).filter((type) => type === 'return.accepted')).toHaveLength(1);
    const { number: early } = await announce({ expected: false });
    await expect(world.report('acceptWarehouseReturn', { reference: early })).rejects.toMatchObject({ code: 'INVALID_STATE' });
  });

  test('sees neither another warehouse\'s returns nor another company\'s', async () => {
    const { id, number } = await announce();
    for (const stranger of [warehouse(world.lyon), warehouse(world.milan, 8)]) {
      await expect(world.orders.run('query One($reference: ID!) { warehouseReturn(reference: $reference) { id } }', { reference: id }, { principal: stranger })).rejects.toMatchObject({ code: 'RETURN_NOT_FOUND' });
      await expect(world.report('receiveWarehouseReturn', { reference: number, lines: [sellable('TEE', 2)] }, stranger)).rejects.toMatchObject({ code: 'RETURN_NOT_FOUND' });
      await expect(world.report('cancelWarehouseReturn', { reference: number }, stranger)).rejects.toMatchObject({ code: 'RETURN_NOT_FOUND' });
      expect((await world.list({ first: 500 }, stranger)).nodes.map((node: { number: string }) => node.number)).not.toContain(number);
    }
    await expect(world.report('receiveWarehouseReturn', { reference: number, lines: [] }, staff)).rejects.toMatchObject({ code: 'BAD_INPUT' });
    await expect(world.report('receiveWarehouseReturn', { reference: number, lines: [sellable('TEE', 2)] }, staff)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await world.orders.run('query One($reference: ID!) { return(reference: $reference) { id } }', { reference: id }, { principal: { ...staff, companyId: 8 } })).toEqual({ return: null });
  });

  test('reads what it waits for, and any state, by last change and page by page', async () => {
    const { number } = await announce();
    const { number: travelling } = await announce();
    await world.change('markReturnInTransit', { reference: travelling });
    const { number: closed } = await announce();
    await receive(closed, [sellable('TEE', 2)]);
    await world.change('closeReturn', { reference: closed });
    const whole = (await world.list({ first: 500 })).nodes as { number: string; status: string; updatedAt: string }[];
    expect(whole.map((node) => node.number)).toEqual(expect.arrayContaining([number, travelling]));
    expect(new Set(whole.map(({ status }) => status))).toEqual(new Set(['AWAITING_RECEIPT', 'IN_TRANSIT']));
    expect(whole.map(({ updatedAt }) => updatedAt)).toEqual(whole.map(({ updatedAt }) => updatedAt).sort());
    const seen: string[] = [];
    for (let after: string | null = null, more = true; more;) {
      const page: { nodes: { number: string }[]; pageInfo: { endCursor: string; hasNextPage: boolean } } = await world.list({ first: 2, after });
      seen.push(...page.nodes.map((node) => node.number));
      ({ endCursor: after, hasNextPage: more } = page.pageInfo);
    }
    expect(seen).toEqual(whole.map((node) => node.number));
    expect((await world.list({ status: 'IN_TRANSIT' })).nodes).toEqual([expect.objectContaining({ number: travelling })]);
    expect((await world.list({ status: 'CLOSED' })).nodes).toEqual([expect.objectContaining({ number: closed })]);
    expect((await world.list({ since: whole.at(-1)?.updatedAt })).nodes).toHaveLength(1);
  });

  test('is refused a cursor of another list, of another warehouse or made up', async () => {
    await announce();
    await announce();
    const { pageInfo: { endCursor } } = await world.list({ first: 1 });
    await expect(world.list({ status: 'AWAITING_RECEIPT', after: endCursor })).rejects.toMatchObject({ code: 'BAD_CURSOR' });
    await expect(world.list({ after: endCursor }, warehouse(world.lyon))).rejects.toMatchObject({ code: 'BAD_CURSOR' });
    await expect(world.list({ after: 'x' })).rejects.toMatchObject({ code: 'BAD_CURSOR' });
    await expect(world.list({ first: 0 })).rejects.toMatchObject({ code: 'BAD_INPUT' });
  });

  test('reads a page of returns in two statements, however many returns and lines', async () => {
    const { deps } = world.orders.subgraph.context({ principal: staff, requestId: 'r-1', via: 'test' }) as OrdersContext;
    const statements = jest.spyOn(deps.database, 'query');
    const counted = async (first: number) => {
      statements.mockClear();
      await world.list({ first });
      return statements.mock.calls.length;
    };
    await announce({ lines: [{ sku: 'TEE', quantity: 1 }, { sku: 'MUG', quantity: 1 }] });
    expect([await counted(1), await counted(50)]).toEqual([2, 2]);
    statements.mockRestore();
  });

  test('may report that a return will not arrive, more than once', async () => {
    const { number, id } = await announce();
    const cancelled = await world.report('cancelWarehouseReturn', { reference: number, reason: 'lost' });
    expect(cancelled).toMatchObject({ status: 'CANCELLED', cancelReason: 'lost', cancelledAt: world.orders.clock.now().toISOString() });
    expect(await world.report('cancelWarehouseReturn', { reference: number, reason: 'again' })).toEqual(cancelled);
    expect((await world.told(id)).slice(-2)).toEqual(['AWAITING_RECEIPT to CANCELLED', 'return.cancelled']);
  });
});

describe('receiving a return', () => {
  test('is compliant when every expected item arrived, in the expected quantity, in sellable condition', async () => {
    const { number, id } = await announce({ lines: [...TEES, { sku: 'MUG', quantity: 1 }] });
    const done = await receive(number, [{ barcode: '4006381333931', quantity: 2, classification: 'sellable' }, sellable('MUG', 1)],
      { receivedAt: '2026-03-09T10:00:00+01:00', inspectedAt: '2026-03-09T11:00:00Z', wmsReference: 'IN-9' });
    expect(done).toMatchObject({
      status: 'COMPLIANT', compliant: true, receivedAt: '2026-03-09T09:00:00.000Z', inspectedAt: '2026-03-09T11:00:00.000Z', wmsReference: 'IN-9',
      outcome: { compliant: true, missing: [], notSellable: [], unexpected: [] },
      lines: [{ sku: 'TEE', quantityExpected: 2, quantityReceived: 2, classification: 'SELLABLE' }, { sku: 'MUG', quantityExpected: 1, quantityReceived: 1, classification: 'SELLABLE' }],
    });
    expect((await world.told(id)).slice(3)).toEqual(['AWAITING_RECEIPT to IN_TRANSIT', 'IN_TRANSIT to RECEIVED', 'RECEIVED to COMPLIANT', 'return.received']);
    expect(await world.change('closeReturn', { reference: id })).toMatchObject({ status: 'CLOSED', closedAt: world.orders.clock.now().toISOString() });
  });

  test.each([
    ['a unit is missing', [sellable('TEE', 1)], { missing: [{ sku: 'TEE', quantity: 1 }], notSellable: [], unexpected: [] }],
    ['a unit is damaged', [sellable('TEE', 1), damaged('TEE', 1)], { missing: [], notSellable: [{ sku: 'TEE', quantity: 1 }], unexpected: [] }],
    ['a word is the warehouse\'s own', [{ sku: 'TEE', quantity: 2, classification: 'Graded B' }], { missing: [], notSellable: [{ sku: 'TEE', quantity: 2 }], unexpected: [] }],
    ['an item is of the order but not of the return', [sellable('TEE', 2), sellable('MUG', 1)], { missing: [], notSellable: [], unexpected: [{ sku: 'MUG', quantity: 1 }] }],
    ['an item is of the catalog alone', [sellable('TEE', 2), sellable('BAG', 1)], { missing: [], notSellable: [], unexpected: [{ sku: 'BAG', quantity: 1 }] }],
  ])('is not compliant when %s, and customer service is alerted once', async (_, arrived, outcome) => {
    const { number, id } = await announce();
    const done = await receive(number, arrived);
    expect(done).toMatchObject({ status: 'NOT_COMPLIANT', compliant: false, outcome: { compliant: false, ...outcome } });
    expect(await receive(number, arrived)).toEqual(done);
    expect((await world.told(id)).filter((type) => type === 'RETURN_NOT_COMPLIANT')).toHaveLength(1);
  });

  test('keeps the reported data of the goods, also the warehouse\'s own condition codes', async () => {
    const { number } = await announce();
    const { lines } = await receive(number, [{ sku: 'TEE', quantity: 1, classification: 'Graded B', reasonCode: 'R7', lotNumber: 'L1', serialNumber: 'S1', note: 'stain' }, damaged('TEE', 1)]);
    expect(lines).toMatchObject([
      { quantityExpected: 2, quantityReceived: 1, classification: 'Graded B', reasonCode: 'R7', lotNumber: 'L1', serialNumber: 'S1', note: 'stain' },
      { quantityExpected: 0, quantityReceived: 1, classification: 'DAMAGED', reasonCode: null, lotNumber: null },
    ]);
  });

  test('refuses an unknown item and changes nothing', async () => {
    const { number } = await announce();
    await expect(receive(number, [sellable('TEE', 2), sellable('NOPE', 1), { barcode: '000', quantity: 1 }])).rejects.toMatchObject({
      code: 'UNKNOWN_ITEM', details: { 'lines.1': ['no item has the sku NOPE'], 'lines.2': ['no item has the barcode 000'] },
    });
    await expect(receive(number, [{ quantity: -1 }])).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'lines.0': ['must name its item by sku or barcode'], 'lines.0.quantity': ['must be 0 to 1000000'] } });
    expect(await world.read(number)).toMatchObject({ status: 'AWAITING_RECEIPT', receivedAt: null });
  });

  test('repeated changes nothing; a correction is recorded until the return is closed', async () => {
    const { number, id } = await announce();
    const first = await receive(number, [sellable('TEE', 1)]);
    world.orders.clock.turn(60_000);
    expect(await receive(number, [sellable('TEE', 1)])).toEqual(first);
    const corrected = await receive(number, [sellable('TEE', 2)]);
    expect(corrected).toMatchObject({ status: 'COMPLIANT', receivedAt: first.receivedAt, lines: [{ quantityReceived: 2 }] });
    expect(await receive(number, [damaged('TEE', 2)])).toMatchObject({ status: 'NOT_COMPLIANT' });
    expect((await world.told(id)).slice(6)).toEqual(['return.received', 'RETURN_NOT_COMPLIANT', 'NOT_COMPLIANT to COMPLIANT', 'return.received', 'COMPLIANT to NOT_COMPLIANT', 'return.received', 'RETURN_NOT_COMPLIANT']);
    const closed = await world.change('closeReturn', { reference: number });
    expect(await receive(number, [damaged('TEE', 2)])).toEqual(closed);
    await expect(receive(number, [sellable('TEE', 2)])).rejects.toMatchObject({ code: 'INVALID_STATE' });
  });

  test('of twenty equal concurrent reports one takes effect', async () => {
    const { number, id } = await announce();
    const answers = await Promise.all(Array.from({ length: 20 }, () => receive(number, [sellable('TEE', 1)]).catch((error: unknown) => error)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.lines ?? answer.code)).filter((answer) => answer !== '"CONFLICT"')).size).toBe(1);
    expect((await world.told(id)).filter((type) => type === 'return.received' || type === 'RETURN_NOT_COMPLIANT')).toEqual(['return.received', 'RETURN_NOT_COMPLIANT']);
  });

  test('with one command is done once and answered alike', async () => {
    const { number } = await announce();
    const command = { id: `receive-${String(number)}`, expiresAt: '2099-01-01T00:00:00.000Z' };
    const once = () => world.orders.run(`mutation Receive($input: ReceiveWarehouseReturnInput!) { receiveWarehouseReturn(input: $input) { ...R } } ${RETURN}`,
      { input: { reference: number, lines: [sellable('TEE', 2)] } }, { principal: warehouse(world.milan), command });
    expect(await once()).toEqual(await once());
  });

  test('racing a cancellation ends in a state the table allows, the goods recorded either way', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { number, id } = await announce();
      const [arrived, cancelled] = await Promise.allSettled([receive(number, [sellable('TEE', 2)]), world.change('cancelReturn', { reference: number })]);
      expect(arrived.status).toBe('fulfilled');
      const { status, lines } = await world.read(id);
      expect(status).toBe(cancelled.status === 'fulfilled' ? 'CANCELLED' : 'COMPLIANT');
      expect(lines).toMatchObject([{ quantityReceived: 2 }]);
      expect((await world.told(id)).includes('RETURN_AFTER_CANCELLATION')).toBe(cancelled.status === 'fulfilled');
    }
  });

  test('after its cancellation records the goods, stays cancelled and alerts customer service once', async () => {
    const { number, id } = await announce();
    await world.change('cancelReturn', { reference: number });
    const done = await receive(number, [damaged('TEE', 2)]);
    expect(done).toMatchObject({ status: 'CANCELLED', receivedAt: world.orders.clock.now().toISOString(), lines: [{ quantityReceived: 2, classification: 'DAMAGED' }] });
    expect(await receive(number, [damaged('TEE', 2)])).toEqual(done);
    expect((await world.told(id)).slice(-2)).toEqual(['return.received', 'RETURN_AFTER_CANCELLATION']);
  });

  test('of a return that was never announced to its warehouse passes every status on the way', async () => {
    const { number, id } = await announce({ expected: false });
    expect((await receive(number, [sellable('TEE', 2)])).status).toBe('COMPLIANT');
    expect((await world.told(id)).slice(0, 5)).toEqual(['return.created', 'REQUESTED to AWAITING_RECEIPT', 'AWAITING_RECEIPT to IN_TRANSIT', 'IN_TRANSIT to RECEIVED', 'RECEIVED to COMPLIANT']);
    await expect(world.change('cancelReturn', { reference: number })).rejects.toMatchObject({ code: 'INVALID_STATE' });
  });
});

describe('an unannounced parcel', () => {
  const register = (more: object = {}, as = warehouse(world.milan)) => world.report('registerWarehouseReturn', { lines: [sellable('TEE', 1)], ...more }, as);

  test('becomes a return of its order and the merchant is alerted', async () => {
    const order = await world.shippedOrder();
    const made = await register({ orderNumber: order.number.slice(1), trackingNumber: 'ZZ9', wmsReference: 'U-1' });
    expect(made).toMatchObject({
      announced: false, source: 'WAREHOUSE', status: 'NOT_COMPLIANT', compliant: false, orderId: order.id, orderNumber: order.number, customer: { name: 'Ada Rossi' },
      trackingNumbers: ['ZZ9'], wmsReference: 'U-1', location: { code: 'MI1' }, outcome: { unexpected: [{ sku: 'TEE', quantity: 1 }] },
      lines: [{ lineId: order.lines[0].id, sku: 'TEE', quantityExpected: 0, quantityReceived: 1, classification: 'SELLABLE' }],
    });
    expect(await world.told(made.id)).toEqual(['return.created', 'RECEIVED to NOT_COMPLIANT', 'return.received', 'RETURN_UNANNOUNCED']);
    await expect(world.change('announceReturn', { orderReference: order.number, lines: TEES })).rejects.toMatchObject({ code: 'BAD_INPUT' });
    expect(await receive(made.number, [sellable('TEE', 1)])).toEqual(made);
  });

  test('may name an unknown order, or none, but no unknown item', async () => {
    expect(await register({ orderNumber: 'ghost' })).toMatchObject({ orderId: null, orderNumber: '#ghost', customer: { name: null }, lines: [{ lineId: null, sku: 'TEE', title: 'Tee' }] });
    expect(await register()).toMatchObject({ orderId: null, orderNumber: null });
    await expect(register({ lines: [sellable('NOPE', 1)] })).rejects.toMatchObject({ code: 'UNKNOWN_ITEM', details: { 'lines.0': ['no item has the sku NOPE'] } });
    await expect(register({ lines: [sellable('TEE', 0)] })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { lines: ['must hold at least one unit'] } });
  });

  test('does not show a warehouse the customer of another warehouse\'s order', async () => {
    const order = await world.shippedOrder();
    expect(await register({ orderNumber: order.number }, warehouse(world.lyon))).toMatchObject({ orderId: order.id, customer: { name: null }, location: { code: 'LY1' } });
  });
});

describe('staff', () => {
  test('find returns by state, order, location, verdict and last change', async () => {
    const { number, orderNumber, updatedAt } = await announce({ locationCode: 'LY1' });
    const found = async (filter: object) => (await world.orders.run('query Returns($filter: ReturnFilter) { returns(filter: $filter, first: 500) { nodes { number } } }', { filter }))
      .returns.nodes.map((node: { number: string }) => node.number);
    expect(await found({ orderNumber })).toEqual([number]);
    expect(await found({ status: 'AWAITING_RECEIPT', locationCode: 'LY1', updatedSince: updatedAt })).toEqual([number]);
    expect(await found({ orderNumber, compliant: true })).toEqual([]);
    const own = { source: 'CHANNEL', resolution: 'REFUND', method: 'CARRIER_LABEL' };
    for (const other of [{ source: 'PORTAL' }, { resolution: 'EXCHANGE' }, { method: 'IN_STORE' }]) expect([await found({ orderNumber, ...own }), await found({ orderNumber, ...own, ...other })]).toEqual([[number], []]);
    expect(await found({ orderNumber, status: 'CLOSED' })).toEqual([]);
    await expect(world.orders.run('query Returns { returns { nodes { number } } }', {}, { principal: { ...staff, permissions: ['catalog.read'] } })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(world.change('closeReturn', { reference: number })).rejects.toMatchObject({ code: 'INVALID_STATE' });
    await expect(world.change('closeReturn', { reference: 'R0' })).rejects.toMatchObject({ code: 'RETURN_NOT_FOUND' });
  });
});
