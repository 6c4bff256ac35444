import busboy from 'busboy';
import { Failure } from '#contract/failure.js';
import { bytesOf } from './bytes-of.js';
import { percentDecoded, percentEncoded } from './percent-bytes.js';

const MOST_PARTS = 50;
const CHUNK = 64 * 1024;
const LONGEST_BOUNDARY = 200;
const [MULTIPART, FORM_DATA, URLENCODED, BOUNDARY] = ['multipart/', 'multipart/form-data', 'application/x-www-form-urlencoded', 'boundary='];

/** The bytes of one field of a form, urlencoded or multipart; undefined when the body is no form. Rejects with MALFORMED_BODY when the field is missing. */
export async function formField(body: Buffer, contentType: string, name: string): Promise<Buffer | undefined> {
  const type = contentType.toLowerCase();
  if (type.startsWith(MULTIPART)) return required(await partOf(body, boundaryOf(type, contentType), name), name);
  if (!type.startsWith(URLENCODED)) return undefined;
  return required(pairOf(body, name), name);
}

/** Clients often omit the quotes that the boundary's characters require. */
function boundaryOf(type: string, contentType: string): string {
  const at = type.startsWith(FORM_DATA) ? type.indexOf(BOUNDARY) : -1;
  const written = at < 0 ? '' : contentType.slice(at + BOUNDARY.length);
  const [boundary = ''] = written.startsWith('"') ? written.slice(1).split('"', 1) : written.split(/[;,]/, 1);
  if (boundary === '' || boundary.length > LONGEST_BOUNDARY) throw new Failure('MALFORMED_BODY', 'The form has no boundary');
  return boundary;
}

function required(field: Buffer | undefined, name: string): Buffer {
  if (!field) throw new Failure('MALFORMED_BODY', `The form has no field ${name}`);
  return field;
}

const AMPERSAND = 0x26;

function pairOf(body: Buffer, name: string): Buffer | undefined {
  const isFirst = body.toString('latin1', 0, name.length + 1) === `${name}=`;
  const before = isFirst ? -1 : body.indexOf(`&${name}=`, 0, 'latin1');
  if (before < 0 && !isFirst) return undefined;
  const start = before + name.length + 2;
  const end = body.indexOf(AMPERSAND, start);
  return percentDecoded(body.subarray(start, end < 0 ? body.length : end));
}

/**
 * The first part with a name, sent as a field or as a file. The parser decodes a field by the charset its part declares,
 * which may differ from that of its bytes; so it gets them percent-encoded, which every charset that contains ASCII preserves.
 */
async function partOf(body: Buffer, boundary: string, name: string): Promise<Buffer | undefined> {
  const encoded = percentEncoded(body);
  const parser = parserOf(percentEncoded(Buffer.from(boundary, 'latin1')).toString('latin1'), encoded.length);
  const found: (string | undefined | Promise<Buffer | undefined>)[] = [];
  parser.on('field', (field, value: string | undefined) => {
    if (field === name) found.push(value);
  });
  parser.on('file', (field, file) => {
    const bytes = bytesOf(file).catch(() => undefined); // the body ended before the file did
    if (field === name) found.push(bytes);
  });
  await feed(parser, encoded);
  if (found.length > 0 && found[0] === undefined) throw new Failure('MALFORMED_BODY', `The form's field ${name} is in a charset that is not read`);
  const part = await found[0];
  return part === undefined ? part : percentDecoded(Buffer.from(part));
}

/** Resolves when the form ends or fails; nothing after its last part is read. */
async function feed(parser: busboy.Busboy, body: Buffer): Promise<void> {
  const reading = { isFull: false };
  parser.on('partsLimit', () => { reading.isFull = true; });
  const over = new Promise((resolve) => { parser.on('close', resolve).on('error', resolve); });
  for (let from = 0; from < body.length && !reading.isFull; from += CHUNK) parser.write(body.subarray(from, from + CHUNK));
  parser.end();
  await over;
  parser.destroy();
}

/** The parser throws at once on a boundary that is not valid (a backslash). */
function parserOf(boundary: string, size: number): busboy.Busboy {
  try {
    return busboy({ headers: { 'content-type': `${FORM_DATA}; boundary="${boundary}"` }, limits: { parts: MOST_PARTS, fieldSize: size + 1 }, fileHwm: size + 1 });
  } catch (error) {
    throw new Failure('MALFORMED_BODY', 'The form has no boundary that can be one', {}, { cause: error });
  }
}
