import type { Charset } from './charset.js';

/** An encoded answer. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Bytes instead of text; not kept in the call log. */
  readonly bytes?: Buffer;
  /** A body streamed in chunks after the head; not kept in the call log. */
  readonly chunks?: AsyncIterable<string | Buffer>;
  /** Set-Cookie, once for each; never in the call log. */
  readonly cookies?: readonly string[];
  /** Secrets in the body, which the call log keeps redacted. */
  readonly secrets?: readonly string[];
  /** The charset of the body where it is not UTF-8; it can encode every character of it. */
  readonly charset?: Charset;
}

/** What a route answers, before it is encoded. */
export interface Reply<B = unknown> {
  readonly status: number;
  readonly body: B | JsonText;
  /** Includes ETag and Last-Modified where the answer may be cached: a match answers 304. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookies?: readonly string[];
  /** Secrets in the body, which the call log keeps redacted. */
  readonly secrets?: readonly string[];
}

/** A streamed body. */
export class StreamedBody {
  constructor(readonly contentType: string, readonly text: AsyncIterable<string | Buffer>) {}
}

/** A binary body or a page: an image, a PDF, HTML. */
export class Bytes {
  constructor(readonly contentType: string, readonly bytes: Buffer) {}
}

/** A success with a streamed body. */
export const streamed = (contentType: string, text: AsyncIterable<string>): Reply => ({ status: 200, body: new StreamedBody(contentType, text) });

/** A JSON body that is written already: records that were stored as text are not read to be written again. */
export class JsonText {
  constructor(readonly text: string) {}
}

/** A plain success. */
export const ok = <B>(body: B): Reply<B> => ({ status: 200, body });
