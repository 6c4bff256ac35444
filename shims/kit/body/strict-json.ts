import { isUtf8 } from 'node:buffer';
import { Failure } from '#contract/failure.js';
import { findJsonFlaw } from './json-flaw.js';
import { refuseHugeJson } from './refuse-huge-json.js';

/** A body as strict JSON: UTF-8 (a byte order mark is accepted), no repeated name, no NUL, at most as many values as a call may have; undefined when it is empty. */
export function strictJson(body: Buffer, mostValues?: number): unknown {
  if (body.length === 0) return undefined;
  const text = textOf(body);
  refuseHugeJson(text, mostValues);
  const value = parsed(text);
  const flaw = findJsonFlaw(text);
  if (flaw) throw new Failure('BAD_INPUT', `The field ${flaw.field} ${flaw.message}`, { [flaw.field]: [flaw.message] });
  return value;
}

const BYTE_ORDER_MARK = '\uFEFF';

function textOf(body: Buffer): string {
  if (!isUtf8(body)) throw new Failure('MALFORMED_BODY', 'The body is not UTF-8');
  const text = body.toString('utf8');
  return text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new Failure('MALFORMED_BODY', 'The body is not valid JSON', {}, { cause });
  }
}
