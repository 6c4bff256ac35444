import { openShop, type Shop } from '../../kit/shop.js';

let shop: Shop;
beforeAll(async () => { shop = await openShop(); });
afterAll(() => shop.orders.subgraph.close());

const edit = (reference: string, more: object) => shop.change('editOrder', { reference, ...more });
const accept = (reference: string, at?: string) => shop.report('acceptFulfillmentOrder', { reference }, at);
const pick = (reference: string, sku: string, quantity: number) => shop.report('reportPicking', { reference, lines: [{ sku, quantity }] });
const lineOf = async (reference: string, sku: string): Promise<string> => (await shop.read(reference)).lines.find((line: { sku: string }) => line.sku === sku).id;
const reserved = async (sku: string, location = 'MI1'): Promise<number> => {
  const { availability } = await shop.orders.run('query Stock($sku: String!) { availability(sku: $sku) { reserved location { code } } }', { sku });
  return availability.find((at: { location: { code: string } }) => at.location.code === location)?.reserved ?? 0;
};
const price = { amount: '5.00', currency: 'EUR' };
const ROME = { city: 'Roma', countryCode: 'it' };

describe('before a warehouse accepts it, staff', () => {
  test('changes address, customer, notes and shipping of an order', async () => {
    const number = await shop.place([['TEE', 2, 'MI1']]);
    await edit(number, { shippingAddress: ROME, customer: { name: 'Bea Neri', email: 'bea@example.test' }, notes: 'Ring twice', shipping: { carrierCode: 'brt' } });
    expect(await shop.read(number)).toMatchObject({
      status: 'IN_FULFILLMENT', notes: 'Ring twice', customer: { name: 'Bea Neri', email: 'bea@example.test' }, shippingAddress: { city: 'Roma', countryCode: 'IT' },
      fulfillmentOrders: [{ status: 'TO_FULFILL', notes: 'Ring twice', shippingAddress: { city: 'Roma' } }],
    });
    expect(await shop.history(number)).toEqual(['order.placed', 'fulfillment.ready', 'order.customer_changed', 'order.address_changed', 'order.notes_changed', 'order.shipping_method_changed']);
    await edit(number, { notes: null });
    expect((await shop.read(number)).notes).toBeNull();
  });

  test('changes single fields of an address, clears those that are null and keeps the others', async () => {
    const whole = { firstName: 'Ada', lastName: 'Rossi', company: 'Lume', address1: 'Via Roma 1', address2: 'Scala B', city: 'Milano', postalCode: '20121', provinceCode: 'MI', countryCode: 'IT', phone: '+39 02 1' };
    const number = await shop.place([['TEE', 1, 'MI1']], { shippingAddress: whole, billingAddress: whole });
    const fields = Object.keys(whole).join(' ');
    const addresses = async () => (await shop.orders.run(`query A($reference: ID!) { order(reference: $reference) { shippingAddress { ${fields} } billingAddress { ${fields} } } }`, { reference: number })).order;
    await edit(number, { shippingAddress: { address1: 'Via Torino 2', address2: null } });
    expect(await addresses()).toEqual({ shippingAddress: { ...whole, address1: 'Via Torino 2', address2: null }, billingAddress: whole });
    await edit(number, { billingAddress: { company: null, countryCode: 'fr' } });
    expect((await addresses()).billingAddress).toEqual({ ...whole, company: null, provinceCode: null, countryCode: 'FR' }); // a province stays only in its country
    await edit(number, { shippingAddress: {} });
    expect((await addresses()).shippingAddress).toEqual({ ...whole, address1: 'Via Torino 2', address2: null });
    expect((await shop.history(number)).filter((type) => type === 'order.address_changed')).toHaveLength(2);
    await edit(number, { billingAddress: null });
    await edit(number, { billingAddress: { city: 'Roma' } });
    expect((await addresses()).billingAddress).toEqual({ ...Object.fromEntries(Object.keys(whole).map((field) => [field, null])), city: 'Roma' });
    await expect(edit(number, { shippingAddress: { countryCode: null } })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'shippingAddress.countryCode': ['must be an ISO 3166-1 alpha-2 code'] } });
  });

  test('is refused a text that is no e-mail address, of a new order too, unless the order came with it from an interface', async () => {
    const customer = { name: 'Bea Neri', email: 'bea.example.test', phone: '1' };
    const RULE = ['must be an e-mail address, or null'];
    const number = await shop.place([['TEE', 1, 'MI1']]);
    await expect(edit(number, { customer, invoiceDetails: { certifiedEmail: '@pec.test' } })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'customer.email': RULE, 'invoiceDetails.certifiedEmail': RULE } });
    for (const email of ['', ' ', 'bea', 'bea@', 'bea@example', 'a b@example.test', 'bea@example.test, ada@example.test', 'Bea <bea@example.test>']) {
      await expect(shop.place([['TEE', 1]], { customer: { email } })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'customer.email': RULE } });
    }
    await expect(shop.place([['TEE', 1]], { currency: 'XYZ' })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { currency: ['must be an ISO 4217 code'] } });
    for (const email of [' Bea@Example.test ', 'zoë.müller+1@bücher.example', "o'neil@mail.example.co.uk"]) await edit(number, { customer: { email } });
    await edit(number, { customer: { phone: '3' } });
    expect((await shop.orders.run('query C($reference: ID!) { order(reference: $reference) { customer { name email phone } } }', { reference: number })).order.customer).toEqual({ name: 'Ada Rossi', email: "o'neil@mail.example.co.uk", phone: '3' });
    await edit(number, { customer: { email: null } });
    const sold = (await shop.orders.run('mutation P($input: PlaceOrderInput!) { placeOrder(input: $input) { number } }',
      { input: { channel: 'erp', currency: 'EUR', customer, shippingAddress: ROME, shipping: {}, lines: [{ sku: 'TEE', quantity: 1, unitPrice: price }] } },
      { principal: { kind: 'connection', companyId: 7, actor: 'connection:d', scopes: ['orders:write'] } })).placeOrder.number;
    await edit(sold, { customer: { ...customer, phone: '2' } });
    expect((await shop.read(sold)).customer).toMatchObject({ email: 'bea.example.test' });
  });

  test('changes the priority, for its warehouses too, or gives it back to the shipping type', async () => {
    const number = await shop.place([['TEE', 1, 'MI1'], ['TEE', 1, 'LY1']]);
    const priorities = async () => (await shop.orders.run('query P($reference: ID!) { order(reference: $reference) { priority fulfillmentOrders { priority priorityChosen } } }', { reference: number })).order;
    const chosen = (priority: number, priorityChosen: boolean) => ({ priority, fulfillmentOrders: [{ priority, priorityChosen }, { priority, priorityChosen }] });
    expect(await priorities()).toEqual(chosen(3, false));
    await edit(number, { priority: 1 });
    expect(await priorities()).toEqual(chosen(1, true));
    await accept(number);
    const { updatedAt } = (await shop.orders.run('query U($reference: ID!) { order(reference: $reference) { fulfillmentOrders { updatedAt } } }', { reference: number })).order.fulfillmentOrders[0];
    await edit(number, { priority: 2 });
    expect(await priorities()).toEqual(chosen(2, true));
    expect((await shop.orders.run('query U($reference: ID!) { order(reference: $reference) { fulfillmentOrders { updatedAt } } }', { reference: number })).order.fulfillmentOrders[0].updatedAt > updatedAt).toBe(true);
    await edit(number, { priority: null });
    expect(await priorities()).toEqual(chosen(3, false));
    expect((await shop.history(number)).filter((type) => type === 'order.priority_changed')).toHaveLength(3);
    await expect(edit(number, { priority: 0 })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { priority: ['must be 1 or more'] } });
    await shop.report('reportPicking', { reference: number, lines: [{ sku: 'TEE', quantity: 1 }] });
    await shop.report('reportShipment', { reference: number });
    await accept(number, shop.lyon);
    await shop.report('reportPicking', { reference: number, lines: [{ sku: 'TEE', quantity: 1 }] }, shop.lyon);
    await shop.report('reportShipment', { reference: number }, shop.lyon);
    await expect(edit(number, { priority: 1 })).rejects.toMatchObject({ code: 'INVALID_STATE', details: { status: 'shipped' } });
  });

  test('names a line by lineId wherever it stands', async () => {
    const number = await shop.place([['TEE', 1, 'MI1']]);
    const { order: { lines: [line], fulfillmentOrders: [fulfillmentOrder] } } = await shop.orders.run('query L($reference: ID!) { order(reference: $reference) { lines { id lineId } fulfillmentOrders { lines { lineId } } } }', { reference: number });
    expect([line.lineId, fulfillmentOrder.lines[0].lineId]).toEqual([line.id, line.id]);
  });

  test('sets and clears what an invoice needs by law', async () => {
    const number = await shop.place([['TEE', 1, 'MI1']], { invoiceDetails: { taxCode: ' rss mra80a01h501u', recipientCode: 'abc1234' } });
    const details = async () => (await shop.orders.run('query D($reference: ID!) { order(reference: $reference) { invoiceDetails { taxCode vatNumber certifiedEmail recipientCode } } }', { reference: number })).order.invoiceDetails;
    expect(await details()).toEqual({ taxCode: 'RSSMRA80A01H501U', vatNumber: null, certifiedEmail: null, recipientCode: 'ABC1234' });
    await edit(number, { invoiceDetails: { vatNumber: 'IT01234567890', certifiedEmail: 'Fatture@pec.example.test' } });
    expect(await details()).toEqual({ taxCode: 'RSSMRA80A01H501U', vatNumber: 'IT01234567890', certifiedEmail: 'Fatture@pec.example.test', recipientCode: 'ABC1234' });
    await edit(number, { invoiceDetails: { recipientCode: null } });
    expect((await details()).recipientCode).toBeNull();
    await edit(number, { invoiceDetails: null });
    expect(await details()).toBeNull();
    expect((await shop.history(number)).filter((type) => type === 'order.address_changed')).toHaveLength(3);
  });

  test('cancels units, which are no longer reserved', async () => {
    const before = await reserved('TEE');
    const number = await shop.place([['TEE', 3, 'MI1'], ['MUG', 1, 'MI1']]);
    expect(await reserved('TEE')).toBe(before + 3);
    await edit(number, { lines: [{ lineId: await lineOf(number, 'TEE'), quantity: 1 }] });
    expect(await shop.read(number)).toMatchObject({
      lines: [{ sku: 'TEE', quantity: 3, quantityCancelled: 2 }, { sku: 'MUG', quantityCancelled: 0 }],
      fulfillmentOrders: [{ status: 'TO_FULFILL', lines: [{ quantityOrdered: 3, quantityCancelled: 2, quantityOpen: 1 }, { quantityOpen: 1 }] }],
    });
    expect([await reserved('TEE'), (await shop.history(number)).at(-1)]).toEqual([before + 1, 'order.lines_cancelled']);
  });

  test('cancels the whole fulfillment order of a location, and the others continue', async () => {
    const number = await shop.place([['TEE', 1, 'MI1'], ['MUG', 1, 'LY1']]);
    await edit(number, { lines: [{ lineId: await lineOf(number, 'MUG'), quantity: 0 }] });
    const { status, fulfillmentOrders } = await shop.read(number);
    expect([status, fulfillmentOrders.map((fulfillmentOrder: { status: string; location: { code: string } }) => `${fulfillmentOrder.location.code} ${fulfillmentOrder.status}`).sort()]).toEqual(['IN_FULFILLMENT', ['LY1 CANCELLED', 'MI1 TO_FULFILL']]);
    expect(await shop.history(number)).toContain('fulfillment.cancelled');
  });

  test('adds lines, to the fulfillment order of their location or as a new one', async () => {
    const number = await shop.place([['TEE', 1, 'MI1']]);
    await edit(number, { addLines: [{ sku: 'MUG', quantity: 2, unitPrice: price, taxRate: '0.22', locationCode: 'MI1' }] });
    expect(await shop.read(number)).toMatchObject({
      totals: { subtotal: { amount: '20.00' }, tax: { amount: '1.80' }, total: { amount: '20.00' } }, lines: [{ sku: 'TEE' }, { sku: 'MUG', quantity: 2, unitPrice: { amount: '5.00' } }],
      fulfillmentOrders: [{ status: 'TO_FULFILL', lines: [{ sku: 'TEE' }, { sku: 'MUG', quantityOpen: 2 }] }],
    });
    await edit(number, { addLines: [{ sku: 'MUG', quantity: 1, unitPrice: price, locationCode: 'LY1' }] });
    const { fulfillmentOrders } = await shop.read(number);
    expect(fulfillmentOrders.map((fulfillmentOrder: { status: string; location: { code: string }; lines: unknown[] }) => [fulfillmentOrder.location.code, fulfillmentOrder.status, fulfillmentOrder.lines.length])).toEqual([['MI1', 'TO_FULFILL', 2], ['LY1', 'TO_FULFILL', 1]]);
    expect((await shop.history(number)).slice(-2)).toEqual(['order.lines_changed', 'fulfillment.ready']);
  });

  test('replaces an item in one call', async () => {
    const number = await shop.place([['TEE', 2, 'MI1']]);
    await edit(number, { lines: [{ lineId: await lineOf(number, 'TEE'), quantity: 1 }], addLines: [{ sku: 'MUG', quantity: 1, unitPrice: price, locationCode: 'MI1' }] });
    expect(await shop.read(number)).toMatchObject({ lines: [{ sku: 'TEE', quantityCancelled: 1 }, { sku: 'MUG', quantity: 1 }] });
    expect((await shop.history(number)).slice(2)).toEqual(['order.item_replaced']);
  });

  test('is refused invalid edits, naming the field', async () => {
    const number = await shop.place([['TEE', 2, 'MI1']]);
    const lineId = await lineOf(number, 'TEE');
    await expect(edit(number, {})).rejects.toMatchObject({ code: 'BAD_INPUT', details: { reference: ['says nothing to change'] } });
    await expect(edit(number, { billingAddress: { countryCode: 'Italy' } })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'billingAddress.countryCode': ['must be an ISO 3166-1 alpha-2 code'] } });
    await expect(shop.place([['TEE', 1]], { billingAddress: { countryCode: 'Italy' } })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'billingAddress.countryCode': ['must be an ISO 3166-1 alpha-2 code'] } });
    await expect(edit(number, { shippingAddress: { countryCode: 'Italy' } })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'shippingAddress.countryCode': ['must be an ISO 3166-1 alpha-2 code'] } });
    for (const [code, meant] of [['UK', 'GB'], ['el', 'GR'], ['ITA', 'IT']] as const) {
      await expect(edit(number, { shippingAddress: { countryCode: code } })).rejects.toMatchObject({ details: { 'shippingAddress.countryCode': [`must be an ISO 3166-1 alpha-2 code: ${meant}, not ${code}`] } });
    }
    await expect(edit(number, { shipping: { methodName: 'm'.repeat(201) } })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'shipping.methodName': ['must be up to 200 characters'] } });
    await expect(edit(number, { lines: [{ lineId, quantity: 3 }] })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'lines.0.quantity': ['must be 0 to 2, the units that are left'] } });
    await expect(edit(number, { lines: [{ lineId, quantity: 1 }, { lineId, quantity: 1 }] })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { lines: ['must name each line once'] } });
    await expect(edit(number, { lines: [{ lineId: number, quantity: 1 }] })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'lines.0.lineId': ['is no line of this order'] } });
    await expect(edit(number, { lines: [{ lineId, quantity: 0 }] })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { lines: ['must leave a unit'] } });
    await expect(edit(number, { addLines: [{ sku: 'NOPE', quantity: 1, unitPrice: price }] })).rejects.toMatchObject({ code: 'UNKNOWN_ITEM', details: { 'addLines.0': ['no item has the sku NOPE'] } });
    await expect(edit('nope', { notes: 'x' })).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' });
  });

  test('keeps a hold while it edits', async () => {
    const number = await shop.place([['TEE', 1, 'MI1']]);
    await shop.change('holdOrder', { reference: number, reason: 'address' });
    await edit(number, { shippingAddress: ROME });
    expect(await shop.read(number)).toMatchObject({ status: 'ON_HOLD', fulfillmentOrders: [{ status: 'NOT_READY' }] });
    await shop.change('releaseOrder', { reference: number });
    expect(await shop.read(number)).toMatchObject({ status: 'IN_FULFILLMENT', fulfillmentOrders: [{ status: 'TO_FULFILL', shippingAddress: { city: 'Roma' } }] });
  });
});

