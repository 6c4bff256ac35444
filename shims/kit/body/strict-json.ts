import { isUtf8 } from 'node:buffer';
import { Failure } from '#contract/failure.js';
import { findJsonFlaw, type JsonPlace } from './json-flaw.js';
import { refuseHugeJson } from './refuse-huge-json.js';

/** A body as strict JSON: UTF-8 (a byte order mark is accepted), no repeated name, no NUL, at most as many values as a call may have; undefined when it is empty. */
export function strictJson(body: Buffer, mostValues?: number): unknown {
  if (body.length === 0) return undefined;
  return strictValue(textOfJson(body), { mostValues });
}

/** The text of a body, without a byte order mark; throws MALFORMED_BODY for bytes that are not UTF-8. */
export function textOfJson(body: Buffer): string {
  refuseOtherThanUtf8(body);
  const text = body.toString('utf8');
  return text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
}

/** How a text is read: the most values it may have, and where it stands in its body. */
interface Reading {
  readonly mostValues?: number | undefined;
  readonly place?: JsonPlace;
}

/** The value of a text of strict JSON; throws MALFORMED_BODY, TOO_MANY_ITEMS or, with the field, BAD_INPUT. */
export function strictValue(text: string, { mostValues, place }: Reading): unknown {
  refuseHugeJson(text, mostValues);
  const value = parsed(text);
  const flaw = findJsonFlaw(text, place);
  if (flaw) throw new Failure('BAD_INPUT', `The field ${flaw.field} ${flaw.message}`, { [flaw.field]: [flaw.message] });
  return value;
}

/** Throws MALFORMED_BODY for bytes that are not UTF-8. */
export function refuseOtherThanUtf8(body: Buffer): void {
  if (!isUtf8(body)) throw new Failure('MALFORMED_BODY', 'The body is not UTF-8');
}

const BYTE_ORDER_MARK = '\uFEFF';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new Failure('MALFORMED_BODY', 'The body is not valid JSON', {}, { cause });
  }
}
