import { readFileSync } from 'node:fs';
import type { Handler } from '#kit/handler.js';
import { sourceFolder } from '#kernel/source-folder.js';

/** The operations, by the names of their schemas. */
export const OPERATIONS = [
  'ws_orders', 'aggiorna-giacenze-impegni', 'notify-spedizione', 'list', 'notify-reso', 'get-order-docs', 'get-etichette-corriere', 'add-etichette-corriere',
  'del-etichette-corriere', 'ws-close-bordero', 'crea-ordini', 'annulla-ordine', 'annuncia-reso', 'certificazione',
] as const;

/** The operation of a path: its last segment. */
export const operationOf = (path: string): (typeof OPERATIONS)[number] => {
  const found = OPERATIONS.find((operation) => path.endsWith(`/${operation}`));
  if (!found) throw new Error(`${path} is no operation`);
  return found;
};

const FOLDER = new URL('xsd/', sourceFolder(import.meta.url));
const PATHS = new Set(OPERATIONS.flatMap((operation) => [`${operation}.request.xsd`, `${operation}.response.xsd`]));

/** The XML Schemas of every input and output, without authentication (decisions 1, C). */
export const schemas: Handler = ({ method, url = '' }, response) => {
  const [, name = ''] = /^\/?\/docs\/wms-xml\/([\w.-]+)$/.exec(url) ?? [];
  if (!PATHS.has(name) || (method !== 'GET' && method !== 'HEAD')) return false;
  const text = readFileSync(new URL(name, FOLDER));
  response.writeHead(200, { 'Content-Type': 'application/xml; charset=utf-8', 'Content-Length': text.length, 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff' }).end(text);
  return true;
};
