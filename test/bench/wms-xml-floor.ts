import { createHash, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import express, { type Request, type RequestHandler } from 'express';
import { XMLParser } from 'fast-xml-parser';
import type { DatabaseLocation } from '#kernel/config.js';
import { ship } from './floor-work.js';
import { measured } from './measured.js';
import { bareDriver, type Sql } from './sql.js';
import { orderXml, POLLED_FULFILLMENT_ORDERS, polledLines, type PolledLine, type PolledFulfillmentOrder } from './wms-xml-order.js';

// The XML facade written by hand: Express and SQL, the same rows read and written, the same bytes answered.

type Run = Parameters<Parameters<Sql['write']>[0]>[0];
interface Caller { readonly company: number; readonly connection: string; readonly warehouse: string }

const deflated = promisify(deflate);
const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
const marks = (count: number): string => Array.from({ length: count }, () => '?').join();
const many = (count: number, row: string): string => Array.from({ length: count }, () => row).join();
const DECLARATION = '<?xml version="1.0" encoding="iso-8859-1"?>\n';
const EVENT_ITEMS = 100;
const parser = new XMLParser({ ignoreAttributes: true, parseTagValue: false, isArray: (name) => name === 'giacenza' });

/** What a window from then on asks for, as an instant; the bench's windows begin in winter time or summer time alike. */
function instantOf(digits: string): string {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6, 8), digits.slice(8, 10), digits.slice(10, 12), digits.slice(12, 14)].map(Number);
  return new Date(Date.UTC(year, month - 1, day, hour - 1, minute, second + 1)).toISOString();
}

async function changeSequenceOf(run: Run, company: number, mysql: boolean): Promise<string> {
  const now = new Date().toISOString();
  const [feed] = await run(`SELECT last_stamp FROM feed WHERE company_id = ?${mysql ? ' FOR UPDATE' : ''}`, [company]);
  const changeSequence = String(feed?.['last_stamp']) >= now ? new Date(Date.parse(String(feed?.['last_stamp'])) + 1).toISOString() : now;
  await run('UPDATE feed SET last_stamp = ? WHERE company_id = ?', [changeSequence, company]);
  return changeSequence;
}