describe('once a warehouse accepted it, staff', () => {
  test('changes address and notes and cancels units, and the warehouse reads its fulfillment order again', async () => {
    const number = await shop.place([['TEE', 3, 'MI1']]);
    await accept(number);
    const list = async (since: string) => (await shop.orders.run('query L($since: DateTime) { warehouseOrders(status: ACCEPTED, updatedSince: $since, first: 500) { nodes { number updatedAt shippingAddress { city } lines { quantityOpen } } } }', { since }, { principal: { kind: 'connection', companyId: 7, actor: 'WMS', connectionId: 'c', warehouseId: shop.milan, scopes: ['fulfillment:read'] } })).warehouseOrders.nodes;
    shop.orders.clock.turn(1000);
    const since = shop.orders.clock.now().toISOString();
    expect(await list(since)).toEqual([]);
    await edit(number, { shippingAddress: ROME, notes: 'Leave at the desk', lines: [{ lineId: await lineOf(number, 'TEE'), quantity: 2 }] });
    expect(await list(since)).toMatchObject([{ number, shippingAddress: { city: 'Roma' }, lines: [{ quantityOpen: 2 }] }]);
    await expect(pick(number, 'TEE', 3)).rejects.toMatchObject({ code: 'BAD_INPUT' });
    await pick(number, 'TEE', 2);
    await shop.report('reportShipment', { reference: number });
    expect(await shop.read(number)).toMatchObject({ status: 'SHIPPED', lines: [{ quantity: 3, quantityCancelled: 1, quantityShipped: 2 }] });
  });

  test('changes how the customer is reached, also once it was picked, and the warehouse reads its fulfillment order again', async () => {
    const number = await shop.place([['TEE', 1, 'MI1']]);
    await accept(number);
    const shown = async () => (await shop.orders.run('query W($status: WarehouseOrderList!) { warehouseOrders(status: $status, first: 500) { nodes { number updatedAt customer { name email phone } } } }', { status: (await shop.read(number)).fulfillmentOrders[0].status }, { principal: { kind: 'connection', companyId: 7, actor: 'WMS', connectionId: 'c', warehouseId: shop.milan, scopes: ['fulfillment:read'] } })).warehouseOrders.nodes.find((one: { number: string }) => one.number === number);
    const before = await shown();
    shop.orders.clock.turn(1000);
    await edit(number, { customer: { email: 'cleo@example.test', phone: '+39 02 1' } });
    const accepted = await shown();
    expect(accepted).toMatchObject({ customer: { ...before.customer, email: 'cleo@example.test', phone: '+39 02 1' } });
    expect(accepted.updatedAt > before.updatedAt).toBe(true);
    await pick(number, 'TEE', 1);
    await edit(number, { customer: { phone: '+39 02 2' } });
    expect(await shown()).toMatchObject({ customer: { email: 'cleo@example.test', phone: '+39 02 2' } });
    expect((await shop.history(number)).filter((type) => type === 'order.customer_changed')).toHaveLength(2);
    await expect(edit(number, { customer: { email: 'no address' } })).rejects.toMatchObject({ code: 'BAD_INPUT' });
  });

  test('changes the customer\'s name where the parcel carries the address\'s own, and else until it is picked; never who the customer is', async () => {
    const named = await shop.place([['TEE', 1, 'MI1']], { shippingAddress: { firstName: 'Ada', lastName: 'Neri', city: 'Milano', countryCode: 'IT' } });
    const unnamed = await shop.place([['TEE', 1, 'MI1']], { shippingAddress: { city: 'Milano', countryCode: 'IT' } });
    for (const number of [named, unnamed]) {
      await accept(number);
      await expect(edit(number, { customer: { channelId: '99' } })).rejects.toMatchObject({ code: 'INVALID_STATE', details: { fields: 'customer.channelId' } });
      await edit(number, { customer: { name: 'Bea Verdi' } });
      await pick(number, 'TEE', 1);
    }
    await edit(named, { customer: { name: 'Cleo Verdi' } });
    expect(await shop.read(named)).toMatchObject({ customer: { name: 'Cleo Verdi' } });
    await expect(edit(unnamed, { customer: { name: 'Cleo Verdi' } })).rejects.toMatchObject({ code: 'INVALID_STATE', details: { fields: 'customer.name', instead: expect.stringContaining('place it anew') } });
    await edit(unnamed, { customer: { name: 'Bea Verdi', phone: '+39 02 3' } }); // the same name is no change of it
  });

  test('cannot change the shipping or add lines, nor cancel the last unit', async () => {
    const number = await shop.place([['TEE', 1, 'MI1'], ['MUG', 1, 'LY1']]);
    await accept(number);
    const late = { code: 'INVALID_STATE' };
    await expect(edit(number, { shipping: { carrierCode: 'x' }, notes: 'x' })).rejects.toMatchObject({ ...late, details: { fields: 'shipping' } });
    await expect(edit(number, { addLines: [{ sku: 'MUG', quantity: 1, unitPrice: price }] })).rejects.toMatchObject({ ...late, details: { fields: 'addLines' } });
    await expect(edit(number, { lines: [{ lineId: await lineOf(number, 'TEE'), quantity: 0 }] })).rejects.toMatchObject(late);
    await edit(number, { lines: [{ lineId: await lineOf(number, 'MUG'), quantity: 0 }] });
    expect((await shop.read(number)).fulfillmentOrders).toMatchObject([{ status: 'ACCEPTED' }, { status: 'CANCELLED' }]);
  });

  test('cannot change the address or cancel units that were picked, nor anything of a shipped order', async () => {
    const number = await shop.place([['TEE', 2, 'MI1']]);
    await accept(number);
    await pick(number, 'TEE', 2);
    await expect(edit(number, { shippingAddress: ROME })).rejects.toMatchObject({ code: 'INVALID_STATE', message: expect.stringContaining('cancel the order, which asks its warehouse to stop, and place it anew'), details: { fields: 'shippingAddress' } });
    await expect(edit(number, { lines: [{ lineId: await lineOf(number, 'TEE'), quantity: 1 }] })).rejects.toMatchObject({ code: 'INVALID_STATE' });
    await edit(number, { notes: 'Thank you' });
    await shop.report('reportShipment', { reference: number });
    await expect(edit(number, { notes: 'Too late' })).rejects.toMatchObject({ code: 'INVALID_STATE', details: { status: 'shipped' } });
  });
});

