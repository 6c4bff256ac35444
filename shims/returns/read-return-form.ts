import { Failure } from '#contract/failure.js';
import { multipart } from '#kit/body/multipart.js';
import { strictValue } from '#kit/body/strict-json.js';
import type { UploadedFile } from '#kit/exchange.js';
import { valuesByName } from '#kit/query.js';
import { LARGEST_BODY, MOST_FILES } from './photo-limits.js';
import { MOST_VALUES, withBytes } from './read-return-json.js';

const [MOST_FIELDS, FIELD_BYTES] = [20, 256 * 1024] as const;

const [PHOTOS, LINES, DATA] = ['photos', 'lines', 'data'] as const;

/**
 * A new return as a form: text fields named as those of the JSON, of which `lines` is a JSON text, and files named `photos`. Clients may send the JSON as one field, `data`, instead; what has a
 * field of its own counts. Empty fields are those that a person left empty.
 */
export async function readReturnForm(body: Buffer, contentType: string): Promise<unknown> {
  if (body.length === 0) return undefined;
  const { fields, files } = await multipart(body, contentType, { fields: MOST_FIELDS, fieldBytes: FIELD_BYTES, files: MOST_FILES, fileBytes: LARGEST_BODY });
  const { data, lines, ...others } = valuesByName(fields.filter(([, value]) => value !== ''));
  const whole = data === undefined ? {} : withBytes(jsonOf(DATA, data));
  if (typeof whole !== 'object' || whole === null || Array.isArray(whole)) throw unreadable(DATA, 'must be the JSON of the return');
  return { ...whole, ...others, ...(lines !== undefined && { lines: jsonOf(LINES, lines) }), ...(files.length > 0 && { photos: files.map(photoOf) }) };
}

function jsonOf(name: string, text: string | string[]): unknown {
  if (typeof text !== 'string') throw unreadable(name, 'is given twice');
  try {
    return strictValue(text, { mostValues: MOST_VALUES, place: [name] });
  } catch (error) {
    if (error instanceof Failure && error.code === 'MALFORMED_BODY') throw unreadable(name, 'must be JSON');
    throw error;
  }
}

/** Forms of some frameworks write a list's name with brackets. */
function photoOf({ field, filename, contentType, bytes }: UploadedFile): unknown {
  if (field !== PHOTOS && field !== `${PHOTOS}[]`) throw unreadable(field, `holds a file: photos are sent as ${PHOTOS}`);
  return { filename, content_type: contentType, content_base64: bytes };
}

const unreadable = (field: string, message: string): Failure => new Failure('BAD_INPUT', `The field ${field} ${message}`, { [field]: [message] });
