import type { Charset } from './charset.js';

/** What goes back to the caller, encoded. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Bytes in place of a text; the call log keeps none of them. */
  readonly bytes?: Buffer;
  /** What follows the head piece by piece, in place of a body; the call log keeps none of it. */
  readonly pieces?: AsyncIterable<string | Buffer>;
  /** Set-Cookie, once for each; never in the call log. */
  readonly cookies?: readonly string[];
  /** What the body is sent in, where it is not UTF-8; all of its characters fit. */
  readonly charset?: Charset;
}

/** What a row answers, before it is encoded. */
export interface Reply<B = unknown> {
  readonly status: number;
  readonly body: B;
  /** Among them, where callers may keep the answer, ETag and Last-Modified: who has it already gets 304. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookies?: readonly string[];
}

/** A body that is written while it is read. */
export class Pieces {
  constructor(readonly contentType: string, readonly text: AsyncIterable<string | Buffer>) {}
}

/** A body that is no text of the surface's: an image, a PDF, a page. */
export class Bytes {
  constructor(readonly contentType: string, readonly bytes: Buffer) {}
}

/** A success whose body is written while it is read. */
export const streamed = (contentType: string, text: AsyncIterable<string>): Reply => ({ status: 200, body: new Pieces(contentType, text) });

/** A plain success. */
export const ok = <B>(body: B): Reply<B> => ({ status: 200, body });
