import { randomUUID } from 'node:crypto';
import express from 'express';
import type { DatabaseLocation } from '#kernel/config.js';
import { byName, orderJson, type Around } from './commerce-order.js';
import { floorPipeline, type Run, type Work } from './floor-pipeline.js';
import { measured } from './measured.js';
import { bareDriver, type Sql } from './sql.js';

// The commerce API written by hand: Express and SQL, the same rows read and written, the same bytes answered.

const marks = (count: number): string => Array.from({ length: count }, () => '?').join();
const many = (count: number, width: number): string => Array.from({ length: count }, () => `(${marks(width)})`).join();
const ORDER = `SELECT id, number, status, channel, placed_at, changed_at, payment_status, hold_reason, customer, shipping_address, billing_address, method_code, method_name, currency,
  subtotal_minor, discounts_minor, shipping_minor, tax_minor, total_minor, cancel_reason, cancelled_at FROM orders WHERE company_id = ?`;
const LINES = 'SELECT order_id, id, sku, barcode, title, quantity, cancelled, shipped, unit_minor, discount_minor, tax_rate FROM order_line WHERE company_id = ? AND order_id';

async function around(run: Run, company: number, ids: readonly string[]): Promise<Around> {
  const of = (sql: string, values: readonly string[], sorted = '') => (values.length === 0 ? Promise.resolve([]) : run(`${sql} IN (${marks(values.length)})${sorted}`, [company, ...values]));
  const lines = await run(`${LINES} IN (${marks(ids.length)}) ORDER BY order_id, place`, [company, ...ids]);
  const shipments = await of('SELECT order_id, id, status, location_id, carrier_code, carrier_name, service_code, tracking_url, shipped_at, delivered_at FROM shipment WHERE company_id = ? AND order_id', ids, ' ORDER BY order_id, shipped_at, id');
  const shipped = shipments.map(({ id }) => String(id));
  const parcels = await of('SELECT shipment_id, number, tracking_number FROM shipment_parcel WHERE company_id = ? AND shipment_id', shipped, ' ORDER BY shipment_id, number');
  const units = await of('SELECT shipment_id, line_id, quantity FROM shipment_piece WHERE company_id = ? AND shipment_id', shipped, ' ORDER BY shipment_id, place');
  const refunds = await of('SELECT order_id, id, return_id, refunded_at, shipping_minor, total_minor FROM refund WHERE company_id = ? AND order_id', ids, ' ORDER BY order_id, refunded_at, id');
  const refundLines = await of('SELECT refund_id, line_id, sku, barcode, quantity, subtotal_minor FROM refund_line WHERE company_id = ? AND refund_id', refunds.map(({ id }) => String(id)));
  const returns = await of('SELECT order_id, id, number, status FROM returns WHERE company_id = ? AND order_id', ids, ' ORDER BY order_id, id');
  const codes = await of('SELECT id, code FROM location WHERE company_id = ? AND id', [...new Set(shipments.map(({ location_id: id }) => String(id)))]);
  return {
    lines: byName(lines, 'order_id'), shipments: byName(shipments, 'order_id'), parcels: byName(parcels, 'shipment_id'), pieces: byName(units, 'shipment_id'), refunds: byName(refunds, 'order_id'),
    refundLines: byName(refundLines, 'refund_id'), returns: byName(returns, 'order_id'), codes: new Map(codes.map(({ id, code }) => [String(id), String(code)])),
  };
}

async function list(run: Run, company: number): Promise<string> {
  const rows = await run(`${ORDER} ORDER BY changed_at, id LIMIT 51`, [company]);
  const page = rows.slice(0, 50);
  const belonging = await around(run, company, page.map(({ id }) => String(id)));
  return JSON.stringify({ data: page.map((row) => orderJson(row, belonging)), next_cursor: rows.length > 50 ? 'c' : null });
}

