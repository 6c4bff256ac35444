import type { Handler } from '../handler.js';
import type { Caller } from '../route.js';
import type { Surface } from '../surface.js';
import { asyncApi } from './asyncapi.js';
import type { Book } from './book.js';
import { openApi } from './openapi.js';
import { renderPage } from './page.js';
import { sheet, sheets } from './sheets.js';

/** The description of a surface, open to everybody: OpenAPI and AsyncAPI for programs, a page without any outside address for people. */
export function documentation<C extends Caller>(surface: Surface<C>, book: Book): Handler {
  const { events } = book;
  const page = sheet('text/html; charset=utf-8', () => renderPage(surface, book));
  const json = (describe: () => unknown) => sheet('application/json; charset=utf-8', () => `${JSON.stringify(describe(), null, 2)}\n`);
  return sheets(new Map([
    [`${surface.root}/openapi.json`, json(() => openApi(surface, book))],
    ...(events ? [[`${surface.root}/asyncapi.json`, json(() => asyncApi(book, events))]] as const : []),
    [`${surface.root}/docs`, page],
    ['/docs', page],
  ]));
}
