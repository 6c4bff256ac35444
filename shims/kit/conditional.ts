import type { IncomingMessage } from 'node:http';
import type { Answer } from './answer.js';

const OK = 200;
const NOT_MODIFIED = 304;

/**
 * 304 in place of an answer that the caller has cached, by its tag (RFC 9110, 13.1.2), also with Cache-Control: no-cache. Dates are not compared: a second may have two versions of an answer, and
 * another record may be the answer by then, so that a caller with a date alone would keep an old one for ever.
 */
export function conditional(answer: Answer, { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): Answer {
  const { ETag: etag } = answer.headers;
  if (answer.status !== OK || (method !== 'GET' && method !== 'HEAD')) return answer;
  const { 'if-none-match': known } = headers;
  if (known === undefined || etag === undefined || !names(known, etag)) return answer;
  const { 'Content-Type': _type, ...lasting } = answer.headers;
  return { status: NOT_MODIFIED, headers: lasting, body: '' };
}

/** Tags are compared weakly. */
const names = (list: string, etag: string): boolean => list.split(',').map((tag) => strong(tag.trim())).some((tag) => tag === '*' || tag === strong(etag));

/** A tag as it is compared: a weak one as the strong one. */
export const strong = (tag: string): string => (tag.startsWith('W/') ? tag.slice(2) : tag);
