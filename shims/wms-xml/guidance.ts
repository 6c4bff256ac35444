import type { ConnectionCaller } from '#kit/access/connection-access.js';
import { staticDocument, staticDocuments } from '#kit/docs/static-documents.js';
import type { Handler } from '#kit/handler.js';
import type { Route } from '#kit/route.js';
import { describeXml } from './openapi.js';
import { renderGuide } from './page.js';

/** The documentation page, without authentication, beside the schemas: /docs/wms-xml; and the same as OpenAPI. */
export function guidance(routes: readonly Route<ConnectionCaller>[]): Handler {
  const page = staticDocument('text/html; charset=utf-8', () => renderGuide(routes));
  const openApi = staticDocument('application/json; charset=utf-8', () => `${JSON.stringify(describeXml(routes), undefined, 2)}\n`);
  return staticDocuments(new Map([['/docs/wms-xml/openapi.json', openApi], ...['/docs/wms-xml', '/docs/wms-xml/', '//docs/wms-xml', '//docs/wms-xml/'].map((path) => [path, page] as const)]));
}