function floor(identity: Sql, orders: Sql): express.Express {
  const bodies = new Set<string>();
  const overwrite = (mysql: boolean, key: string, columns: readonly string[]): string => (mysql
    ? `ON DUPLICATE KEY UPDATE ${columns.map((name) => `${name} = VALUES(${name})`).join()}` : `ON CONFLICT (${key}) DO UPDATE SET ${columns.map((name) => `${name} = excluded.${name}`).join()}`);

  async function authenticate(request: Request): Promise<Caller> {
    await identity.read('SELECT failures, began_at FROM lockout WHERE surface = ? AND address = ?', ['wms-xml', '127.0.0.1']);
    const shown = Buffer.from((request.get('authorization') ?? '').slice('Basic '.length), 'base64').toString();
    const [row] = await identity.read(`SELECT c.company_id, c.id, c.status, c.warehouse_id, c.rate_per_minute, c.allowlist, c.settings, k.hash, m.name FROM credential k
      JOIN connection c ON c.company_id = k.company_id AND c.id = k.connection_id JOIN company m ON m.id = k.company_id WHERE k.hash = ?`, [hash(shown)]);
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

  const handled = (operation: string, work: (caller: Caller, request: Request) => Promise<string>): RequestHandler => async (request, response) => {
    const caller = await authenticate(request);
    const [requestId, raw] = [randomUUID(), typeof request.body === 'string' ? request.body : ''];
    const text = DECLARATION + await work(caller, request);
    await identity.write(async (run) => {
      const [asked, body] = [raw === '' ? null : await keepBody(run, caller.company, raw), await keepBody(run, caller.company, text)];
      await run(`INSERT INTO calls (company_id, id, request_id, connection_id, surface, operation, method, path, address, started_at, status, duration_ms,
        request_headers, request_body, answer_headers, answer_body, state) VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)`,
        [caller.company, randomUUID(), requestId, caller.connection, 'wms-xml', operation, request.method, request.originalUrl, '127.0.0.1', new Date().toISOString(), 200, 1,
          JSON.stringify({ ...request.headers, authorization: '[redacted]' }), asked, '{"content-type":"text/xml; charset=iso-8859-1"}', body, 'DONE']);
    });
    response.set({ 'X-Request-Id': requestId, 'Content-Type': 'text/xml; charset=iso-8859-1' });
    response.end(text, 'latin1');
  };

  async function polled({ company, warehouse }: Caller, request: Request): Promise<string> {
    let xml = '';
    await orders.write(async (run) => {
      const changeSequence = await changeSequenceOf(run, company, orders.mysql);
      const until = new Date(Math.floor(Date.parse(changeSequence) / 1000) * 1000 + 1000).toISOString();
      const fulfillmentOrders = await run(POLLED_FULFILLMENT_ORDERS, [company, warehouse, until, instantOf(/last_upd=(\d+)/.exec(request.originalUrl)?.[1] ?? '')]) as unknown as PolledFulfillmentOrder[];
      if (fulfillmentOrders.some(({ status }) => status === 'TO_FULFILL')) throw new Error('only accepted orders');
      const byFulfillmentOrder = new Map<string, PolledLine[]>();
      for (const line of await run(polledLines(fulfillmentOrders.length), [company, ...fulfillmentOrders.map(({ id }) => id)]) as unknown as PolledLine[]) {
        const known = byFulfillmentOrder.get(line.fulfillment_order_id);
        if (known) known.push(line); else byFulfillmentOrder.set(line.fulfillment_order_id, [line]);
      }
      const sorted = fulfillmentOrders.toSorted((a, b) => a.notice_at.slice(0, 19).localeCompare(b.notice_at.slice(0, 19)) || a.sequence - b.sequence);
      xml = `<ordini>\n${sorted.map((fulfillmentOrder) => orderXml(fulfillmentOrder, byFulfillmentOrder.get(fulfillmentOrder.id) ?? [])).join('')}</ordini>\n`;
    });
    return xml;
  }

  async function stock({ company, warehouse }: Caller, request: Request): Promise<string> {
    const { doc_giacenze: { giacenze: { giacenza: items } } } = parser.parse(String(request.body)) as { doc_giacenze: { giacenze: { giacenza: { barcode: string; quantita: string }[] } } };
    const now = new Date().toISOString();
    await orders.write(async (run) => {
      await run('SELECT id, stock_location_codes FROM location WHERE company_id = ? AND id = ?', [company, warehouse]);
      const found = await run(`SELECT variant_id, barcode FROM item WHERE company_id = ? AND barcode IN (${marks(items.length)})`, [company, ...items.map(({ barcode }) => barcode)]);
      const variants = new Map(found.map((row) => [String(row['barcode']), String(row['variant_id'])]));
      const ids = items.map(({ barcode }) => variants.get(barcode) ?? '');
      const changeSequence = await changeSequenceOf(run, company, orders.mysql);
      const before = await run(`SELECT id, variant_id, location_code, classification, quantity, as_of, changed_at FROM stock_level WHERE company_id = ? AND location_id = ? AND variant_id IN (${marks(ids.length)})`, [company, warehouse, ...ids]);
      const levels = new Map(before.map((row) => [String(row['variant_id']), row]));
      await run(`INSERT INTO stock_level (company_id, location_id, variant_id, location_code, classification, id, quantity, as_of, changed_at) VALUES ${many(items.length, '(?,?,?,?,?,?,?,?,?)')}
        ${overwrite(orders.mysql, 'company_id, location_id, variant_id, location_code, classification', ['id', 'quantity', 'as_of', 'changed_at'])}`,
        items.flatMap(({ quantita }, index) => [company, warehouse, ids[index] ?? '', 'MI1', 'SELLABLE', String(levels.get(ids[index] ?? '')?.['id'] ?? randomUUID()), Number(quantita), now, changeSequence]));
      await run(`INSERT INTO stock_position (company_id, variant_id, location_id, on_hand, reported, changed_at) VALUES ${many(items.length, '(?,?,?,?,1,?)')}
        ${overwrite(orders.mysql, 'company_id, variant_id, location_id', ['on_hand', 'reported', 'changed_at'])}`, items.flatMap(({ quantita }, index) => [company, ids[index] ?? '', warehouse, Number(quantita), changeSequence]));
      const events = Array.from({ length: Math.ceil(ids.length / EVENT_ITEMS) }, (_, index) => ids.slice(index * EVENT_ITEMS, (index + 1) * EVENT_ITEMS));
      await run(`INSERT INTO outbox (company_id, stamp, place, id, type, payload, subject, actor, via, request_id, pending) VALUES ${many(events.length, '(?,?,?,?,?,?,?,?,?,?,?)')}`,
        events.flatMap((variantIds, place) => [company, changeSequence, place, randomUUID(), 'stock.changed', JSON.stringify({ locationId: warehouse, variantIds }), null, 'WMS', 'wms-xml', 'r', 1]));
    });
    return `<doc_giacenze>\n  <ACK>OK</ACK>\n  <righe_elaborate>${String(items.length)}</righe_elaborate>\n</doc_giacenze>\n`;
  }

  async function shipment(caller: Caller, request: Request): Promise<string> {
    const raw = String(request.body);
    const { doc_ordini: { ordine } } = parser.parse(raw) as { doc_ordini: { ordine: { ord_num_doc: string; data_spedizione: string; corriere: string; tracking: string } } };
    let sequence = '';
    await orders.write(async (run) => {
      const work = { caller, raw, number: `#${ordine.ord_num_doc}`, now: new Date().toISOString(), requestId: randomUUID() };
      const { fulfillmentOrder } = await ship(run, work, {
        tracking: ordine.tracking, carrier: ordine.corriere, from: 'ACCEPTED', mysql: orders.mysql, fingerprint: hash(JSON.stringify({ ...ordine, data_spedizione: null })),
      });
      const [order] = await run('SELECT sequence FROM orders WHERE company_id = ? AND id = ?', [caller.company, fulfillmentOrder.order_id]);
      sequence = String(order?.['sequence']);
    });
    return `<doc_ordini>\n  <ack>OK</ack>\n  <ord_ID>${sequence}</ord_ID>\n</doc_ordini>\n`;
  }

  const app = express().disable('x-powered-by').disable('etag');
  app.get('/api/admin/ws/ws_orders', handled('ws_orders', polled));
  app.post('/api/aggiorna-giacenze-impegni', express.text({ type: () => true, limit: '4mb' }), handled('aggiorna-giacenze-impegni', stock));
  app.post('/api/admin/spedizioni/notify-spedizione', express.text({ type: () => true, limit: '4mb' }), handled('notify-spedizione', shipment));
  return app;
}

const databases = JSON.parse(process.argv[2] ?? '{}') as { identity: DatabaseLocation; orders: DatabaseLocation };
measured(floor(bareDriver(databases.identity), bareDriver(databases.orders)));
