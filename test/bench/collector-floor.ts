import { createHash, randomBytes } from 'node:crypto';
import express from 'express';
import type { DatabaseLocation } from '#kernel/config.js';
import { collectorFigures, type Counted } from './collector-floor-figures.js';
import { measured } from './measured.js';
import { bareDriver, type Sql } from './sql.js';

// The collector written by hand: Express and SQL, the same rows read and written in one transaction, the same bytes answered.

interface Sent { readonly kind: string; readonly uid?: string; readonly at?: string; readonly ref?: string; readonly payload?: Readonly<Record<string, string | number>> }
interface Batch { readonly key: string; readonly session: string; readonly visitor: { readonly id: string; readonly consent: string; readonly purposes: readonly string[]; readonly consentSource: string; readonly locale: string; readonly channel: string }; readonly events: readonly Sent[] }
type Row = readonly (string | number | null)[];

const marks = (count: number): string => Array.from({ length: count }, () => '?').join();
const rowsOf = (rows: readonly Row[]): string => rows.map((row) => `(${marks(row.length)})`).join();

async function installationOf(identity: Sql, key: string, origin: string): Promise<{ readonly company: number; readonly id: string }> {
  const hash = createHash('sha256').update(key).digest('hex');
  const [row] = await identity.read(
    `SELECT c.id, c.company_id, c.allowlist, c.settings, m.time_zone FROM credential k JOIN connection c ON c.company_id = k.company_id AND c.id = k.connection_id JOIN company m ON m.id = k.company_id WHERE k.hash = ? AND c.kind = 'COLLECTOR' AND c.status = 'ACTIVE'`, [hash]);
  const { domains } = JSON.parse(String(row?.['settings'] ?? '{}')) as { readonly domains: readonly string[] };
  if (!row || !domains.includes(new URL(origin).hostname)) throw new Error('not admitted');
  return { company: Number(row['company_id']), id: String(row['id']) };
}

const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Rome', year: 'numeric', month: '2-digit', day: '2-digit' });

