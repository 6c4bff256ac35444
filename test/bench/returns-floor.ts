import { createCipheriv, createDecipheriv, createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import express from 'express';
import type { DatabaseLocation } from '#kernel/config.js';
import { benchKeys } from './bench-key.js';
import { measured } from './measured.js';
import { makeReturn, type Requested } from './returns-floor-create.js';
import { orderView, readOrder, type Policy } from './returns-floor-order.js';
import { bareDriver, type Sql } from './sql.js';

// The returns portal written by hand: Express and SQL, the same rows read and written, the same sessions, the same bytes answered.

const [NONCE, TAG, HOUR] = [12, 16, 3_600_000];
const IDENTITY = Buffer.from('return session');
const { sealing, cursor } = benchKeys('orders');

/** What a session says: company, order, version of the policy, language, and when it ends. */
type Session = readonly [company: number, order: string, version: number, language: string, endsAt: number];

function seal(session: Session): string {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', sealing.bytes, nonce).setAAD(IDENTITY);
  const body = Buffer.concat([cipher.update(JSON.stringify(session), 'utf8'), cipher.final()]);
  return `${sealing.id}.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')}`;
}

function open(text: string): Session {
  const bytes = Buffer.from(text.split('.')[1] ?? '', 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', sealing.bytes, bytes.subarray(0, NONCE), { authTagLength: TAG }).setAAD(IDENTITY);
  decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
  const session = JSON.parse(decipher.update(bytes.subarray(NONCE + TAG), undefined, 'utf8') + decipher.final('utf8')) as Session;
  if (session[4] <= Date.now()) throw new Error('The session has ended');
  return session;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

async function companyOf(orders: Sql, slug: string): Promise<number> {
  const [portal] = await orders.read('SELECT company_id, enabled FROM return_portal WHERE slug = ?', [slug]);
  if (portal?.['enabled'] !== 1) throw new Error(`There is no portal ${slug}`);
  return Number(portal['company_id']);
}

async function policyOf(orders: Sql, company: number, version?: number): Promise<Policy> {
  const [row] = await orders.read(`SELECT version, content FROM return_policy WHERE company_id = ?${version === undefined ? ' ORDER BY version DESC LIMIT 1' : ' AND version = ?'}`, version === undefined ? [company] : [company, version]);
  return { ...JSON.parse(String(row?.['content'])) as Policy, version: Number(row?.['version']) };
}

/** The session of a call with the policy that it was opened with. */
async function admitted(orders: Sql, slug: string, text: string): Promise<{ company: number; order: string; language: string; policy: Policy }> {
  const portal = await companyOf(orders, slug);
  const [company, order, version, language] = open(text);
  if (company !== portal) throw new Error('The session is of another store');
  return { company, order, language, policy: await policyOf(orders, company, version) };
}

function floor(orders: Sql): express.Express {
  const app = express().disable('x-powered-by').disable('etag');
  const root = '/api/oms/v1/public/returns/:slug';
  const json = express.json({ type: () => true, limit: '1mb' });
  app.post(`${root}/lookup`, json, async (request, response) => {
    const { order: number, verifier, language } = request.body as { order: string; verifier: string; language: string };
    const company = await companyOf(orders, request.params.slug);
    const policy = await policyOf(orders, company);
    const found = await readOrder(orders.read, company, { column: 'number', value: `#${number.replace('#', '').trim().toLowerCase()}` });
    if (!timingSafeEqual(digest(String(found.head['customer_email'])), digest(verifier.trim().toLowerCase()))) throw new Error('No such order');
    const { order, lines } = await orderView(orders.read, { company, found, policy, language });
    const session = seal([company, String(found.head['id']), policy.version, language, Date.now() + HOUR]);
    response.set('Content-Type', 'application/json; charset=utf-8').end(JSON.stringify({ data: { session, expires_in: HOUR / 1000, language, order, lines } }));
  });
  app.get(`${root}/order`, async (request, response) => {
    const { company, order, policy, language } = await admitted(orders, request.params.slug, String(request.headers['x-return-session']));
    const found = await readOrder(orders.read, company, { column: 'id', value: order });
    response.set('Content-Type', 'application/json; charset=utf-8').end(JSON.stringify({ data: await orderView(orders.read, { company, found, policy, language }) }));
  });
  app.post(`${root}/returns`, json, async (request, response) => {
    const slug = request.params.slug;
    const session = await admitted(orders, slug, String(request.headers['x-return-session']));
    let answer = '';
    await orders.write(async (run) => { answer = await makeReturn(run, { ...session, slug, cursor, requested: request.body as Requested, mysql: orders.mysql }); });
    response.status(201).set('Content-Type', 'application/json; charset=utf-8').end(answer);
  });
  return app;
}

const { orders } = JSON.parse(process.argv[2] ?? '{}') as { orders: DatabaseLocation };
measured(floor(bareDriver(orders)));