async function inventory(run: Run, company: number): Promise<string> {
  const rows = await run(`SELECT p.variant_id, p.changed_at, i.sku, i.barcode FROM stock_position p JOIN item i ON i.company_id = p.company_id AND i.variant_id = p.variant_id WHERE p.company_id = ?
    AND NOT EXISTS (SELECT 1 FROM stock_position q WHERE q.company_id = p.company_id AND q.variant_id = p.variant_id
      AND (q.changed_at > p.changed_at OR (q.changed_at = p.changed_at AND q.location_id > p.location_id)))
    ORDER BY p.changed_at, p.variant_id LIMIT 201`, [company]);
  const page = rows.slice(0, 200);
  const ids = page.map(({ variant_id: id }) => String(id));
  const positions = byName(await run(`SELECT variant_id, location_id, on_hand, reserved FROM stock_position WHERE company_id = ? AND variant_id IN (${marks(ids.length)})`, [company, ...ids]), 'variant_id');
  const arrivals = byName(await run(`SELECT variant_id, location_id, expected_at, quantity FROM incoming_stock WHERE company_id = ? AND variant_id IN (${marks(ids.length)}) ORDER BY variant_id, location_id, expected_at`, [company, ...ids]), 'variant_id');
  const codes = new Map((await run('SELECT id, code FROM location WHERE company_id = ?', [company])).map(({ id, code }) => [String(id), code]));
  return JSON.stringify({
    data: page.map((row) => {
      const locations = (positions.get(String(row['variant_id'])) ?? []).map((at) => {
        const [onHand, reserved] = [Number(at['on_hand']), Number(at['reserved'])];
        const due = (arrivals.get(String(row['variant_id'])) ?? []).filter(({ location_id: place }) => place === at['location_id']);
        return { location_code: codes.get(String(at['location_id'])), on_hand: onHand, reserved, available: Math.max(0, onHand - reserved), incoming: due.map((one) => ({ quantity: one['quantity'], expected_at: one['expected_at'] })) };
      });
      return { sku: row['sku'], barcode: row['barcode'], updated_at: row['changed_at'], available: locations.reduce((sum, { available }) => sum + available, 0), locations };
    }),
    next_cursor: rows.length > 200 ? 'c' : null,
  });
}

interface Given { external_id: string; currency: string; customer: object; shipping_address: { city: string; postal_code: string; country_code: string }; shipping: { method_code: string; price: { amount: string } }; lines: { sku: string; quantity: number; unit_price: { amount: string }; tax_rate: string }[] }

const minor = (amount: string): number => Math.round(Number(amount) * 100);

const words = (text: string): string[] => text.toLowerCase().split(/[^a-z0-9]+/).filter((word) => word !== '');
const ofCode = (text: string): string[] => { const [first = '', ...others] = words(text); return others.length === 0 ? [first] : [[first, ...others].join(''), ...others]; };

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What staff find an order by. */
const foundBy = ({ customer, external_id: externalId, shipping_address: { postal_code: postalCode, country_code: country }, lines }: Given, number: string, items: ReadonlyMap<string, Readonly<Record<string, unknown>>>): string[] => [...new Set([
  'channel:platform_api', 'payment:PAID', `country:${country}`, ...[number, externalId, postalCode, ...lines.flatMap(({ sku }) => [sku, textOf(items.get(sku)?.['barcode'])])].flatMap(ofCode), ...Object.values(customer).flatMap((text) => words(textOf(text))),
])];

