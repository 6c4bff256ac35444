import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import type { Judge, Seen } from '../../kit/answers-seen.js';

/** The path of each operation, by the name of its schemas. */
export const PATHS = {
  ws_orders: '/api/admin/ws/ws_orders', 'aggiorna-giacenze-impegni': '/api/aggiorna-giacenze-impegni', 'notify-spedizione': '/api/admin/spedizioni/notify-spedizione',
  list: '/api/admin/resi/list', 'notify-reso': '/api/admin/resi/notify-reso', 'get-order-docs': '/api/admin/documenti/get-order-docs',
  'get-etichette-corriere': '/api/admin/spedizioni/get-etichette-corriere', 'add-etichette-corriere': '/api/admin/spedizioni/add-etichette-corriere',
  'del-etichette-corriere': '/api/admin/spedizioni/del-etichette-corriere', 'ws-close-bordero': '/api/admin/spedizioni/ws-close-bordero',
  'crea-ordini': '/api/admin/sandbox/crea-ordini', 'annulla-ordine': '/api/admin/sandbox/annulla-ordine', 'annuncia-reso': '/api/admin/sandbox/annuncia-reso', certificazione: '/api/admin/sandbox/certificazione',
} as const;

export type Operation = keyof typeof PATHS;

const OPERATIONS: ReadonlyMap<string, string> = new Map(Object.entries(PATHS).map(([operation, path]) => [path, operation]));
/** An unknown path is answered in the envelope of refused orders. */
const NOWHERE = 'ws_orders';
const STATUSES = new Set([200, 401, 403, 404, 405, 429, 500]);
const HEADERS = new Set(['X-Request-Id', 'Cache-Control', 'X-Content-Type-Options', 'Content-Type', 'Content-Length', 'Allow']);

const validators = new Map<string, XsdValidator>();

function validator(name: string): XsdValidator {
  const known = validators.get(name);
  if (known) return known;
  const made = XsdValidator.fromDoc(XmlDocument.fromBuffer(readFileSync(`shims/wms-xml/xsd/${name}.xsd`)));
  validators.set(name, made);
  return made;
}

/** Throws the errors of libxml. */
export function requireValid(name: string, bytes: Buffer): void {
  const document = XmlDocument.fromBuffer(bytes);
  try {
    validator(name).validate(document);
  } finally {
    document.dispose();
  }
}

/** Validates every answer of interface C against its operation's schema, and every accepted raw body against the schema of its input. */
export const xsdJudge: Judge = (seen) => {
  const path = (seen.target.split('?')[0] ?? '').replace(/^\/\//, '/');
  if (seen.method === 'OPTIONS' || !path.startsWith('/api')) return [];
  const operation = OPERATIONS.get(path) ?? NOWHERE;
  return [
    ...(STATUSES.has(seen.status) ? [] : ['the status is not described']),
    ...Object.keys(seen.headers).filter((name) => !HEADERS.has(name)).map((name) => `the header ${name} is not described`),
    ...(seen.headers['Content-Type'] === 'text/xml; charset=iso-8859-1' ? [] : ['the content type is not that of the interface']),
    ...(seen.method === 'HEAD' ? [] : flawsOf(`${operation}.response`, seen.body)),
    ...(isAccepted(seen) ? flawsOf(`${operation}.request`, asDescribed(seen.request)) : []),
  ];
};

const isAccepted = ({ method, request, body }: Seen): boolean => method === 'POST' && request.subarray(0, 1).toString() === '<' && !/<(?:ack|ACK|result)>KO</.test(body.toString('latin1'));

/** The charset may be in the Content-Type alone, and classifications are read without case. */
const asDescribed = (bytes: Buffer): Buffer => {
  const text = bytes.toString('latin1').replaceAll(/(?<=<classificazione>)[^<]*/g, (word) => word.toUpperCase());
  return isUtf8(bytes) || text.startsWith('<?xml') ? Buffer.from(text, 'latin1') : Buffer.from(text, 'utf8');
};

function flawsOf(schema: string, bytes: Buffer): string[] {
  try {
    requireValid(schema, bytes);
    return [];
  } catch (error) {
    return [`${schema}.xsd: ${String(error)} in ${bytes.toString('latin1').slice(0, 400)}`];
  }
}
