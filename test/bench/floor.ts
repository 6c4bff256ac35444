import { createHash, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import express, { type Request, type Response } from 'express';
import type { DatabaseLocation } from '#kernel/config.js';
import { ORDER_SQL, orderJson, type Line, type Part } from './floor-orders.js';
import { measured } from './measured.js';
import { bareDriver, type Sql } from './sql.js';

// The handler somebody would write by hand: Express and SQL, the same rows read and written, the same bytes answered.

const deflated = promisify(deflate);
const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

interface Caller { readonly company: number; readonly connection: string; readonly warehouse: string }

function floor(identity: Sql, orders: Sql): express.Express {
  const bodies = new Set<string>();
  const calls = new Map<string, number>();

  async function authenticate(request: Request): Promise<Caller | undefined> {
    const [block] = await identity.read('SELECT failures, began_at FROM lockout WHERE surface = ? AND address = ?', ['fulfillment', '127.0.0.1']);
    if (block && Number(block['failures']) >= 30) return undefined;
    const [row] = await identity.read(`SELECT c.company_id, c.id, c.status, c.warehouse_id, c.rate_per_minute, c.allowlist, k.hash, m.name FROM credential k
      JOIN connection c ON c.company_id = k.company_id AND c.id = k.connection_id JOIN company m ON m.id = k.company_id WHERE k.hash = ?`,
      [hash((request.headers.authorization ?? '').slice('Bearer '.length))]);
    if (row?.['status'] !== 'ACTIVE' || (JSON.parse(String(row['allowlist'])) as string[]).length > 0) return undefined;
    const used = (calls.get(String(row['id'])) ?? 0) + 1;
    calls.set(String(row['id']), used);
    return { company: Number(row['company_id']), connection: String(row['id']), warehouse: String(row['warehouse_id']) };
  }

  async function keepBody(run: Parameters<Parameters<Sql['write']>[0]>[0], company: number, text: string): Promise<string> {
    const name = hash(text);
    if (bodies.has(name)) return name;
    await run(identity.mysql
      ? 'INSERT INTO call_body (company_id, hash, used_on, content) VALUES (?,?,?,?) ON DUPLICATE KEY UPDATE used_on = VALUES(used_on)'
      : 'INSERT INTO call_body (company_id, hash, used_on, content) VALUES (?,?,?,?) ON CONFLICT (company_id, hash) DO UPDATE SET used_on = excluded.used_on',
      [company, name, '2026-11-21', await deflated(text, { level: 1 })]);
    bodies.add(name);
    return name;
  }

  const loggedHeaders = (request: Request): string => JSON.stringify({ ...request.headers, authorization: '[redacted]' });

  async function logged(request: Request, caller: Caller, { operation, text, requestId }: { operation: string; text: string; requestId: string }): Promise<void> {
    await identity.write(async (run) => {
      const body = await keepBody(run, caller.company, text);
      await run(`INSERT INTO calls (company_id, id, request_id, connection_id, surface, operation, method, path, address, started_at, status, duration_ms,
        request_headers, request_body, answer_headers, answer_body, state) VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)`,
        [caller.company, randomUUID(), requestId, caller.connection, 'fulfillment', operation, request.method, request.originalUrl, '127.0.0.1',
          new Date().toISOString(), 200, 1, loggedHeaders(request), null, '{"content-type":"application/json; charset=utf-8"}', body, 'DONE']);
    });
  }

  function answer(response: Response, text: string, requestId: string): void {
    response.set({ 'X-Request-Id': requestId, 'RateLimit-Limit': '600', 'RateLimit-Remaining': '599', 'RateLimit-Reset': '60', 'Content-Type': 'application/json; charset=utf-8' });
    response.end(text);
  }

  async function linesOf(company: number, ids: readonly string[], run = orders.read): Promise<Map<string, Line[]>> {
    const byPart = new Map<string, Line[]>();
    for (const line of await run(ORDER_SQL.lines(ids.length), [company, ...ids]) as unknown as Line[]) {
      const known = byPart.get(line.fulfillment_order_id);
      if (known) known.push(line); else byPart.set(line.fulfillment_order_id, [line]);
    }
    return byPart;
  }

  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');

  app.get('/api/fulfillment/v1/orders', async (request, response) => {
    const caller = await authenticate(request);
    if (!caller) { response.status(401).end(); return; }
    const requestId = randomUUID();
    const rows = await orders.read(ORDER_SQL.queue, [caller.company, caller.warehouse, 'TO_FULFILL']) as unknown as Part[];
    const page = rows.slice(0, 50);
    const lines = await linesOf(caller.company, page.map(({ id }) => id));
    const text = JSON.stringify({ data: page.map((part) => orderJson(part, lines.get(part.id) ?? [])), next_cursor: rows.length > 50 ? request.get('x-cursor') ?? null : null });
    await logged(request, caller, { operation: 'orders.list', text, requestId });
    answer(response, text, requestId);
  });

  app.get('/api/fulfillment/v1/orders/:number', async (request, response) => {
    const caller = await authenticate(request);
    if (!caller) { response.status(401).end(); return; }
    const requestId = randomUUID();
    const [part] = await orders.read(ORDER_SQL.one, [caller.company, caller.warehouse, `#${request.params.number}`]) as unknown as Part[];
    if (!part) { response.status(404).end(); return; }
    const text = JSON.stringify(orderJson(part, (await linesOf(caller.company, [part.id])).get(part.id) ?? []));
    await logged(request, caller, { operation: 'orders.read', text, requestId });
    answer(response, text, requestId);
  });

  // eslint-disable-next-line max-lines-per-function -- written as one would by hand, top to bottom
  app.post('/api/fulfillment/v1/orders/:number/accept', express.text({ type: () => true }), async (request, response) => {
    const caller = await authenticate(request);
    if (!caller) { response.status(401).end(); return; }
    const [requestId, callId, owner, command] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    const raw = String(request.body);
    const body = JSON.parse(raw) as { wms_reference: string };
    const now = new Date().toISOString();
    await identity.write(async (run) => {
      await run('SELECT id FROM calls WHERE company_id = ? AND connection_id = ? AND idempotency_key = ?', [caller.company, caller.connection, request.get('idempotency-key') ?? '']);
      const name = await keepBody(run, caller.company, raw);
      await run(`INSERT INTO calls (company_id, id, request_id, connection_id, surface, operation, method, path, address, started_at, request_headers, request_body, state,
        idempotency_key, fingerprint, owner, lease_end, command_id) VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)`,
        [caller.company, callId, requestId, caller.connection, 'fulfillment', 'orders.accept', 'POST', request.originalUrl, '127.0.0.1', now, loggedHeaders(request), name,
          'RUNNING', request.get('idempotency-key') ?? null, hash(`POST ${request.originalUrl} ${raw}`), owner, now, command]);
    });
    let text = '';
    await orders.write(async (run) => {
      await run('SELECT result FROM command WHERE company_id = ? AND id = ? AND name = ?', [caller.company, command, 'acceptFulfillmentOrder']);
      const [part] = await run(ORDER_SQL.one, [caller.company, caller.warehouse, `#${request.params.number}`]) as unknown as Part[];
      if (part?.status !== 'TO_FULFILL') throw new Error('not to be accepted');
      const lines = (await linesOf(caller.company, [part.id], run)).get(part.id) ?? [];
      const [feed] = await run(`SELECT last_stamp FROM feed WHERE company_id = ?${orders.mysql ? ' FOR UPDATE' : ''}`, [caller.company]);
      const stamp = String(feed?.['last_stamp']) >= now ? new Date(Date.parse(String(feed?.['last_stamp'])) + 1).toISOString() : now;
      await run('UPDATE feed SET last_stamp = ? WHERE company_id = ?', [stamp, caller.company]);
      await run('UPDATE fulfillment_order SET status = ?, list = ?, accepted_at = ?, wms_reference = ?, changed_at = ?, version = version + 1 WHERE company_id = ? AND id = ? AND version = ?',
        ['ACCEPTED', 'ACCEPTED', now, body.wms_reference, stamp, caller.company, part.id, part.version]);
      for (const line of lines) {
        await run('UPDATE stock_position SET reserved = reserved - ?, changed_at = ? WHERE company_id = ? AND variant_id = ? AND location_id = ?',
          [line.quantity, stamp, caller.company, line.variant_id, caller.warehouse]);
      }
      const answered = orderJson({ ...part, status: 'ACCEPTED', accepted_at: now, wms_reference: body.wms_reference, changed_at: stamp }, lines);
      text = JSON.stringify(answered);
      await run('INSERT INTO outbox (company_id, stamp, place, id, type, payload, subject, actor, via, request_id, pending) VALUES (?,?,?,?,?,?,?,?,?,?,?)',
        [caller.company, stamp, 0, randomUUID(), 'fulfillment.accepted', JSON.stringify({ fulfillmentOrderId: part.id, orderId: part.order_id, number: part.number, status: 'ACCEPTED' }),
          part.order_id, 'WMS', 'fulfillment', requestId, 1]);
      await run('INSERT INTO command (company_id, id, name, result, created_at) VALUES (?,?,?,?,?)', [caller.company, command, 'acceptFulfillmentOrder', text, now]);
    });
    await identity.write(async (run) => {
      const name = await keepBody(run, caller.company, text);
      await run(`UPDATE calls SET state = ?, status = ?, answer_headers = ?, answer_body = ?, duration_ms = ? WHERE company_id = ? AND id = ? AND owner = ?`,
        ['DONE', 200, '{"content-type":"application/json; charset=utf-8"}', name, 1, caller.company, callId, owner]);
    });
    answer(response, text, requestId);
  });
  return app;
}

const databases = JSON.parse(process.argv[2] ?? '{}') as { identity: DatabaseLocation; orders: DatabaseLocation };
measured(floor(bareDriver(databases.identity), bareDriver(databases.orders)));
