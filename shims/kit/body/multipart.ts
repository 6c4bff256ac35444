import busboy from 'busboy';
import { Failure } from '#contract/failure.js';
import type { UploadedFile } from '../exchange.js';
import { bytesOf } from './bytes-of.js';

/** Limits of a form with files. */
export interface MultipartLimits {
  readonly fields: number;
  /** Bytes of the longest field. */
  readonly fieldBytes: number;
  readonly files: number;
  /** Bytes of the largest file. */
  readonly fileBytes: number;
}

interface Form {
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly files: readonly UploadedFile[];
}

/** The fields and files of a form; MALFORMED_BODY when it is none, TOO_MANY_ITEMS or BODY_TOO_LARGE when it exceeds a limit. */
export async function multipart(body: Buffer, contentType: string, limits: MultipartLimits): Promise<Form> {
  const parser = parserOf(contentType, limits);
  const fields: [string, string][] = [];
  const files: Promise<UploadedFile>[] = [];
  const refusals: Failure[] = [];
  const over = new Promise<void>((resolve) => {
    parser.on('close', resolve).on('error', () => { refusals.push(malformed()); resolve(); });
  });
  for (const [event, what] of [['fieldsLimit', `${String(limits.fields)} fields`], ['filesLimit', `${String(limits.files)} files`], ['partsLimit', 'parts']] as const) {
    parser.on(event, () => { refusals.push(new Failure('TOO_MANY_ITEMS', `The form has more than ${what}`)); });
  }
  parser.on('field', (name: string | undefined, value, { valueTruncated }) => {
    if (valueTruncated) refusals.push(new Failure('BODY_TOO_LARGE', `The field ${name ?? ''} is longer than ${String(limits.fieldBytes)} bytes`));
    if (name !== undefined) fields.push([name, value]); // a part without a name is no field of any form
  });
  parser.on('file', (named: string | undefined, stream, { filename, mimeType }) => {
    const field = named ?? '';
    stream.on('limit', () => { refusals.push(new Failure('BODY_TOO_LARGE', `The file ${field} is larger than ${String(limits.fileBytes)} bytes`)); });
    files.push(bytesOf(stream).then((bytes) => ({ field, filename: filename ?? '', contentType: mimeType, bytes })));
  });
  const read = Promise.allSettled([over]).then(() => Promise.allSettled(files));
  parser.end(body);
  const ended = await read;
  const [refusal] = refusals;
  if (refusal) throw refusal;
  return { fields, files: ended.map((file) => fileOf(file)).filter(isChosen) };
}

function parserOf(contentType: string, { fields, fieldBytes, files, fileBytes }: MultipartLimits): busboy.Busboy {
  try {
    return busboy({ headers: { 'content-type': contentType }, limits: { fields, fieldSize: fieldBytes, files, fileSize: fileBytes, parts: fields + files + 1 } });
  } catch (error) {
    throw malformed(error);
  }
}

function fileOf(file: PromiseSettledResult<UploadedFile>): UploadedFile {
  if (file.status === 'rejected') throw malformed(file.reason);
  return file.value;
}

/** Browsers send a file field without a chosen file as a file without a name and without bytes. */
const isChosen = ({ filename, bytes }: UploadedFile): boolean => filename !== '' || bytes.length > 0;

const malformed = (cause?: unknown): Failure => new Failure('MALFORMED_BODY', 'The body is not a whole form (multipart/form-data)', {}, { cause });
