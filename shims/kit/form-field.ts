import { Failure } from '#contract/failure.js';

/** The bytes of one field of a form, urlencoded or multipart; undefined when the body is no form. Throws MALFORMED_BODY when the form lacks it. */
export function formField(body: Buffer, contentType: string, name: string): Buffer | undefined {
  const [, boundary] = /^multipart\/form-data\s*;.*?boundary="?([^";,]{1,200})"?/i.exec(contentType) ?? [];
  if (boundary !== undefined) return required(partOf(body, boundary, name), name);
  if (/^multipart\//i.test(contentType)) throw new Failure('MALFORMED_BODY', 'The form has no boundary');
  if (!/^application\/x-www-form-urlencoded/i.test(contentType)) return undefined;
  return required(pairOf(body, name), name);
}

function required(field: Buffer | undefined, name: string): Buffer {
  if (!field) throw new Failure('MALFORMED_BODY', `The form has no field ${name}`);
  return field;
}

function pairOf(body: Buffer, name: string): Buffer | undefined {
  const text = body.toString('latin1');
  for (let at = 0; at < text.length;) {
    const next = text.indexOf('&', at);
    const end = next < 0 ? text.length : next;
    if (text.startsWith(`${name}=`, at)) return percentDecoded(body.subarray(at + name.length + 1, end));
    at = end + 1;
  }
  return undefined;
}

const [PLUS, SPACE, PERCENT, HEXADECIMAL] = [0x2b, 0x20, 0x25, 16];
const DIGITS = new Map(Array.from('0123456789abcdefABCDEF', (digit) => [digit.charCodeAt(0), parseInt(digit, HEXADECIMAL)]));

/** Bytes, not characters: the field may be in any encoding. A percent sign without two digits is itself. */
function percentDecoded(encoded: Buffer): Buffer {
  const decoded = Buffer.alloc(encoded.length);
  let length = 0;
  for (let at = 0; at < encoded.length; at += 1) {
    const byte = encoded.readUInt8(at);
    const code = byte === PERCENT ? codeAt(encoded, at + 1) : undefined;
    if (code !== undefined) at += 2;
    decoded[length] = code ?? (byte === PLUS ? SPACE : byte);
    length += 1;
  }
  return decoded.subarray(0, length);
}

function codeAt(encoded: Buffer, at: number): number | undefined {
  const [high, low] = [DIGITS.get(encoded[at] ?? 0), DIGITS.get(encoded[at + 1] ?? 0)];
  return high === undefined || low === undefined ? undefined : high * HEXADECIMAL + low;
}

const HEADERS_END = Buffer.from('\r\n\r\n');

function partOf(body: Buffer, boundary: string, name: string): Buffer | undefined {
  const delimiter = Buffer.from(`--${boundary}`, 'latin1');
  for (let at = body.indexOf(delimiter); at >= 0;) {
    const start = at + delimiter.length;
    const next = body.indexOf(delimiter, start);
    const headersEnd = body.indexOf(HEADERS_END, start);
    if (next < 0 || headersEnd < 0 || headersEnd > next) return undefined;
    if (isNamed(body.toString('latin1', start, headersEnd), name)) return body.subarray(headersEnd + HEADERS_END.length, Math.max(headersEnd + HEADERS_END.length, next - 2)); // the line end belongs to the delimiter
    at = next;
  }
  return undefined;
}

const isNamed = (headers: string, name: string): boolean => {
  const [, found] = /content-disposition\s*:\s*form-data\s*;[^\r\n]*?\bname="?([^";\r\n]*)"?/i.exec(headers) ?? [];
  return found === name;
};
