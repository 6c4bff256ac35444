import type { IncomingMessage } from 'node:http';
import type { Answer } from './answer.js';

const OK = 200;
const NOT_MODIFIED = 304;

/** 304 in place of an answer that the caller has cached (RFC 9110, 13.1), also with Cache-Control: no-cache. */
export function conditional(answer: Answer, { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): Answer {
  const { ETag: etag, 'Last-Modified': modified } = answer.headers;
  if (answer.status !== OK || (method !== 'GET' && method !== 'HEAD')) return answer;
  const { 'if-none-match': known, 'if-modified-since': since } = headers;
  const isKnown = known === undefined ? isSince(modified, since) : etag !== undefined && names(known, etag);
  if (!isKnown) return answer;
  const { 'Content-Type': _type, ...lasting } = answer.headers;
  return { status: NOT_MODIFIED, headers: lasting, body: '' };
}

/** Tags are compared weakly. */
const names = (list: string, etag: string): boolean => list.split(',').map((tag) => strong(tag.trim())).some((tag) => tag === '*' || tag === strong(etag));

/** A tag as it is compared: a weak one as the strong one. */
export const strong = (tag: string): string => (tag.startsWith('W/') ? tag.slice(2) : tag);

const isSince = (modified: string | undefined, since: string | undefined): boolean =>
  modified !== undefined && since !== undefined && Date.parse(modified) <= Date.parse(since);
