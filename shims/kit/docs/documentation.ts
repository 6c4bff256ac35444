import type { Handler } from '../handler.js';
import type { Caller } from '../route.js';
import type { Surface } from '../surface.js';
import { asyncApi } from './asyncapi.js';
import type { Book } from './book.js';
import { openApi } from './openapi.js';
import { renderPage } from './page.js';
import { sheet, sheets } from './sheets.js';

/** What programs read of a surface, by the name it is served under below its root. */
export type Descriptions = ReadonlyMap<string, () => string>;

/** The descriptions of a surface for programs: OpenAPI of its calls, and AsyncAPI of its webhooks where it sends any. */
export function descriptionsOf<C extends Caller>(surface: Surface<C>, book: Book): Descriptions {
  const { events } = book;
  return new Map([
    ['openapi.json', () => asText(openApi(surface, book))],
    ...(events ? [['asyncapi.json', () => asText(asyncApi(book, events))]] as const : []),
  ]);
}

/** The description of a surface, open to everybody: OpenAPI and AsyncAPI for programs, a page without any outside address for people. */
export function documentation<C extends Caller>(surface: Surface<C>, book: Book): Handler {
  const page = sheet('text/html; charset=utf-8', () => renderPage(surface, book));
  return sheets(new Map([
    ...[...descriptionsOf(surface, book)].map(([name, write]) => [`${surface.root}/${name}`, sheet('application/json; charset=utf-8', write)] as const),
    [`${surface.root}/docs`, page],
    ['/docs', page],
  ]));
}

const asText = (description: unknown): string => `${JSON.stringify(description, null, 2)}\n`;
