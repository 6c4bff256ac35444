import { openPortal, type Portal } from './portal.js';

let p: Portal;
beforeAll(async () => { p = await openPortal(); });
afterAll(() => p.close());

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

const create = (session: Readonly<Record<string, string>>, body: object) => p.call('POST', '/lume/returns', { headers: session, body });
const [WHITE_L, BLACK_L] = ['8050000000013', '8050000000015'];
const exchange = (...lines: readonly (readonly [id: string | undefined, quantity: number, barcode?: string])[]) =>
  ({ lines: lines.map(([id, quantity, barcode = WHITE_L]) => ({ id, quantity, reason: 'too_small', exchange: { barcode } })), resolution: 'exchange', method: 'carrier_label' });
const stored = async (reference: string): Promise<any> => (await p.asStaff('query O($reference: ID!) { order(reference: $reference) { number status cancellation { cancelledAt } fulfillmentOrders { status } timeline { type } } }', { reference })).order;
const refund = async (input: object): Promise<any> => (await p.asStaff('mutation F($input: RefundReturnInput!) { refundReturn(input: $input) { total { amount } lines { quantity } } }', { input })).refundReturn;

/** An exchange of a shirt whose order leaves at once. */
async function leavingAtOnce(number: string): Promise<{ readonly token: string; readonly number: string; readonly exchangeNumber: string }> {
  await p.policy({ exchangeShips: 'AT_ONCE' });
  const ids = await p.delivered(number, [['SHIRT_WHITE_M', 1]]);
  const { status, body: { data } } = await create(await p.session(number), exchange([ids['SHIRT_WHITE_M'], 1]));
  const { number: exchangeNumber, fulfillmentOrders } = await stored((await p.read(data.number)).exchangeOrderId);
  expect([status, fulfillmentOrders]).toEqual([201, [{ status: 'TO_FULFILL' }]]);
  await p.policy({ exchangeShips: 'COMPLIANT' });
  return { ...data, exchangeNumber };
}

/** The shopper cannot cancel, and nothing of what would have been done is stored. */
async function notCancellable({ token, number, exchangeNumber }: { readonly token: string; readonly number: string; readonly exchangeNumber: string }, order: string): Promise<void> {
  const before = await Promise.all([p.read(number), stored(exchangeNumber), stored(order)]);
  const cancelled = await p.call('POST', `/lume/r/${token}/cancel`);
  expect([cancelled.status, cancelled.text]).toEqual([409, '{"message":"return_not_cancellable"}']);
  expect(await Promise.all([p.read(number), stored(exchangeNumber), stored(order)])).toEqual(before);
  expect((await p.call('GET', `/lume/r/${token}`)).body.data.status).toBe('awaiting_receipt');
}

test('a return cannot be cancelled any more once what was chosen instead has left, nor once its warehouse works on it [E-CANCEL-1]', async () => {
  const left = await leavingAtOnce('#6101');
  await p.left(left.exchangeNumber, { lines: [['SHIRT_WHITE_L', 1]], deliveredAt: null });
  expect((await stored(left.exchangeNumber)).status).toBe('SHIPPED');
  await notCancellable(left, '#6101');
  const taken = await leavingAtOnce('#6201');
  expect((await p.post(`/orders/${encodeURIComponent(taken.exchangeNumber)}/accept`, '{}', { key: 'taken' })).status).toBe(200);
  await notCancellable(taken, '#6201');
  const waiting = await leavingAtOnce('#6301');
  expect([(await p.call('POST', `/lume/r/${waiting.token}/cancel`)).status, (await stored(waiting.exchangeNumber)).status]).toEqual([200, 'CANCELLED']);
});

test('units whose money was given back cannot be exchanged: of a return that was cancelled, and of none; those of other returns are counted once [E-CREATE-2]', async () => {
  const ids = await p.delivered('#6401', [['SHIRT_WHITE_M', 6]]);
  const line = ids['SHIRT_WHITE_M'];
  const session = await p.session('6401');
  const returned = async (): Promise<any> => (await create(session, { lines: [{ id: line, quantity: 1, reason: 'too_small' }], resolution: 'refund', method: 'carrier_label' })).body.data;
  const [counted, cancelled] = [await returned(), await returned()];
  for (const { number } of [counted, cancelled]) expect((await refund({ reference: number, lines: [{ lineId: line, quantity: 1 }] })).lines).toEqual([{ quantity: 1 }]);
  expect((await p.call('POST', `/lume/r/${cancelled.token as string}/cancel`)).status).toBe(200);
  await p.asStaff('mutation R($input: RecordRefundInput!) { recordRefund(input: $input) { id } }', { input: { reference: '#6401', lines: [{ lineId: line, quantity: 1 }] } });
  const refused = async (body: object) => { const answer = await create(session, body); return [answer.status, answer.body]; };
  expect(await refused(exchange([line, 4]))).toEqual([422, { message: 'quantity_exceeded', errors: { 'lines.0.quantity': ['only 3 can still be exchanged'] } }]);
  expect(await refused(exchange([line, 2], [line, 2, BLACK_L]))).toEqual([422, { message: 'quantity_exceeded', errors: { 'lines.1.quantity': ['only 1 can still be exchanged'] } }]);
  expect((await create(session, exchange([line, 3]))).status).toBe(201);
  expect((await create(session, { ...exchange([line, 2]), resolution: 'refund' })).status).toBe(201); // what was refunded may still come back
});

test('a return whose exchange order staff cancelled can be refunded, for what arrived and without a fee, as the shopper was told [E-FOLLOW-1]', async () => {
  await p.policy({ fee: '4.90' });
  const ids = await p.delivered('#6501', [['SHIRT_WHITE_M', 1]]);
  const { body: { data: { token, number } } } = await create(await p.session('6501'), exchange([ids['SHIRT_WHITE_M'], 1]));
  const { exchangeOrderId } = await p.read(number);
  expect((await p.post(`/returns/${number as string}/receive`, '{"lines":[{"sku":"SHIRT_WHITE_M","quantity":1,"classification":"damaged"}]}', { key: 'r6501' })).status).toBe(200);
  await expect(refund({ reference: number })).rejects.toMatchObject({ code: 'INVALID_STATE', message: `The return ${number as string} is an exchange: its customer gets the other piece, not money` });
  await p.cancel(exchangeOrderId);
  expect(await refund({ reference: number })).toEqual({ total: { amount: '19.90' }, lines: [{ quantity: 1 }] });
  expect((await p.call('GET', `/lume/r/${token as string}`)).body.data.refund).toEqual({ estimated: 0, fee: 0, final: 19.9, currency: 'EUR' });
  await p.policy({ fee: '0' });
});
