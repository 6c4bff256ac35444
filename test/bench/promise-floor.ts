import { createHash, timingSafeEqual } from 'node:crypto';
import express from 'express';
import type { DatabaseLocation } from '#kernel/config.js';
import { measured } from './measured.js';
import { promiseText, readLogistics, type Item, type Logistics, type Position } from './promise-floor-plan.js';
import { bareDriver, type Sql } from './sql.js';

// The delivery promise written by hand: Express and SQL, the same rows read, the same bytes answered. What delivery is planned by is in memory, as the product has it.

const marks = (count: number): string => Array.from({ length: count }, () => '?').join();

/** The company of a store token. */
async function companyOf(identity: Sql, token: string): Promise<number> {
  const hash = createHash('sha256').update(token).digest('hex');
  const [row] = await identity.read('SELECT c.id, c.company_id, c.kind, c.name, c.status, c.rate_per_minute, c.allowlist, c.settings, k.hash, k.form FROM credential k JOIN connection c ON c.company_id = k.company_id AND c.id = k.connection_id WHERE k.hash = ?', [hash]);
  if (row?.['status'] !== 'ACTIVE' || row['kind'] !== 'STORE' || !timingSafeEqual(Buffer.from(String(row['hash'])), Buffer.from(hash))) throw new Error('not admitted');
  return Number(row['company_id']);
}

/** The lines of `SKU:QUANTITY,SKU:QUANTITY`. */
const linesOf = (items: string): { sku: string; quantity: number }[] => items.split(',').map((line) => { const [sku = '', quantity = '1'] = line.split(':'); return { sku, quantity: Number(quantity) }; });

function floor(identity: Sql, orders: Sql): express.Express {
  const app = express().disable('x-powered-by').disable('etag');
  const known = new Map<number, { readonly version: number; readonly logistics: Logistics }>();
  const kept = new Map<string, { readonly body: string; readonly until: number }>();
  const logisticsOf = async (company: number): Promise<Logistics> => {
    const [row] = await orders.read('SELECT version FROM logistics_version WHERE company_id = ?', [company]);
    const before = known.get(company);
    if (before?.version === Number(row?.['version'])) return before.logistics;
    const logistics = await readLogistics(orders, company);
    known.set(company, { version: Number(row?.['version']), logistics });
    return logistics;
  };
  const computed = async (company: number, { items = '', country = '' }: Record<string, string>): Promise<{ body: string; seconds: number }> => {
    const [now, lines, logistics] = [new Date(), linesOf(items), await logisticsOf(company)];
    const [settings] = await orders.read('SELECT default_channel, pickup, cache_seconds FROM promise_settings WHERE company_id = ?', [company]);
    const found = await orders.read(`SELECT variant_id, sku, barcode FROM item WHERE company_id = ? AND sku IN (${marks(lines.length)})`, [company, ...lines.map(({ sku }) => sku)]) as unknown as Item[];
    const positions = await orders.read(`SELECT variant_id, location_id, on_hand, reserved, reported FROM stock_position WHERE company_id = ? AND variant_id IN (${marks(found.length)})`, [company, ...found.map(({ variant_id: id }) => id)]) as unknown as Position[];
    return { body: promiseText({ now, country, lines, found, positions, pickup: settings?.['pickup'] === 1 }, logistics), seconds: Number(settings?.['cache_seconds']) };
  };
  app.get('/api/oms/v1/public/promise', async (request, response) => {
    const query = request.query as Record<string, string>;
    const company = await companyOf(identity, query['token'] ?? '');
    const same = kept.get(request.url);
    response.set('Content-Type', 'application/json; charset=utf-8');
    if (same && same.until > Date.now()) return void response.end(same.body);
    const { body, seconds } = await computed(company, query);
    if (seconds > 0) kept.set(request.url, { body, until: Date.now() + seconds * 1000 });
    response.end(body);
  });
  return app;
}

const databases = JSON.parse(process.argv[2] ?? '{}') as { identity: DatabaseLocation; orders: DatabaseLocation };
measured(floor(bareDriver(databases.identity), bareDriver(databases.orders)));