describe('an order its warehouse rejected', () => {
  const reject = (reference: string) => shop.report('rejectFulfillmentOrder', { reference, reasonCode: 'ADDRESS' });

  test('goes back to the queue once it is fixed, and can be rejected and fixed again', async () => {
    const number = await shop.place([['TEE', 1, 'MI1']]);
    await reject(number);
    const { id } = await shop.read(number);
    expect(await shop.alerts(id)).toEqual(['ORDER_REJECTED']);
    await shop.change('fixOrder', { reference: number, shippingAddress: ROME });
    expect(await shop.read(number)).toMatchObject({ status: 'IN_FULFILLMENT', fulfillmentOrders: [{ status: 'TO_FULFILL', rejection: null, shippingAddress: { city: 'Roma' } }] });
    expect([await shop.alerts(id), (await shop.history(number)).slice(-3)]).toEqual([[], ['order.address_changed', 'order.fixed', 'fulfillment.ready']]);
    await reject(number);
    await shop.change('fixOrder', { reference: number });
    await accept(number);
    await expect(shop.change('fixOrder', { reference: number })).rejects.toMatchObject({ code: 'INVALID_STATE' });
  });

  test('waits when something else blocks it', async () => {
    const number = await shop.place([['TEE', 1, 'MI1']]);
    await reject(number);
    await shop.change('fixOrder', { reference: number, shipping: { methodCode: null } });
    expect(await shop.read(number)).toMatchObject({ waitingFor: ['carrier'], fulfillmentOrders: [{ status: 'NOT_READY', rejection: null }] });
    await edit(number, { shipping: { carrierCode: 'brt' } });
    expect(await shop.read(number)).toMatchObject({ waitingFor: [], fulfillmentOrders: [{ status: 'TO_FULFILL' }] });
  });
});