async function store(catalog: Sql, { company, id }: { readonly company: number; readonly id: string }, { visitor, session, events: sent }: Batch): Promise<void> {
  const now = new Date().toISOString();
  const day = DAY.format(new Date());
  const refs = [...new Set(sent.flatMap(({ ref }) => ref ?? []))];
  const found = refs.length === 0 ? [] : await catalog.read(`SELECT sku, id, product_id FROM variant WHERE company_id = ? AND sku IN (${marks(refs.length)})`, [company, ...refs]);
  const variants = new Map(found.map((row) => [row['sku'], row]));
  const conflict = (key: string, sets: readonly string[], { sums = [], table = '' }: { readonly sums?: readonly string[]; readonly table?: string } = {}): string => [
    catalog.mysql ? ' ON DUPLICATE KEY UPDATE ' : ` ON CONFLICT (${key}) DO UPDATE SET `,
    [...sets.map((name) => `${name} = ${catalog.mysql ? `VALUES(${name})` : `excluded.${name}`}`), ...sums.map((name) => `${name} = ${table}.${name} + ${catalog.mysql ? `VALUES(${name})` : `excluded.${name}`}`)].join(),
  ].join('');
  const events = sent.map((event): Counted => ({ kind: event.kind, payload: event.payload ?? {}, product: event.ref === undefined ? null : Number(variants.get(event.ref)?.['product_id'] ?? 0), channel: visitor.channel, day }));
  await catalog.write(async (run) => {
    const put = (table: string, columns: string, [rows, behind = '']: readonly [rows: readonly Row[], behind?: string]) => (rows.length === 0 ? Promise.resolve([]) : run(`INSERT INTO ${table} (${columns}) VALUES ${rowsOf(rows)}${behind}`, rows.flat()));
    await put('visitor', 'company_id, id, installation_id, purposes, consent_source, locale, channel, customer_id, is_bot, first_seen_at, last_seen_at', [[[company, visitor.id, id, visitor.purposes.join('\n'), visitor.consentSource, visitor.locale, visitor.channel, null, 0, now, now]],
      conflict('company_id, id', ['installation_id', 'purposes', 'consent_source', 'locale', 'channel', 'is_bot', 'last_seen_at'])]);
    await run('SELECT MAX(erased_at) AS erased_at FROM erasure WHERE company_id = ? AND visitor_hash = ?', [company, createHash('sha256').update(visitor.id).digest('hex')]);
    await run(`SELECT uid FROM shopper_event WHERE company_id = ? AND uid IN (${marks(sent.length)})`, [company, ...sent.map(({ uid = '' }) => uid)]);
    await put('shopper_event', 'company_id, uid, visitor_id, session_id, at, kind, day, channel, ref, product_id, variant_id, is_bot, payload', [sent.map(({ uid = randomBytes(16).toString('hex'), at = now, kind, ref, payload }) =>
      [company, uid, visitor.id, session, at, kind, day, visitor.channel, null, ref === undefined ? null : Number(variants.get(ref)?.['product_id']), ref === undefined ? null : String(variants.get(ref)?.['id']), 0, payload ? JSON.stringify(payload) : null])]);
    const cart = sent.find(({ payload }) => payload?.['cart'] !== undefined)?.payload?.['cart'];
    if (cart !== undefined) {
      const [known] = await run(`SELECT token, visitor_id, stage, units, value_minor, currency, started_at, changed_at FROM cart WHERE company_id = ? AND token IN (?) ORDER BY token${catalog.mysql ? ' FOR UPDATE' : ''}`, [company, cart]);
      await put('cart', 'company_id, token, visitor_id, stage, units, value_minor, currency, started_at, changed_at', [[[company, cart, visitor.id, 'CHECKOUT', 3, 5970, 'EUR', String(known?.['started_at'] ?? now), now]], conflict('company_id, token', ['stage', 'units', 'value_minor', 'currency', 'started_at', 'changed_at'])]);
    }
    const [stay] = await run('SELECT id, channel, day, started_at, ended_at, events, stages FROM shopper_session WHERE company_id = ? AND visitor_id = ? AND id IN (?)', [company, visitor.id, session]);
    await put('shopper_session', 'company_id, visitor_id, id, installation_id, channel, day, started_at, ended_at, events, stages', [[[company, visitor.id, session, id, visitor.channel, day, String(stay?.['started_at'] ?? now), now, Number(stay?.['events'] ?? 0) + sent.length, 15]], conflict('company_id, visitor_id, id', ['channel', 'day', 'started_at', 'ended_at', 'events', 'stages'])]);
    for (const { table, key, columns, sums, rows } of collectorFigures(company, events)) await put(table, [...key, ...columns].join(), [rows, conflict(key.join(), [], { sums, table })]);
  });
}

function floor(identity: Sql, catalog: Sql): express.Express {
  const app = express().disable('x-powered-by').disable('etag');
  app.post('/api/collect/v1/events', express.text({ type: '*/*', limit: 65_536 }), async (request, response) => {
    const batch = JSON.parse(String(request.body)) as Batch;
    const origin = request.headers.origin ?? '';
    await store(catalog, await installationOf(identity, batch.key, origin), batch);
    response.status(202).set({ 'Content-Type': 'application/json; charset=utf-8', 'Access-Control-Allow-Origin': origin, Vary: 'Origin' });
    response.end(JSON.stringify({ stored: batch.events.length, duplicates: 0, rejected: [], skew: null, payloadDropped: [], withheld: [], unmapped: 0, cartRefused: 0, identityWithheld: false, test: false, testKnown: false, reason: null }));
  });
  return app;
}

const databases = JSON.parse(process.argv[2] ?? '{}') as { identity: DatabaseLocation; catalog: DatabaseLocation };
measured(floor(bareDriver(databases.identity), bareDriver(databases.catalog)));
