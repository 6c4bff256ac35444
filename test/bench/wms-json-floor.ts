import { createHash, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import express, { type Request, type RequestHandler } from 'express';
import type { DatabaseLocation } from '#kernel/config.js';
import { ORDER_SQL, type Line, type FulfillmentOrderRow } from './floor-orders.js';
import { measured } from './measured.js';
import { bareDriver, type Sql } from './sql.js';

// The JSON facade written by hand: Express and SQL, the same rows read and written, the same bytes answered.

type Run = Parameters<Parameters<Sql['write']>[0]>[0];
interface Caller { readonly company: number; readonly connection: string; readonly warehouse: string }

const deflated = promisify(deflate);
const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
const marks = (count: number): string => Array.from({ length: count }, () => '?').join();
const many = (count: number, row: string): string => Array.from({ length: count }, () => row).join();
const DONE = '{"Success":true,"ErrorMessage":""}';
const EVENT_ITEMS = 100;

function newOrder(fulfillmentOrder: FulfillmentOrderRow, lines: readonly Line[]): object {
  const address = JSON.parse(fulfillmentOrder.shipping_address) as Record<string, string | null>;
  const customer = JSON.parse(fulfillmentOrder.customer) as Record<string, string | null>;
  const company = address['company'] == null ? '' : `Company: ${address['company']}`;
  return {
    OrderData: {
      OmsOrderNumber: fulfillmentOrder.number, OmsCustomerId: /\d+(?=\D*$)/.exec(customer['channelId'] ?? '')?.[0] ?? null, OrderDateTime: fulfillmentOrder.placed_at, HasExternalDocuments: 'false', PreparationType: '001',
      OrderType: 'B2C', SelectedCourier: fulfillmentOrder.carrier_code ?? '', Priority: fulfillmentOrder.priority, UserLanguage: address['countryCode'] === 'IT' ? 'it-IT' : 'en-US', ShipmentType: fulfillmentOrder.shipping_type === 'EXPRESS' ? 2 : 1,
    },
    ShippingData: {
      FirstName: address['firstName'] ?? '', LastName: address['lastName'] ?? '', EmailAddress: customer['email'] ?? '', PhoneNumber: address['phone'] ?? customer['phone'] ?? '',
      Address: {
        City: address['city'] ?? '', CountryCode: address['countryCode'] ?? '', PostalCode: address['postalCode'] ?? '', StateOrProvinceCode: address['provinceCode'] ?? '',
        Street: [address['address1'], address['address2']].filter(Boolean).join(' '),
      },
      Notes: [fulfillmentOrder.notes, company].filter(Boolean).join(' '),
    },
    ProductList: lines.map((line) => ({ Sku: line.item_key ?? '', Quantity: line.quantity - line.shipped - line.cancelled - line.unfulfillable })).filter(({ Quantity }) => Quantity > 0),
  };
}

function floor(identity: Sql, orders: Sql): express.Express {
  const bodies = new Set<string>();
  const overwrite = (mysql: boolean, key: string, columns: readonly string[]): string => (mysql
    ? `ON DUPLICATE KEY UPDATE ${columns.map((name) => `${name} = VALUES(${name})`).join()}` : `ON CONFLICT (${key}) DO UPDATE SET ${columns.map((name) => `${name} = excluded.${name}`).join()}`);

  async function authenticate(request: Request): Promise<Caller> {
    await identity.read('SELECT failures, began_at FROM lockout WHERE surface = ? AND address = ?', ['wms-json', '127.0.0.1']);
    const [row] = await identity.read(`SELECT c.company_id, c.id, c.status, c.warehouse_id, c.rate_per_minute, c.allowlist, c.settings, k.hash, m.name FROM credential k
      JOIN connection c ON c.company_id = k.company_id AND c.id = k.connection_id JOIN company m ON m.id = k.company_id WHERE k.hash = ?`, [hash(request.get('x-api-key') ?? '')]);
    if (row?.['status'] !== 'ACTIVE') throw new Error('not admitted');
    return { company: Number(row['company_id']), connection: String(row['id']), warehouse: String(row['warehouse_id']) };
  }

  async function keepBody(run: Run, company: number, text: string): Promise<string> {
    const name = hash(text);
    if (bodies.has(name)) return name;
    await run(`INSERT INTO call_body (company_id, hash, used_on, content) VALUES (?,?,?,?) ${overwrite(identity.mysql, 'company_id, hash', ['used_on'])}`, [company, name, '2026-11-21', await deflated(text, { level: 1 })]);
    bodies.add(name);
    return name;
  }

  const handled = (operation: string, work: (caller: Caller, raw: string) => Promise<string>): RequestHandler => async (request, response) => {
    const caller = await authenticate(request);
    const [requestId, raw] = [randomUUID(), typeof request.body === 'string' ? request.body : ''];
    const text = await work(caller, raw);
    await identity.write(async (run) => {
      const [asked, body] = [raw === '' ? null : await keepBody(run, caller.company, raw), await keepBody(run, caller.company, text)];
      await run(`INSERT INTO calls (company_id, id, request_id, connection_id, surface, operation, method, path, address, started_at, status, duration_ms,
        request_headers, request_body, answer_headers, answer_body, state) VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)`,
        [caller.company, randomUUID(), requestId, caller.connection, 'wms-json', operation, request.method, request.originalUrl, '127.0.0.1', new Date().toISOString(), 200, 1,
          JSON.stringify({ ...request.headers, 'x-api-key': '[redacted]' }), asked, '{"content-type":"application/json; charset=utf-8"}', body, 'DONE']);
    });
    response.set({ 'X-Request-Id': requestId, 'Content-Type': 'application/json; charset=utf-8' });
    response.end(text);
  };

  async function waiting({ company, warehouse }: Caller): Promise<string> {
    const rows = await orders.read(ORDER_SQL.queue.replace('LIMIT 51', 'LIMIT 500').replace('o.currency FROM', 'o.currency, f.exported_at FROM'), [company, warehouse, 'TO_FULFILL']) as unknown as FulfillmentOrderRow[];
    const byFulfillmentOrder = new Map<string, Line[]>();
    for (const line of await orders.read(ORDER_SQL.lines(rows.length), [company, ...rows.map(({ id }) => id)]) as unknown as Line[]) {
      const known = byFulfillmentOrder.get(line.fulfillment_order_id);
      if (known) known.push(line); else byFulfillmentOrder.set(line.fulfillment_order_id, [line]);
    }
    return JSON.stringify({ Content: rows.map((fulfillmentOrder) => newOrder(fulfillmentOrder, byFulfillmentOrder.get(fulfillmentOrder.id) ?? [])), StatusCode: 201, Success: true, Message: '' });
  }

  async function stock({ company, warehouse }: Caller, raw: string): Promise<string> {
    const items = (JSON.parse(raw) as { ProductList: { Sku: string; Quantity: number }[] }).ProductList;
    const now = new Date().toISOString();
    await orders.write(async (run) => {
      await run('SELECT id, stock_location_codes FROM location WHERE company_id = ? AND id = ?', [company, warehouse]);
      const found = await run(`SELECT variant_id, barcode FROM item WHERE company_id = ? AND barcode IN (${marks(items.length)})`, [company, ...items.map(({ Sku }) => Sku)]);
      const variants = new Map(found.map((row) => [String(row['barcode']), String(row['variant_id'])]));
      const ids = items.map(({ Sku }) => variants.get(Sku) ?? '');
      const [feed] = await run(`SELECT last_stamp FROM feed WHERE company_id = ?${orders.mysql ? ' FOR UPDATE' : ''}`, [company]);
      const changeSequence = String(feed?.['last_stamp']) >= now ? new Date(Date.parse(String(feed?.['last_stamp'])) + 1).toISOString() : now;
      await run('UPDATE feed SET last_stamp = ? WHERE company_id = ?', [changeSequence, company]);
      const before = await run(`SELECT id, variant_id, location_code, classification, quantity, as_of, changed_at FROM stock_level WHERE company_id = ? AND location_id = ? AND variant_id IN (${marks(ids.length)})`, [company, warehouse, ...ids]);
      const levels = new Map(before.map((row) => [String(row['variant_id']), row]));
      await run(`INSERT INTO stock_level (company_id, location_id, variant_id, location_code, classification, id, quantity, as_of, changed_at) VALUES ${many(items.length, '(?,?,?,?,?,?,?,?,?)')}
        ${overwrite(orders.mysql, 'company_id, location_id, variant_id, location_code, classification', ['id', 'quantity', 'as_of', 'changed_at'])}`,
        items.flatMap(({ Quantity }, index) => [company, warehouse, ids[index] ?? '', 'MI1', 'SELLABLE', String(levels.get(ids[index] ?? '')?.['id'] ?? randomUUID()), Quantity, now, changeSequence]));
      await run(`INSERT INTO stock_position (company_id, variant_id, location_id, on_hand, reported, changed_at) VALUES ${many(items.length, '(?,?,?,?,1,?)')}
        ${overwrite(orders.mysql, 'company_id, variant_id, location_id', ['on_hand', 'reported', 'changed_at'])}`, items.flatMap(({ Quantity }, index) => [company, ids[index] ?? '', warehouse, Quantity, changeSequence]));
      const events = Array.from({ length: Math.ceil(ids.length / EVENT_ITEMS) }, (_, index) => ids.slice(index * EVENT_ITEMS, (index + 1) * EVENT_ITEMS));
      await run(`INSERT INTO outbox (company_id, stamp, place, id, type, payload, subject, actor, via, request_id, pending) VALUES ${many(events.length, '(?,?,?,?,?,?,?,?,?,?,?)')}`,
        events.flatMap((variantIds, place) => [company, changeSequence, place, randomUUID(), 'stock.changed', JSON.stringify({ locationId: warehouse, variantIds }), null, 'WMS', 'wms-json', 'r', 1]));
    });
    return DONE;
  }

  const app = express().disable('x-powered-by').disable('etag');
  app.get('/V1/Orders/New', handled('orders.new', waiting));
  app.put('/V1/Stock/Update', express.text({ type: () => true, limit: '4mb' }), handled('stock.update', stock));
  return app;
}

const databases = JSON.parse(process.argv[2] ?? '{}') as { identity: DatabaseLocation; orders: DatabaseLocation };
measured(floor(bareDriver(databases.identity), bareDriver(databases.orders)));
