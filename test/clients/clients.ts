import type { paths as Commerce } from './commerce.generated.js';
import type { paths as Fulfillment } from './fulfillment.generated.js';
import { typedFetch } from './typed-fetch.js';
import type { paths as WmsJson } from './wms-json.generated.js';

// One program for each described interface, using only the types generated from its description: a check, a list, a write.

/** An ERP: submits an order, finds it in the list and reads it. */
export async function sendOrderIn(root: string, apiKey: string, externalId: string) {
  const erp = typedFetch<Commerce>(root, { Authorization: `Bearer ${apiKey}` });
  const ping = await erp('get', '/ping', {});
  if (ping.status !== 200 || !ping.body.scopes.includes('orders:write')) throw new Error('The key may not write orders');
  const eur = (amount: string) => ({ amount, currency: 'EUR' });
  const made = await erp('post', '/orders', {
    header: { 'Idempotency-Key': externalId },
    body: {
      external_id: externalId, currency: 'EUR', customer: { name: 'Ada Rossi' }, shipping_address: { city: 'Milano', country_code: 'IT' }, shipping: { method_code: 'std' },
      lines: [{ sku: 'MUG', quantity: 2, unit_price: eur('19.90') }],
    },
  });
  if (made.status !== 201 && made.status !== 200) throw new Error(`${String(made.status)} ${made.body.error.code}`);
  const { number, totals } = made.body;
  const list = await erp('get', '/orders', { query: { status: made.body.status, limit: 200 } });
  const read = await erp('get', '/orders/{order}', { path: { order: number } });
  return { number, total: totals.total.amount, isListed: list.status === 200 && list.body.data.some((order) => order.number === number), read: read.status === 200 ? read.body.number : read.body.error.code };
}

/** A warehouse: accepts the first order of the queue. */
export async function takeOrderOver(root: string, apiKey: string) {
  const wms = typedFetch<Fulfillment>(root, { Authorization: `Bearer ${apiKey}` });
  const ping = await wms('get', '/ping', {});
  const queue = await wms('get', '/orders', { query: { status: 'to_fulfill', limit: 1 } });
  const [first] = queue.status === 200 ? queue.body.data : [];
  if (!first) throw new Error('The queue is empty');
  const accepted = await wms('post', '/orders/{number}/accept', { path: { number: first.number }, body: { wms_reference: 'WMS-1' } });
  return { version: ping.status === 200 ? ping.body.api_version : undefined, number: first.number, status: accepted.status === 200 ? accepted.body.status : accepted.body.error.code };
}

/** A warehouse of the JSON WMS facade: the same. */
export async function acknowledgeOrder(root: string, apiKey: string) {
  const wms = typedFetch<WmsJson>(root, { 'X-Api-Key': apiKey });
  const waiting = await wms('get', '/Orders/New', {});
  const [first] = waiting.status === 200 ? waiting.body.Content : [];
  if (!first) throw new Error('No order waits');
  const { OmsOrderNumber } = first.OrderData;
  const done = await wms('post', '/Orders/Acknowledge', { body: [{ OmsOrderNumber, Success: true }] });
  return { number: OmsOrderNumber, answer: done.status === 200 ? done.body.Success : done.body.Message };
}
