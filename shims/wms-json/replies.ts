import { z } from 'zod';
import { ok, type Reply } from '#kit/answer.js';

/** The answer of an accepted write. */
export const Accepted = z.object({ Success: z.literal(true), ErrorMessage: z.literal('') }).meta({ id: 'Accepted' });

/** An accepted write. */
export const ACCEPTED: z.output<typeof Accepted> = { Success: true, ErrorMessage: '' };

/** Answer an accepted write. */
export const accepted = (): Reply<z.output<typeof Accepted>> => ok(ACCEPTED);

/** A refused call. */
export const Refusal = z.object({ ErrorCode: z.literal('Exception'), Message: z.string().describe('The reason, or one of the words of the interface.') }).meta({ id: 'Error' });

/** Business errors of labels and documents: not ready, or already there. */
export const BusinessError = z.object({ ErrorCode: z.enum(['LabelNotReady', 'LabelAlreadyAdded', 'DocumentNotReady']), success: z.literal(false) }).meta({ id: 'BusinessError' });

const LabelFile = z.object({
  IdLabel: z.int().min(0).max(10).describe('0 return label, 1 first parcel, 2 to 10 additional parcels.'),
  idParcel: z.string().nullable(), CourierLabelId: z.string().nullable().describe('Tracking number.'),
  Position: z.enum(['Internal', 'External']), FileType: z.literal('Zpl'), Content: z.string().describe('Base64.'),
});

const DocumentFile = z.object({ IdDocument: z.string(), Position: z.enum(['Internal', 'External']), FileType: z.string().describe('A4, or the stored type.'), Content: z.string().describe('Base64.') });

const files = <T extends z.ZodType>(entry: T) => z.object({ Status: z.literal('success'), Message: z.string(), Data: z.array(entry) });

/** The answer of label routes. */
export const LabelFiles = files(LabelFile).meta({ id: 'LabelFiles' });

/** The answer of document routes. */
export const DocumentFiles = files(DocumentFile).meta({ id: 'DocumentFiles' });

/** Answer files. */
export const filesReply = <E>(entries: readonly E[]): Reply<{ Status: 'success'; Message: string; Data: E[] }> => ok({ Status: 'success', Message: '', Data: [...entries] });
