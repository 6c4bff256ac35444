import type { HostName } from '#kernel/config.js';
import { isObject } from './seen-values.js';

/** One call, in full but for the credentials of whom it is made as. */
export interface FuzzCall {
  /** Index in its round; the ids it generates derive from it. */
  readonly index: number;
  /** The route or field it was made for. */
  readonly target: string;
  readonly surface: string;
  readonly host: HostName;
  /** Whose credentials it has. */
  readonly as: string;
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer;
  /** The body before it was written; what is shrunk. */
  readonly written?: Written;
  /** What a hostile caller did to it. */
  readonly hostile: readonly string[];
  /** The state of the record it concerns, where known. */
  readonly state?: string;
  /** How the body travels. */
  readonly framing: Framing;
}

/** A value, and the way to write it; of a form it is the list of its parts. */
export interface Written {
  readonly tree: unknown;
  readonly format: 'json' | 'xml' | 'form';
}

/** A part of a form; one with a file name is a file. */
export interface FormPart {
  readonly name: string;
  readonly fileName?: string;
  readonly value: unknown;
}

/** All at once; as chunks of HTTP; in small pieces; declared longer than it is and then cut off; without a declared length. */
export type Framing = 'whole' | 'chunked' | 'slow' | 'cut' | 'unannounced';

const addressOf = (index: number): string => `10.200.${String(Math.floor(index / 200) % 256)}.${String(1 + (index % 200))}`;

const PIECE = 700;
const MOST_UNITS = 12;
const LAST_CHUNK = Buffer.from('0\r\n\r\n');

/** The bytes of a call, in the pieces they are sent in; the first has the head. */
export function bytesOf({ index, method, path, headers, body, framing }: FuzzCall, credentials: readonly (readonly [string, string])[]): Buffer[] {
  const own = new Set(headers.map(([name]) => name.toLowerCase()));
  const lines = [...credentials.filter(([name]) => !own.has(name.toLowerCase())), ...headers];
  if (!own.has('x-forwarded-for')) lines.push(['X-Forwarded-For', addressOf(index)]); // or wrong credentials would block all callers
  if (!own.has('host')) lines.unshift(['Host', '127.0.0.1']);
  if (!own.has('connection')) lines.push(['Connection', 'close']);
  if (framing === 'chunked') lines.push(['Transfer-Encoding', 'chunked']);
  else if (framing !== 'unannounced' && !own.has('content-length') && (body.length > 0 || framing === 'cut')) lines.push(['Content-Length', String(body.length + (framing === 'cut' ? 10 : 0))]);
  const head = Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`, 'latin1');
  if (framing === 'whole' || framing === 'unannounced') return [Buffer.concat([head, body, ...own.has('transfer-encoding') ? [LAST_CHUNK] : []])]; // without it a server waits for the rest
  const size = Math.max(PIECE, Math.ceil(body.length / MOST_UNITS));
  const parts = Array.from({ length: Math.ceil(body.length / size) }, (_, at) => body.subarray(at * size, (at + 1) * size));
  return framing === 'chunked' ? [head, ...parts.map((part) => Buffer.concat([Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from('\r\n')])), LAST_CHUNK] : [head, ...parts];
}

/** A text as a part of a target; half of a surrogate pair cannot be there. */
export const percent = (text: string): string => encodeURIComponent(Buffer.from(text).toString());

/** A value as people would write it. */
export const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value) ?? ''); // eslint-disable-line @typescript-eslint/no-unnecessary-condition -- nothing has no JSON, whatever its types say

const WRITERS: Readonly<Record<Written['format'], (tree: unknown) => string>> = {
  json: (tree) => (tree === undefined ? '' : JSON.stringify(tree)), xml: (tree) => `<?xml version="1.0" encoding="UTF-8"?>${xmlOf(tree)}`, form: (tree) => formOf(tree),
};

/** A value as a body. */
export const writeBody = ({ tree, format }: Written): Buffer => Buffer.from(WRITERS[format](tree));

const BOUNDARY = 'fuzz';
/** The media type of forms that are written here. */
export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

/** Parts as a form, names as browsers write them; what is no part has no name. */
const formOf = (parts: unknown): string => `${(Array.isArray(parts) ? parts : [parts]).map((part: unknown) => `--${BOUNDARY}\r\n${partOf(part)}\r\n`).join('')}--${BOUNDARY}--\r\n`;

function partOf(part: unknown): string {
  if (!isObject(part)) return `Content-Disposition: form-data\r\n\r\n${asText(part)}`;
  const parameters = (['name', 'fileName'] as const).flatMap((known) => (part[known] === undefined ? [] : [`; ${known.toLowerCase()}="${inHead(part[known])}"`]));
  return `Content-Disposition: form-data${parameters.join('')}\r\n\r\n${asText(part['value'])}`;
}

const inHead = (value: unknown): string => asText(value).replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('"', '%22');

/** What is deeper could not be written here. */
const MOST_LEVELS = 1000;

/** A value as elements; a list is its element again and again. */
function xmlOf(value: unknown, level = 0): string {
  if (level > MOST_LEVELS) return '';
  if (typeof value !== 'object' || value === null) return asText(value ?? '').replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return Object.entries(value).map(([name, inner]) => (Array.isArray(inner) ? inner : [inner]).map((entry) => `<${name}>${xmlOf(entry, level + 1)}</${name}>`).join('')).join('');
}
