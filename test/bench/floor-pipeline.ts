import { createHash, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import type { Request, RequestHandler, Response } from 'express';
import type { Sql } from './sql.js';

// What every call of the handler by hand does around its own work: who calls, the log, the key.

const deflated = promisify(deflate);
const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Runs a statement of a transaction. */
export type Run = Parameters<Parameters<Sql['write']>[0]>[0];

/** Who calls. */
export interface Caller { readonly company: number; readonly companyName: string; readonly connection: string; readonly connectionName: string; readonly scopes: string; readonly warehouse: string }

/** A write that is to be done. */
export interface Work { readonly caller: Caller; readonly raw: string; readonly number: string; readonly now: string; readonly requestId: string }

/** A call for its operation, answered as text. */
export interface Pipeline {
  reading(operation: string, read: (caller: Caller, request: Request) => Promise<string>): RequestHandler;
  /** `write` runs in the transaction of the orders database that keeps its result under the command. */
  writing(operation: string, command: string, write: (run: Run, work: Work) => Promise<string>): RequestHandler;
}

/** Whether this process is the floor with a call log: `node <surface>-floor.js <databases>`, and without one with `unlogged` behind it. */
const LOGGED = process.argv[3] !== 'unlogged';

/** The pipeline by hand over both databases. */
export function floorPipeline(identity: Sql, orders: Sql, surface = 'fulfillment'): Pipeline {
  const bodies = new Set<string>();
  const calls = new Map<string, number>();

  async function authenticate(request: Request): Promise<Caller> {
    const [block] = await identity.read('SELECT failures, began_at FROM lockout WHERE surface = ? AND address = ?', [surface, '127.0.0.1']);
    const [row] = await identity.read(`SELECT c.company_id, c.id, c.status, c.warehouse_id, c.rate_per_minute, c.allowlist, c.name AS connection_name, c.scopes, k.hash, m.name FROM credential k
      JOIN connection c ON c.company_id = k.company_id AND c.id = k.connection_id JOIN company m ON m.id = k.company_id WHERE k.hash = ?`,
      [hash((request.headers.authorization ?? '').slice('Bearer '.length))]);
    if ((block && Number(block['failures']) >= 30) || row?.['status'] !== 'ACTIVE' || (JSON.parse(String(row['allowlist'])) as string[]).length > 0) throw new Error('not admitted');
    calls.set(String(row['id']), (calls.get(String(row['id'])) ?? 0) + 1);
    return { company: Number(row['company_id']), companyName: String(row['name']), connection: String(row['id']), connectionName: String(row['connection_name']), scopes: String(row['scopes']), warehouse: String(row['warehouse_id']) };
  }

  async function keepBody(run: Run, company: number, text: string): Promise<string> {
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
  const ANSWERED = '{"content-type":"application/json; charset=utf-8"}';

  async function log(request: Request, caller: Caller, { operation, text, requestId }: { operation: string; text: string; requestId: string }): Promise<void> {
    await identity.write(async (run) => {
      const body = await keepBody(run, caller.company, text);
      await run(`INSERT INTO calls (company_id, id, request_id, connection_id, surface, operation, method, path, address, started_at, status, duration_ms,
        request_headers, request_body, answer_headers, answer_body, state) VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)`,
        [caller.company, randomUUID(), requestId, caller.connection, surface, operation, request.method, request.originalUrl, '127.0.0.1',
          new Date().toISOString(), 200, 1, loggedHeaders(request), null, ANSWERED, body, 'DONE']);
    });
  }

  async function claim(request: Request, { caller, raw, now, requestId }: Work, operation: string): Promise<{ callId: string; owner: string; command: string }> {
    const [callId, owner, command] = [randomUUID(), randomUUID(), randomUUID()];
    const key = request.get('idempotency-key') ?? '';
    await identity.write(async (run) => {
      await run('SELECT id FROM calls WHERE company_id = ? AND connection_id = ? AND idempotency_key = ?', [caller.company, caller.connection, key]);
      const name = await keepBody(run, caller.company, raw);
      await run(`INSERT INTO calls (company_id, id, request_id, connection_id, surface, operation, method, path, address, started_at, request_headers, request_body, state,
        idempotency_key, fingerprint, owner, lease_end, command_id) VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)`,
        [caller.company, callId, requestId, caller.connection, surface, operation, request.method, request.originalUrl, '127.0.0.1', now, loggedHeaders(request), name,
          'RUNNING', key, hash(`${request.method} ${request.originalUrl} ${raw}`), owner, now, command]);
    });
    return { callId, owner, command };
  }

  function answer(response: Response, text: string, requestId: string): void {
    response.set({ 'X-Request-Id': requestId, 'RateLimit-Limit': '600', 'RateLimit-Remaining': '599', 'RateLimit-Reset': '60', 'Content-Type': 'application/json; charset=utf-8' });
    response.end(text);
  }

  return {
    reading: (operation, read) => async (request, response) => {
      const caller = await authenticate(request);
      const requestId = randomUUID();
      const text = await read(caller, request);
      if (LOGGED) await log(request, caller, { operation, text, requestId });
      answer(response, text, requestId);
    },
    writing: (operation, name, write) => async (request, response) => {
      const caller = await authenticate(request);
      const work: Work = { caller, raw: String(request.body), number: `#${String(request.params['number'])}`, now: new Date().toISOString(), requestId: randomUUID() };
      const { callId, owner, command } = await claim(request, work, operation);
      let text = '';
      await orders.write(async (run) => {
        await run('SELECT result FROM command WHERE company_id = ? AND id = ? AND name = ?', [caller.company, command, name]);
        text = await write(run, work);
        await run('INSERT INTO command (company_id, id, name, result, created_at) VALUES (?,?,?,?,?)', [caller.company, command, name, text, work.now]);
      });
      await identity.write(async (run) => {
        const body = await keepBody(run, caller.company, text);
        await run('UPDATE calls SET state = ?, status = ?, answer_headers = ?, answer_body = ?, duration_ms = ? WHERE company_id = ? AND id = ? AND owner = ?',
          ['DONE', 200, ANSWERED, body, 1, caller.company, callId, owner]);
      });
      answer(response, text, work.requestId);
    },
  };
}
