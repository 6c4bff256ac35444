import type { Handler } from '../handler.js';
import type { Caller } from '../route.js';
import type { Surface } from '../surface.js';
import { asyncApi } from './asyncapi.js';
import type { Book } from './book.js';
import { openApi } from './openapi.js';
import { renderPage } from './page.js';

interface Sheet {
  readonly headers: Readonly<Record<string, string | number>>;
  readonly text: string;
}

const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The description of a surface, open to everybody: OpenAPI and AsyncAPI for programs, a page without any outside address for people. */
export function documentation<C extends Caller>(surface: Surface<C>, book: Book): Handler {
  const { events } = book;
  const page = once(() => sheet('text/html; charset=utf-8', renderPage(surface, book)));
  const json = (describe: () => unknown): (() => Sheet) => once(() => sheet('application/json; charset=utf-8', `${JSON.stringify(describe(), null, 2)}\n`));
  const sheets = new Map([
    [`${surface.root}/openapi.json`, json(() => openApi(surface, book))],
    ...(events ? [[`${surface.root}/asyncapi.json`, json(() => asyncApi(book, events))]] as const : []),
    [`${surface.root}/docs`, page],
    ['/docs', page],
  ]);
  return ({ method, url = '' }, response) => {
    const found = method === 'GET' || method === 'HEAD' ? sheets.get(url)?.() : undefined;
    if (found) response.writeHead(200, found.headers).end(found.text);
    return found !== undefined;
  };
}

/** Written when somebody first reads it. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

const sheet = (contentType: string, text: string): Sheet => ({
  text,
  headers: {
    'Content-Type': contentType, 'Content-Length': Buffer.byteLength(text), 'Cache-Control': 'no-cache',
    'Content-Security-Policy': PAGE_POLICY, 'X-Content-Type-Options': 'nosniff',
  },
});
