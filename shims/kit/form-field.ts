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
  const pair = body.toString('latin1').split('&').find((candidate) => candidate.startsWith(`${name}=`));
  return pair === undefined ? undefined : percentDecoded(pair.slice(name.length + 1));
}

/** Bytes, not characters: the field may be in any encoding. */
const percentDecoded = (text: string): Buffer =>
  Buffer.from(text.replaceAll('+', ' ').replace(/%([\da-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))), 'latin1');

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
