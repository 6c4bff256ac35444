import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import busboy from 'busboy';
import { Failure } from '#contract/failure.js';
import { MOST_UPLOAD_BYTES } from '#contract/upload.js';
import { MOST_FIELD_BYTES, OperationForm, refusal } from './operation-form.js';

/** An operation and the file it came with, which its variable names. */
export interface MultipartOperation {
  readonly operations: Readonly<Record<string, unknown>>;
  readonly file: { readonly name: string; readonly content: string };
}

/** Where files go. */
export interface UploadStore {
  /** Answers the hash of the stored bytes; rejects, with nothing kept, when they end early or are too many. */
  readonly store: (bytes: AsyncIterable<Uint8Array>) => Promise<string>;
  readonly remove: (content: string) => Promise<void>;
}

/** The form's parts in their order: the operation, the place of its file, the file. */
export async function multipartOperation(request: IncomingMessage, { store, remove }: UploadStore): Promise<MultipartOperation> {
  if (Number(request.headers['content-length']) > MOST_UPLOAD_BYTES + 2 * MOST_FIELD_BYTES) throw tooLarge();
  const form = new OperationForm();
  let stored: Promise<string> | undefined;
  const parser = parserOf(request);
  const ended = new Promise<void>((resolve, reject) => {
    const attempt = (work: () => void): void => {
      try {
        work();
      } catch (error) {
        reject(error); // eslint-disable-line @typescript-eslint/prefer-promise-reject-errors -- as it was thrown
      }
    };
    parser.on('field', (name: string | undefined, value, { valueTruncated }) => { attempt(() => { form.field(name ?? NAMELESS, value, valueTruncated); }); });
    parser.on('file', (name: string | undefined, stream, { filename }) => { attempt(() => {
      stream.on('error', () => undefined); // whoever reads it hears of it
      form.file(name ?? NAMELESS, filename);
      stored = store(whole(stream));
      stored.catch(reject);
    }); });
    parser.on('filesLimit', () => { reject(refusal('A call has one file')); }).on('fieldsLimit', () => { reject(refusal('The form has other fields than operations and map')); });
    parser.on('error', (error) => { reject(error instanceof Failure ? error : malformed()); }).on('close', resolve);
    request.once('error', (error) => { reject(error instanceof Failure ? error : malformed()); }).once('close', () => { if (!request.complete) reject(malformed()); });
  });
  request.pipe(parser);
  try {
    await ended;
    const operations = form.complete();
    return { operations, file: { name: form.fileName, content: await (stored ?? Promise.reject(malformed())) } };
  } catch (error) {
    request.unpipe(parser);
    parser.destroy(malformed());
    request.resume();
    await stored?.then(remove, () => undefined);
    throw error;
  }
}

/** A part that has no name, which the library then leaves out. */
const NAMELESS = '';

function parserOf({ headers }: IncomingMessage): busboy.Busboy {
  try {
    return busboy({ headers, defParamCharset: 'utf8', limits: { fields: 2, fieldSize: MOST_FIELD_BYTES, files: 1 } });
  } catch (error) {
    throw malformed(error);
  }
}

/** The bytes of a file, counted: a larger one is refused as such. */
async function* whole(stream: Readable): AsyncIterable<Uint8Array> {
  let length = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MOST_UPLOAD_BYTES) throw tooLarge();
    yield chunk;
  }
}

const malformed = (cause?: unknown): Failure => new Failure('MALFORMED_BODY', 'The body is not a whole form (multipart/form-data)', {}, { cause });
const tooLarge = (): Failure => new Failure('BODY_TOO_LARGE', `The file is larger than ${String(MOST_UPLOAD_BYTES)} bytes`, { limit: MOST_UPLOAD_BYTES });