describe('the payment of an order', () => {
  const pay = (reference: string, paymentStatus: string) => shop.change('setPaymentStatus', { reference, paymentStatus });

  test('makes waiting fulfillment orders ready when it arrives, and withdraws them when it is lost', async () => {
    const number = await shop.place([['TEE', 1, 'MI1']], { paymentStatus: 'PENDING' });
    expect(await pay(number, 'AUTHORIZED')).toMatchObject({ status: 'IN_FULFILLMENT' });
    await pay(number, 'AUTHORIZED');
    expect((await shop.read(number)).fulfillmentOrders).toMatchObject([{ status: 'TO_FULFILL' }]);
    await pay(number, 'EXPIRED');
    expect(await shop.read(number)).toMatchObject({ waitingFor: ['payment'], fulfillmentOrders: [{ status: 'NOT_READY' }] });
    await pay(number, 'PAID');
    expect(await shop.history(number)).toEqual(['order.placed', 'order.payment_changed', 'fulfillment.ready', 'order.status_changed', 'order.payment_changed', 'fulfillment.withdrawn', 'order.payment_changed', 'fulfillment.ready']);
  });

  test('does not end a hold, nor make a transition its state table lacks', async () => {
    const number = await shop.place([['TEE', 1, 'MI1']], { paymentStatus: 'PENDING' });
    await shop.change('holdOrder', { reference: number, reason: 'fraud' });
    await pay(number, 'PAID');
    expect(await shop.read(number)).toMatchObject({ status: 'ON_HOLD', waitingFor: ['hold'], fulfillmentOrders: [{ status: 'NOT_READY' }] });
    await expect(pay(number, 'PENDING')).rejects.toMatchObject({ code: 'INVALID_STATE', details: { status: 'paid' } });
    await expect(pay(number, 'VOIDED')).rejects.toMatchObject({ code: 'INVALID_STATE' });
    await pay(number, 'REFUNDED');
    await expect(pay(number, 'PAID')).rejects.toMatchObject({ code: 'INVALID_STATE', details: { status: 'refunded' } });
  });

  test('follows automatic refunds of missing units', async () => {
    await shop.orders.run('mutation Auto { setAutomaticRefunds(automatic: true) }', {});
    const number = await shop.place([['TEE', 2, 'MI1']]);
    await accept(number);
    await pick(number, 'TEE', 1);
    expect((await shop.read(number)).paymentStatus).toBe('PARTIALLY_REFUNDED');
    await pick(number, 'TEE', 0);
    expect((await shop.read(number)).paymentStatus).toBe('REFUNDED');
    await shop.orders.run('mutation Auto { setAutomaticRefunds(automatic: false) }', {});
  });
});

test('customs documents kept outside the platform are set ready, and not ready again', async () => {
  const number = await shop.place([['TEE', 1, 'MI1']], { externalDocuments: true });
  await shop.change('setExternalDocumentsReady', { reference: number });
  expect(await shop.read(number)).toMatchObject({ status: 'IN_FULFILLMENT', fulfillmentOrders: [{ status: 'TO_FULFILL', documents: { externalReady: true } }] });
  await shop.change('setExternalDocumentsReady', { reference: number, ready: false });
  expect((await shop.read(number)).fulfillmentOrders).toMatchObject([{ status: 'NOT_READY', documents: { externalReady: false } }]);
  await expect(shop.change('setExternalDocumentsReady', { reference: await shop.place([['TEE', 1, 'MI1']]) })).rejects.toMatchObject({ code: 'INVALID_STATE' });
});