const creation = (mysql: boolean) => async (run: Run, { caller: { company }, raw, now, requestId }: Work): Promise<string> => {
  const given = JSON.parse(raw) as Given;
  await run('SELECT id FROM orders WHERE company_id = ? AND external_id = ?', [company, given.external_id]);
  const items = new Map((await run(`SELECT variant_id, sku, barcode, title, weight_g FROM item WHERE company_id = ? AND sku IN (${marks(given.lines.length)})`, [company, ...given.lines.map(({ sku }) => sku)])).map((item) => [String(item['sku']), item]));
  const [feed] = await run(`SELECT last_stamp FROM feed WHERE company_id = ?${mysql ? ' FOR UPDATE' : ''}`, [company]);
  const changeSequence = String(feed?.['last_stamp']) >= now ? new Date(Date.parse(String(feed?.['last_stamp'])) + 1).toISOString() : now;
  await run('UPDATE feed SET last_stamp = ? WHERE company_id = ?', [changeSequence, company]);
  const draw = async (series: string): Promise<number> => {
    await run('UPDATE counter SET `last_value` = `last_value` + 1 WHERE company_id = ? AND series = ?', [company, series]);
    return Number((await run('SELECT `last_value` FROM counter WHERE company_id = ? AND series = ?', [company, series]))[0]?.['last_value']);
  };
  const number = `#${String(await draw('order'))}`;
  await run('SELECT number FROM orders WHERE company_id = ? AND number = ?', [company, number]);
  const variants = given.lines.map(({ sku }) => String(items.get(sku)?.['variant_id']));
  const carriers = await run('SELECT code, service_codes, countries FROM carrier WHERE company_id = ? ORDER BY code', [company]); // an order no carrier serves is held (document 1, B)
  if (carriers.length > 0) throw new Error('only merchants without carriers');
  const [location] = await run('SELECT id, code, country_code, labels_by, active, fulfils_online, address FROM location WHERE company_id = ? ORDER BY code', [company]);
  await run('SELECT * FROM routing_rule WHERE company_id = ?', [company]);
  await run(`SELECT variant_id, location_id, on_hand, reserved, reported FROM stock_position WHERE company_id = ? AND variant_id IN (${marks(variants.length)})`, [company, ...variants]);
  const [orderId, fulfillmentOrderId, lineIds] = [randomUUID(), randomUUID(), given.lines.map(() => randomUUID())];
  const subtotal = given.lines.reduce((sum, { quantity, unit_price }) => sum + quantity * minor(unit_price.amount), 0);
  const tax = given.lines.reduce((sum, { quantity, unit_price, tax_rate }) => sum + Math.round(quantity * minor(unit_price.amount) * Number(tax_rate) / (1 + Number(tax_rate))), 0);
  const shipping = minor(given.shipping.price.amount);
  const { city, postal_code: postalCode, country_code: countryCode } = given.shipping_address;
  const address = JSON.stringify({ firstName: null, lastName: null, company: null, address1: null, address2: null, city, postalCode, provinceCode: null, countryCode, phone: null });
  await run(`INSERT INTO orders (company_id, id, sequence, number, external_id, fingerprint, channel, placed_at, currency, version, changed_at, customer, customer_email, shipping_address, billing_address, method_code,
    method_name, carrier_code, service_code, shipping_type, priority, priority_chosen, notes, language, external_documents, tags, service_promise, subtotal_minor, discounts_minor, shipping_minor, tax_minor,
    total_minor, status, payment_status, hold_reason, cancel_reason, cancelled_at, unallocated) VALUES (${marks(38)})`,
    [company, orderId, await draw('order-sequence'), number, given.external_id, requestId, 'platform_api', now, given.currency, 1, changeSequence, JSON.stringify(given.customer), null, address, null, given.shipping.method_code,
      null, null, null, 'STANDARD', 3, 0, null, null, 0, null, null, subtotal, 0, shipping, tax, subtotal + shipping, 'IN_FULFILLMENT', 'PAID', null, null, null, 0]);
  await run(`INSERT INTO order_line (company_id, order_id, id, place, variant_id, sku, barcode, item_key, title, quantity, cancelled, shipped, unit_minor, discount_minor, tax_rate, weight_g, location_code) VALUES ${many(given.lines.length, 17)}`,
    given.lines.flatMap((line, place) => {
      const item = items.get(line.sku);
      return [company, orderId, lineIds[place] ?? '', place, item?.['variant_id'] ?? null, line.sku, item?.['barcode'] ?? null, item?.['barcode'] ?? null, item?.['title'] ?? null, line.quantity, 0, 0, minor(line.unit_price.amount), 0, line.tax_rate, item?.['weight_g'] ?? null, null];
    }));
  const found = foundBy(given, number, items);
  await run(`INSERT INTO order_token (company_id, token, record) VALUES ${many(found.length, 3)}`, found.flatMap((token) => [company, token, orderId]));
  await run(`INSERT INTO fulfillment_order (company_id, id, order_id, number, location_id, status, list, placed_at, labels_by, priority, version, ready_at, changed_at, notice_at) VALUES (${marks(14)})`,
    [company, fulfillmentOrderId, orderId, number, String(location?.['id']), 'TO_FULFILL', 'TO_FULFILL', now, 'WAREHOUSE', 3, 1, now, changeSequence, changeSequence]);
  await run(`INSERT INTO fulfillment_line (company_id, fulfillment_order_id, order_id, line_id, place, quantity) VALUES ${many(given.lines.length, 6)}`, given.lines.flatMap(({ quantity }, place) => [company, fulfillmentOrderId, orderId, lineIds[place] ?? '', place, quantity]));
  await run(`INSERT INTO stock_position (company_id, variant_id, location_id, reserved, changed_at) VALUES ${many(variants.length, 5)} ${mysql ? 'ON DUPLICATE KEY UPDATE reserved = reserved + VALUES(reserved), changed_at = VALUES(changed_at)' : 'ON CONFLICT (company_id, variant_id, location_id) DO UPDATE SET reserved = reserved + excluded.reserved, changed_at = excluded.changed_at'}`,
    given.lines.flatMap(({ quantity }, index) => [company, variants[index] ?? '', String(location?.['id']), quantity, changeSequence]));
  await run(`INSERT INTO outbox (company_id, stamp, place, id, type, payload, subject, audience, actor, via, request_id, pending) VALUES ${many(2, 12)}`,
    (['order.placed', 'fulfillment.ready'] as const).flatMap((type, place) => [company, changeSequence, place, randomUUID(), type, JSON.stringify({ orderId, number, channel: 'platform_api', status: 'IN_FULFILLMENT' }), orderId, place === 0 ? null : String(location?.['id']), 'ERP', 'commerce', requestId, 1]));
  const [row] = await run(`${ORDER} AND id = ?`, [company, orderId]);
  return JSON.stringify(orderJson(row ?? {}, await around(run, company, [orderId])));
};

