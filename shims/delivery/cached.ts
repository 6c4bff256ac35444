import { JsonText, type Reply } from '#kit/answer.js';

/** What an answer says of its age. */
interface Aged {
  readonly etag: string;
  readonly modifiedAt: string;
}

/** The headers of answers that callers may keep, for the description. */
export const CACHED_HEADERS = {
  ETag: 'Changes with every byte of the answer. Send it as If-None-Match: 304 while it is the same, also with Cache-Control: no-cache.',
  'Last-Modified': 'When the answer last changed.',
  'Cache-Control': 'private, max-age=60.',
  Vary: 'Authorization.',
};

/** The empty success of every route. */
export const NOT_MODIFIED = { 304: 'If-None-Match has the ETag of the answer, or it has not changed since If-Modified-Since.' };

/** A success that callers may keep for a minute and ask for again by its tag; its body is JSON that is written already. */
export const cached = ({ etag, modifiedAt }: Aged, text: string): Reply<never> => ({
  status: 200, body: new JsonText(text),
  headers: { ETag: `"${etag}"`, 'Last-Modified': new Date(modifiedAt).toUTCString(), 'Cache-Control': 'private, max-age=60', Vary: 'Authorization' },
});
