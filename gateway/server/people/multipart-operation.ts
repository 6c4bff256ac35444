import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import busboy from 'busboy';
import { Failure } from '#contract/failure.js';
import { MOST_UPLOAD_BYTES } from '#contract/upload.js';
import { isRecord } from './asked-text.js';

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

const [MOST_FIELD_BYTES, MOST_NAME] = [1024 * 1024, 255] as const;

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
        reject(error as Error);
      }
    };
    parser.on('field', (name, value, { valueTruncated }) => { attempt(() => { form.field(name, value, valueTruncated); }); });
    parser.on('file', (name, stream, { filename }) => { attempt(() => {
      stream.on('error', () => undefined); // whoever reads it hears of it
      form.file(name, filename);
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

/** What is known of a form so far: each part is refused that is out of place. */
class OperationForm {
  private operations: Record<string, unknown> | undefined;
  private name: string | undefined;
  private variable = '';
  fileName = '';

  field(name: string, value: string, isTruncated: boolean): void {
    if (isTruncated) throw new Failure('BODY_TOO_LARGE', `The field ${name} is longer than ${String(MOST_FIELD_BYTES)} bytes`);
    if (this.fileName !== '') throw refusal('operations and map come before the file');
    if (name === 'operations' && !this.operations) this.operations = recordIn(name, value);
    else if (name === 'map' && this.operations && this.name === undefined) this.takeMap(recordIn(name, value), this.operations);
    else throw refusal(name === 'map' && !this.operations ? 'operations comes before map' : `The form has the field ${name.slice(0, 100)}, which it cannot have ${name === 'map' || name === 'operations' ? 'twice' : 'at all'}`);
  }

  file(name: string, fileName: string | undefined): void {
    if (!this.operations || this.name === undefined) throw refusal('operations and map come before the file');
    if (name !== this.name) throw refusal(`map does not name the file ${name.slice(0, 100)}`);
    this.fileName = (fileName ?? '').slice(-MOST_NAME) || 'file';
    this.operations['variables'] = placed(this.operations['variables'], this.variable.split('.').slice(1), this.fileName);
  }

  /** The operation with its file; refuses a form without one. */
  complete(): Record<string, unknown> {
    if (!this.operations) throw refusal('The form has no operations');
    if (this.fileName === '') throw refusal(this.name === undefined ? 'The form has no map of its file' : `map names the file ${this.name.slice(0, 100)}, which did not come`);
    return this.operations;
  }

  private takeMap(map: Record<string, unknown>, { variables }: Record<string, unknown>): void {
    const [entry, ...others] = Object.entries(map);
    if (!entry || others.length > 0) throw refusal('map names one file');
    const [name, paths] = entry;
    const [path, ...more]: readonly unknown[] = Array.isArray(paths) ? paths : [];
    if (typeof path !== 'string' || more.length > 0) throw refusal(`map gives the file ${name.slice(0, 100)} one variable: ["variables.file"]`);
    if (!isEmpty(variables, path)) throw refusal(`map names ${path.slice(0, 100)}, which is no variable that is null in operations`);
    [this.name, this.variable] = [name, path];
  }
}

/** Whether a path leads to a variable, or to a field of one, that is null. */
function isEmpty(variables: unknown, path: string): boolean {
  const [root, ...names] = path.split('.');
  if (root !== 'variables' || names.length === 0) return false;
  let at = variables;
  for (const name of names) {
    if (!isRecord(at) || !Object.hasOwn(at, name)) return false;
    at = at[name];
  }
  return at === null;
}

/** The same values with one of them set. */
function placed(values: unknown, [name = '', ...rest]: readonly string[], value: string): unknown {
  const before = isRecord(values) ? values : {};
  return { ...before, [name]: rest.length === 0 ? value : placed(before[name], rest, value) };
}

function recordIn(field: string, text: string): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(text);
    if (isRecord(read)) return { ...read };
  } catch {
    // refused below
  }
  throw new Failure('MALFORMED_BODY', `The field ${field} is no JSON object`);
}

const refusal = (message: string): Failure => new Failure('BAD_INPUT', `${message} (GraphQL multipart request specification)`);
const malformed = (cause?: unknown): Failure => new Failure('MALFORMED_BODY', 'The body is not a whole form (multipart/form-data)', {}, { cause });
const tooLarge = (): Failure => new Failure('BODY_TOO_LARGE', `The file is larger than ${String(MOST_UPLOAD_BYTES)} bytes`, { limit: MOST_UPLOAD_BYTES });
