import { formField } from '#kit/body/form-field.js';
import type { Exchange, Refused } from '#kit/exchange.js';
import { xmlReader } from '#kit/xml/read-xml.js';
import { xmlText } from '#kit/xml/xml-text.js';

// Several times the largest document of the contract (500 rows with notes), and parsed in a few dozen milliseconds.
const LIMITS = { characters: 384 * 1024, elements: 10_000, depth: 16, tag: 4096, references: 5000 };
const OPENING = 0x3c; // <

const read = xmlReader({ lists: ['giacenza', 'riga', 'collo'], ...LIMITS });

const documents = new WeakMap<Refused, unknown>();

/** The XML of a call: the form field `xml`, urlencoded or multipart, or the body itself; undefined when there is none (document 1, C, Conventions). */
export async function readXmlBody(body: Buffer, exchange: Exchange): Promise<unknown> {
  const document = await readDocument(body, exchange);
  documents.set(exchange, document);
  return document;
}

/** The parsed XML of a call; undefined when there is none, or when it could not be parsed. */
export const documentOf = (call: Refused): unknown => documents.get(call);

async function readDocument(body: Buffer, exchange: Exchange): Promise<unknown> {
  const { 'content-type': contentType = '' } = exchange.request.headers;
  const field = startsWithTag(body) ? undefined : await formField(body, contentType, 'xml'); // curl declares every body a form
  const bytes = field ?? body;
  if (bytes.length === 0) return undefined;
  const { text, charset } = xmlText(bytes, field ? undefined : charsetOf(contentType));
  if (charset !== 'utf-8') exchange.bodyCharset = charset;
  return read(text);
}

function startsWithTag(body: Buffer): boolean {
  const first = body.subarray(0, LEADING).findIndex((byte) => byte > SPACE && byte < ASCII_END);
  return body[first] === OPENING;
}

const LEADING = 64;
const SPACE = 0x20;
const ASCII_END = 0x80; // a byte order mark is skipped

const charsetOf = (contentType: string): string | undefined => /charset\s*=\s*"?([^";\s]+)/i.exec(contentType)?.[1];
