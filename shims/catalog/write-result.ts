import { z } from 'zod';
import { Failure } from '#contract/failure.js';
import { messagesByField } from '#contract/problems.js';
import type { ItemOutcome } from '#contract/product-item.js';
import { ITEM_WORD, NOTE_WORD } from './words.js';

const Note = z.object({
  field: z.string(), variant_sku: z.string().nullable(),
  reason: z.enum([...new Set(Object.values(NOTE_WORD))]).describe('field_rule: the rule of the key keeps the value; field_locked: another system owns the field; sku_change: a SKU changes only through PATCH; unknown_field: there is no such field; images_pending: images are fetched later; image_not_downloadable: an image could not be fetched from its address, or used; no_weight: a unit came without a weight; sale_ended: the reduced price that was there is not below the new price, and ended; own_text: title or description came beside the default locale\'s, and was taken; price_of_period: a price of a period holds in the list now or later, and the one that was sent outside it; html_removed: what could act in a page was taken out of the HTML; more: the last of 100, which stands for further notes.'),
  message: z.string(),
}).meta({ id: 'Note' });

/** Fields that were not written, and why. */
export const notes = z.array(Note).describe('Fields that were not written, and why.');

/** Document 3, H: the result of a single write. */
export const WriteResult = z.object({
  status: z.enum(['created', 'updated', 'partial', 'skipped']).describe('partial: some variants could not be written; skipped: the field rule left nothing to write.'),
  errors: z.array(z.object({ variant_sku: z.string().nullable(), message: z.string() })),
  notes,
}).meta({ id: 'WriteResult' });

/** The result of one product of many. */
export const ItemResult = z.object({
  index: z.int().describe('Its place in the list, from 0.'), sku: z.string().nullable(), product_id: z.int().nullable(),
  status: z.enum(Object.values(ITEM_WORD)).describe('invalid: not written because of wrong input; failed: nothing could be written.'),
  errors: z.array(z.object({ field: z.string().nullable(), variant_sku: z.string().nullable(), message: z.string() })),
  notes,
}).meta({ id: 'ItemResult' });

/** How many products had which result. */
export const Summary = z.object(Object.fromEntries(Object.values(ITEM_WORD).map((word) => [word, z.int()])) as Record<(typeof ITEM_WORD)[keyof typeof ITEM_WORD], z.ZodInt>).meta({ id: 'Summary' });

/** The result of a single write; throws for one that wrote nothing: BAD_INPUT with the problems by field, PRODUCT_NOT_WRITTEN with the reason. */
export function writeResult({ status, errors, notes: left }: ItemOutcome): z.output<typeof WriteResult> {
  if (status === 'INVALID') throw new Failure('BAD_INPUT', 'The product has fields that cannot be used', messagesByField(errors.map(({ variantSku, message, ...error }) => ({ ...error, message: variantSku === null ? message : `${variantSku}: ${message}` }))));
  if (status === 'FAILED') throw new Failure('PRODUCT_NOT_WRITTEN', errors.map(({ variantSku, field, message }) => (variantSku === null ? message : `${variantSku}: ${saidOf(field, message)}`)).join('; ') || 'Nothing could be written');
  return { status: ITEM_WORD[status], errors: errors.map(({ variantSku, field, message }) => ({ variant_sku: variantSku, message: saidOf(field, message) })), notes: left.map(noteJson) };
}

const saidOf = (field: string | null, message: string): string => (field === null ? message : `${field} ${message}`);

/** The result of one product of many. */
export const itemResult = ({ status, sku, productId, errors, notes: left }: ItemOutcome, index: number): z.output<typeof ItemResult> => ({
  index, sku, product_id: productId, status: ITEM_WORD[status], errors: errors.map(({ field, variantSku, message }) => ({ field, variant_sku: variantSku, message })), notes: left.map(noteJson),
});

/** How many products had which result. */
export function summaryOf(results: readonly { readonly status: z.output<typeof ItemResult>['status'] }[]): z.output<typeof Summary> {
  const counts = { created: 0, updated: 0, partial: 0, skipped: 0, failed: 0, invalid: 0 };
  for (const { status } of results) counts[status] += 1;
  return counts;
}

const SAID = {
  RULE: 'kept by the field rule of this key', KEPT: 'kept by the key that keeps the product to itself', SKU_CHANGE: 'a SKU changes only through PATCH', UNKNOWN_FIELD: 'is not a field of this interface',
  IMAGES_WAIT: 'images are fetched and added later', IMAGE_FAILED: 'an image could not be used', NO_WEIGHT: 'is not kept without a weight', SALE_ENDED: 'the reduced price that was there ended: it is not below the new price',
  OWN_TEXT: 'is the product\'s own text, which came beside it and was taken',
  PRICE_OF_PERIOD: 'a price of a period holds in this list now or later: what was sent holds outside it, and is read when it is over',
  HTML_CUT: 'tags or attributes that are not allowed were taken out',
} as const;

const noteJson = (note: ItemOutcome['notes'][number]): z.output<typeof Note> => ({ field: note.field, variant_sku: note.variantSku, reason: NOTE_WORD[note.kind], message: saidBy(note) });

/** An unknown field as a note. */
export const unknownJson = (field: string, variantSku: string | null): z.output<typeof Note> => noteJson({ kind: 'UNKNOWN_FIELD', field, variantSku, owner: null });

/** What to send instead of fields that callers expect. */
const INSTEAD: ReadonlyMap<string, string> = new Map([
  ['categories', 'send category (a path or an id), or PUT /products/{product}/categories'], ['price', 'send prices: [{price}]'], ['prices', 'send variants: [{sku, prices}]'], ['stock', 'send variants: [{sku, stock}]'],
]);

const saidOfImage = (kind: ItemOutcome['notes'][number]['kind'], detail: string | null | undefined): string | null | undefined => (kind === 'IMAGE_FAILED' ? detail : undefined);

function saidBy({ field, kind, owner, count, detail }: ItemOutcome['notes'][number]): string {
  if (kind === 'OWNED') return `is owned by ${owner ?? 'another system'}`;
  if (kind === 'UNKNOWN_FIELD' && INSTEAD.has(field)) return `${SAID.UNKNOWN_FIELD}: ${INSTEAD.get(field) ?? ''}`;
  return kind === 'MORE' ? `${String(count)} more notes are not listed` : saidOfImage(kind, detail) ?? SAID[kind];
}
