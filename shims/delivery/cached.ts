import { JsonText, type Reply } from '#kit/answer.js';

/** What an answer says of its age. */
interface Aged {
  readonly etag: string;
  readonly modifiedAt: string;
}

const CACHED_HEADERS = {
  ETag: 'Changes with every byte of the answer. Send it as If-None-Match: 304 while it is the same, also with Cache-Control: no-cache.',
  'Last-Modified': 'When the answer last changed. If-Modified-Since is not compared with it: a second may have two versions.',
  'Cache-Control': 'private, max-age=60; no-store of an error.',
  Vary: 'Authorization.',
};

const NOT_MODIFIED = { 304: 'If-None-Match has the ETag of the answer.' };

/** What every route is: a read of published content, whose answer callers may keep. */
export const CACHED_READ = { method: 'GET', scope: 'content:read', idempotency: 'natural', failures: ['NOT_FOUND'], emptySuccesses: NOT_MODIFIED, successHeaders: CACHED_HEADERS } as const;

/** A success that callers may keep for a minute and ask for again by its tag; its body is JSON that is written already. */
export const cached = ({ etag, modifiedAt }: Aged, text: string): Reply<never> => ({
  status: 200, body: new JsonText(text),
  headers: { ETag: `"${etag}"`, 'Last-Modified': new Date(modifiedAt).toUTCString(), 'Cache-Control': 'private, max-age=60', Vary: 'Authorization' },
});
