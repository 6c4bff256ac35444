import { openOutside, type Outside } from './outside.js';

let out: Outside;
let milan: Awaited<ReturnType<Outside['listen']>>;
let lyon: Awaited<ReturnType<Outside['listen']>>;
beforeAll(async () => {
  out = await openOutside();
  milan = await out.listen();
  lyon = await out.listen();
  await out.warehouse('MI1', milan.url);
  await out.warehouse('LY1', lyon.url);
});
afterAll(() => out.close());

/** The events each warehouse received by some steps; they are delivered one after the other, so they arrive in their order. */
const notified = async (...steps: (() => Promise<unknown>)[]): Promise<{ milan: string[]; lyon: string[] }> => {
  for (const step of steps) {
    await step();
    await out.settle();
  }
  return { milan: milan.words(), lyon: lyon.words() };
};
const at = (path: string, body = '', code: 'MI1' | 'LY1' = 'MI1') => async () => {
  const { status } = await out.post(path, body, { at: code });
  if (status >= 300) throw new Error(`${path}: ${String(status)}`);
};
const hold = (reference: string) => () => out.change('holdOrder', 'HoldOrderInput', { reference, reason: 'fraud' });
const release = (reference: string) => () => out.change('releaseOrder', 'ReleaseOrderInput', { reference });
const cancel = (reference: string) => () => out.cancel(reference);
const place = (number: string) => () => out.place(number, [['MUG', 1]]);
const PICKED = '{"lines":[{"sku":"MUG","quantity":1}]}';

test('order.ready comes with every entry into the queue [W-A-1]', async () => {
  expect(await notified(place('#A1'), hold('A1'), release('A1'), at('/orders/A1/accept'), at('/orders/A1/picked', PICKED), at('/orders/A1/shipments')))
    .toEqual({ milan: ['order.ready #A1', 'order.ready #A1'], lyon: [] });
});

test('order.cancelled comes once: cancelled if the warehouse had not accepted it, cancel_requested if it had [W-A-2]', async () => {
  expect(await notified(place('#A2'), cancel('A2'))).toEqual({ milan: ['order.ready #A2', 'order.cancelled #A2 cancelled'], lyon: [] });
  expect(await notified(place('#A3'), at('/orders/A3/accept'), cancel('A3'), at('/orders/A3/cancel'))).toEqual({ milan: ['order.ready #A3', 'order.cancelled #A3 cancel_requested'], lyon: [] });
});

test('order.cancelled does not come to a warehouse that shipped or short-closed its whole fulfillment order, nor for an order it never saw ready [W-A-3] [W-A-5]', async () => {
  const split = (number: string) => () => out.place(number, [['MUG', 1, 'MI1'], ['TEE', 1, 'LY1']]);
  expect(await notified(split('#A4'), at('/orders/A4/accept'), at('/orders/A4/picked', PICKED), at('/orders/A4/shipments'), cancel('A4')))
    .toEqual({ milan: ['order.ready #A4'], lyon: ['order.ready #A4', 'order.cancelled #A4 cancelled'] });
  expect(await notified(split('#A5'), at('/orders/A5/accept'), at('/orders/A5/cancel'), cancel('A5')))
    .toEqual({ milan: ['order.ready #A5'], lyon: ['order.ready #A5', 'order.cancelled #A5 cancelled'] });
  const unpaid = { number: '#A6', channel: 'shop', currency: 'EUR', customer: {}, shipping: { methodCode: 'std' }, paymentStatus: 'PENDING', shippingAddress: { countryCode: 'IT' }, lines: [{ sku: 'MUG', quantity: 1, unitPrice: { amount: '1.00', currency: 'EUR' } }] };
  expect(await notified(() => out.change('placeOrder', 'PlaceOrderInput', unpaid), cancel('A6'))).toEqual({ milan: [], lyon: [] });
});

test('return.expected comes to the receiving warehouse, when the return is awaited [W-A-4] [W-A-5]', async () => {
  await notified(place('#A7'), at('/orders/A7/accept'), at('/orders/A7/picked', PICKED), at('/orders/A7/shipments'));
  expect(await notified(() => out.change('announceReturn', 'AnnounceReturnInput', { orderReference: 'A7', lines: [{ sku: 'MUG', quantity: 1 }], expected: false }))).toEqual({ milan: [], lyon: [] });
  await out.change('expectReturn', 'ReturnReferenceInput', { reference: 'R1001' });
  await out.settle();
  const { id } = await (await out.send('/returns/R1001')).json() as { id: string };
  expect([milan.notified(), lyon.notified()]).toEqual([[['return.expected', { return_id: id, return_number: 'R1001', order_number: '#A7' }]], []]);
  expect(await notified(at('/returns', '{"lines":[{"sku":"MUG","quantity":1,"classification":"sellable"}]}'))).toEqual({ milan: [], lyon: [] });
});

test('the body is the envelope with exactly the documented data [W-BODY-1] [W-A-1] [W-A-2]', async () => {
  const before = out.clock.now().toISOString();
  await place('#A8')();
  await cancel('A8')();
  await out.relay.drain();
  out.clock.turn(5000); // created_at is the time of the change, not of the sending
  await out.sender.drain();
  const { id } = await (await out.send('/orders/A8')).json() as { id: string };
  const bodies = milan.received.splice(0).map(({ body, headers }) => [headers['content-type'], body.replace(String(headers['x-service-webhook-id']), 'ID').replaceAll(/"created_at":"([^."]+)\.\d{3}Z"/g, '"created_at":"$1Z"')]).sort();
  const time = before.replace(/\.\d{3}/, '');
  expect(bodies).toEqual([
    ['application/json', `{"id":"ID","type":"order.cancelled","created_at":"${time}","data":{"order_id":"${id}","order_number":"#A8","status":"cancelled"}}`],
    ['application/json', `{"id":"ID","type":"order.ready","created_at":"${time}","data":{"order_id":"${id}","order_number":"#A8"}}`],
  ]);
});