function floor(identity: Sql, orders: Sql): express.Express {
  const { reading, writing } = floorPipeline(identity, orders, 'commerce');
  const app = express().disable('x-powered-by').disable('etag');
  app.get('/api/commerce/v1/ping', reading('ping', ({ company, companyName, connection, connectionName, scopes }) => Promise.resolve(JSON.stringify({
    api_version: 'v1', company: { id: company, name: companyName }, connection: { id: connection, name: connectionName, status: 'active' },
    scopes: ['orders:read', 'inventory:read', 'orders:write'].filter((scope) => scopes.includes(scope)), webhooks: { enabled: false, events: [] }, server_time: new Date().toISOString(),
  }))));
  app.get('/api/commerce/v1/orders', reading('orders.list', ({ company }) => list(orders.read, company)));
  app.get('/api/commerce/v1/orders/:number', reading('orders.read', async ({ company }, request) => {
    const [row] = await orders.read(`${ORDER} AND number = ?`, [company, `#${String(request.params['number'])}`]);
    return JSON.stringify(orderJson(row ?? {}, await around(orders.read, company, [String(row?.['id'])])));
  }));
  app.get('/api/commerce/v1/inventory', reading('inventory.list', ({ company }) => inventory(orders.read, company)));
  app.post('/api/commerce/v1/orders', express.text({ type: () => true, limit: '2mb' }), writing('orders.create', 'placeOrders', creation(orders.mysql)));
  return app;
}

const databases = JSON.parse(process.argv[2] ?? '{}') as { identity: DatabaseLocation; orders: DatabaseLocation };
measured(floor(bareDriver(databases.identity), bareDriver(databases.orders)));
