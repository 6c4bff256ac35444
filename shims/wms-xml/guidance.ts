import type { ConnectionCaller } from '#kit/authenticate/connection-caller.js';
import type { Handler } from '#kit/handler.js';
import type { Route } from '#kit/route.js';
import { renderGuide } from './page.js';

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The page for people, open to everybody, beside the schemas: /docs/wms-xml. */
export function guidance(routes: readonly Route<ConnectionCaller>[]): Handler {
  let page: string | undefined;
  return ({ method, url = '' }, response) => {
    if (!/^\/?\/docs\/wms-xml\/?$/.test(url) || (method !== 'GET' && method !== 'HEAD')) return false;
    page ??= renderGuide(routes);
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8', 'Content-Length': Buffer.byteLength(page), 'Cache-Control': 'no-cache', 'Content-Security-Policy': POLICY, 'X-Content-Type-Options': 'nosniff',
    }).end(page);
    return true;
  };
}
