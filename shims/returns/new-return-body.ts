import { isUint8Array } from 'node:util/types';
import { z } from 'zod';
import { MOST_PHOTOS } from './photo-limits.js';

const MOST_LINES = 200;

/** The most units of a line. */
export const MOST_QUANTITY = 10_000;

const text = (longest: number) => z.string().trim().min(1).max(longest);

/** Document 2 decisions, E: a line to return. */
const Line = z.object({
  id: text(64).describe('The line, as GET /order shows it.'), quantity: z.int().min(1).max(MOST_QUANTITY), reason: z.string().trim().max(64).nullish().describe('The code of a reason of GET /order; a line without one is reason_required.'),
  comment: z.string().trim().max(2000).nullish(), exchange: z.object({ barcode: text(255).describe('Of an exchange option of the line.') }).nullish(),
});

/** The reader of the body put bytes in place of the base64. */
const Content = z.unknown().meta({ type: 'string', contentEncoding: 'base64', description: 'JPEG, PNG, WebP or HEIC of at most 8 MB; what it is shows from its bytes.' }).transform((read, context): Uint8Array => {
  if (isUint8Array(read)) return read;
  context.addIssue({ code: 'custom', message: read === undefined ? 'is required' : 'must be of the type string' });
  return z.NEVER;
});

const Photo = z.object({ filename: z.string().max(1000).nullish(), content_type: z.string().max(255).nullish(), content_base64: Content });

/** Document 2 decisions, E: the body of POST /returns, as JSON or as a form whose files are `photos`. */
export const ReturnBody = z.object({
  lines: z.array(Line).min(1).max(MOST_LINES), resolution: z.enum(['refund', 'exchange', 'store_credit']), method: z.enum(['carrier_label', 'in_store']),
  store_code: text(64).nullish().describe('Of in_store.'), note: z.string().trim().max(2000).nullish(), photos: z.array(Photo).max(MOST_PHOTOS).nullish(),
}).meta({ id: 'NewReturn' });

const file = z.unknown().meta({ type: 'string', contentMediaType: 'application/octet-stream', description: 'A file: JPEG, PNG, WebP or HEIC of at most 8 MB.' });

/** The same as a form, for the description of the call: `lines` is a JSON text, photos are files, and `data` may hold the JSON of all that has no field of its own. */
export const ReturnForm = ReturnBody.omit({ lines: true }).extend({
  lines: z.string().optional().describe('The lines as a JSON text.'), data: z.string().optional().describe('The JSON of the whole return; what has a field of its own counts.'), photos: z.array(file).max(MOST_PHOTOS).optional(),
}).partial().meta({ id: 'NewReturnForm' });

/** A new return as it was sent, in whichever form. */
export type ReturnBody = z.output<typeof ReturnBody>;
