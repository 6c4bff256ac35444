import { createHash, timingSafeEqual } from 'node:crypto';
import express, { type Request, type Response } from 'express';
import type { DatabaseLocation } from '#kernel/config.js';
import { measured } from './measured.js';
import { bareDriver, type Sql } from './sql.js';

// Content delivery written by hand: Express and SQL, one indexed read a call behind that of the token, the same bytes answered.

type Row = Awaited<ReturnType<Sql['read']>>[number];

/** The company of a token that is active. */
async function companyOf(identity: Sql, token: string): Promise<number> {
  const hash = createHash('sha256').update(token).digest('hex');
  const [row] = await identity.read('SELECT c.id, c.company_id, c.kind, c.name, c.status, c.rate_per_minute, c.allowlist, c.settings, k.hash, k.form FROM credential k JOIN connection c ON c.company_id = k.company_id AND c.id = k.connection_id WHERE k.hash = ?', [hash]);
  if (row?.['status'] !== 'ACTIVE' || row['kind'] !== 'DELIVERY' || !timingSafeEqual(Buffer.from(String(row['hash'])), Buffer.from(hash))) throw new Error('not admitted');
  return Number(row['company_id']);
}

const SITE = `JOIN workspace w ON w.company_id = s.company_id AND w.id = s.workspace_id`;
const OF_SITE = `WHERE s.company_id = ? AND s.id = ? AND w.slug = ? AND s.status <> 'ARCHIVED'`;
const PUBLISHED = `SELECT p.*, s.locales FROM site s ${SITE} JOIN published p ON p.company_id = s.company_id AND p.site_id = s.id AND p.locale = s.default_locale AND p.path = ? AND p.kind = ? ${OF_SITE}`;
const MENU = `SELECT m.*, s.locales FROM site s ${SITE} JOIN served_menu m ON m.company_id = s.company_id AND m.site_id = s.id AND m.locale = s.default_locale AND m.handle = ? ${OF_SITE}`;

const pageText = (row: Row): string => `{"data":${JSON.stringify({ id: row['document_id'], template: row['template'], is_home: row['is_home'] === 1, title: row['title'], slug: row['slug'] }).slice(0, -1)},"blocks":${String(row['content'])},"seo":${String(row['seo'])},${JSON.stringify({ locale: row['locale'], published_at: row['published_at'] }).slice(1)}}`;

const entryText = (row: Row): string => `{"data":${JSON.stringify({ id: row['document_id'], title: row['title'], slug: row['slug'] }).slice(0, -1)},"fields":${String(row['content'])},"seo":${String(row['seo'])},${JSON.stringify({ published_at: row['published_at'], sort: row['sort'] }).slice(1)}}`;

interface Item { readonly type: string; readonly target: string; readonly children: readonly Item[] }

const itemOf = (item: Item): object => ({ ...item, type: item.type.toLowerCase(), target: item.target === 'SELF' ? '_self' : '_blank', children: item.children.map(itemOf) });

const menuText = (row: Row): string => JSON.stringify({ data: { handle: row['handle'], name: row['name'], locale: row['locale'], items: (JSON.parse(String(row['items'])) as Item[]).map(itemOf) } });

interface Reading { readonly sql: string; readonly of: (request: Request) => readonly string[]; readonly text: (row: Row) => string }

function floor(identity: Sql, content: Sql): express.Express {
  const app = express().disable('x-powered-by').disable('etag');
  const serve = ({ sql, of, text }: Reading) => async (request: Request, response: Response): Promise<void> => {
    const company = await companyOf(identity, request.headers.authorization?.slice('Bearer '.length) ?? '');
    const [row = {}] = await content.read(sql, [...of(request), company, Number(request.params['site']), String(request.params['workspace'])]);
    const tag = `"${String(row['etag'])}"`;
    response.set({ 'Content-Type': 'application/json; charset=utf-8', ETag: tag, 'Last-Modified': new Date(String(row['modified_at'])).toUTCString(), 'Cache-Control': 'private, max-age=60', Vary: 'Authorization' });
    if (request.headers['if-none-match'] === tag) response.status(304).end();
    else response.end(text(row));
  };
  const root = '/api/delivery/v1/:workspace/sites/:site';
  app.get(`${root}/page`, serve({ sql: PUBLISHED, of: ({ query: { path } }) => [typeof path === 'string' ? path : '/', 'PAGE'], text: pageText }));
  app.get(`${root}/collections/:collection/entries/:slug`, serve({ sql: PUBLISHED, of: ({ params }) => [`/${String(params['collection'])}/${String(params['slug'])}`, 'ENTRY'], text: entryText }));
  app.get(`${root}/menus/:handle`, serve({ sql: MENU, of: ({ params }) => [String(params['handle'])], text: menuText }));
  return app;
}

const databases = JSON.parse(process.argv[2] ?? '{}') as { identity: DatabaseLocation; content: DatabaseLocation };
measured(floor(bareDriver(databases.identity), bareDriver(databases.content)));
