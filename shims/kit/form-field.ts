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
  const isFirst = body.toString('latin1', 0, name.length + 1) === `${name}=`;
  const before = isFirst ? -1 : body.indexOf(`&${name}=`, 0, 'latin1');
  if (before < 0 && !isFirst) return undefined;
  const start = before + name.length + 2;
  const end = body.indexOf(AMPERSAND, start);
  return percentDecoded(body.subarray(start, end < 0 ? body.length : end));
}

const [AMPERSAND, PLUS, SPACE, PERCENT, HEXADECIMAL] = [0x26, 0x2b, 0x20, 0x25, 16];
const NONE = 0xff;
const DIGITS = new Uint8Array(256).fill(NONE); // a table, because a form has millions of bytes
for (const digit of '0123456789abcdefABCDEF') DIGITS[digit.charCodeAt(0)] = parseInt(digit, HEXADECIMAL);

const digitAt = (encoded: Uint8Array, at: number): number => DIGITS[encoded[at] ?? 0] ?? NONE;

/** Bytes, not characters: the field may be in any encoding. A percent sign without two digits is itself. */
function percentDecoded(encoded: Uint8Array): Buffer {
  const decoded = Buffer.allocUnsafe(encoded.length);
  let length = 0;
  for (let at = 0; at < encoded.length; at += 1, length += 1) {
    const byte = encoded[at] ?? 0;
    if (byte === PERCENT && digitAt(encoded, at + 1) !== NONE && digitAt(encoded, at + 2) !== NONE) {
      decoded[length] = digitAt(encoded, at + 1) * HEXADECIMAL + digitAt(encoded, at + 2);
      at += 2;
    } else {
      decoded[length] = byte === PLUS ? SPACE : byte;
    }
  }
  return decoded.subarray(0, length);
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
