/** A file that a person sent with an operation (GraphQL multipart request specification): it waits in the storage of files until the call is answered. */
export interface Upload {
  /** The hash under which it is stored, behind a mark of its own. */
  readonly content: string;
  /** As the caller's machine calls it, without its folders. */
  readonly name: string;
}

/** The media type of stored uploads; nothing else is stored as it. */
export const UPLOADED_AS = 'application/vnd.portico.upload';

/** The largest file, in bytes. */
export const MOST_UPLOAD_BYTES = 64 * 1024 * 1024;

/** The most products of such a file. */
export const MOST_UPLOADED_PRODUCTS = 100_000;

const LINE_END = 0x0a;

/** The bytes to store of an upload: behind a line of its own, so that two uploads of the same file are stored apart and each removes its own. */
export async function* marked(mark: string, content: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  yield Buffer.from(`${mark}\n`);
  yield* content;
}

/** The bytes of a stored upload. */
export async function* unmarked(stored: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  let isBehind = false;
  for await (const chunk of stored) {
    const at = isBehind ? -1 : chunk.indexOf(LINE_END);
    if (isBehind) yield chunk;
    else if (at !== -1) {
      isBehind = true;
      yield chunk.subarray(at + 1);
    }
  }
}
