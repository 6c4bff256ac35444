import type { ConnectionCaller } from '#kit/authenticate/connection-caller.js';
import { sheet, sheets } from '#kit/docs/sheets.js';
import type { Handler } from '#kit/handler.js';
import type { Route } from '#kit/route.js';
import { renderGuide } from './page.js';

/** The page for people, open to everybody, beside the schemas: /docs/wms-xml. */
export function guidance(routes: readonly Route<ConnectionCaller>[]): Handler {
  const page = sheet('text/html; charset=utf-8', () => renderGuide(routes));
  return sheets(new Map(['/docs/wms-xml', '/docs/wms-xml/', '//docs/wms-xml', '//docs/wms-xml/'].map((path) => [path, page])));
}
