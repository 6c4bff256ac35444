import type { ItemNote, NoteKind } from '#contract/product-item.js';
import type { ImportResult } from './import-result.store.js';

/** Something that was said of a product of an import. */
export interface ImportRemark {
  readonly row: number | null;
  readonly sku: string | null;
  /** The column as the file has it, or by its name in the catalog API. */
  readonly field: string | null;
  readonly message: string;
}

/** Why a field was left as it was, for people. */
const SAID = {
  RULE: 'kept by the field rule of the key', KEPT: 'kept by the key of the catalog API that keeps the product to itself', OWNED: 'is owned by another system', SKU_CHANGE: 'a SKU is not changed by an import', UNKNOWN_FIELD: 'is not a field of products',
  IMAGES_WAIT: 'images are fetched and added later', IMAGE_FAILED: 'an image could not be used', NO_WEIGHT: 'is not kept without a weight', SALE_ENDED: 'the reduced price that was there ended: it is not below the new price',
  OWN_TEXT: 'is the product\'s own text, which came beside it and was taken', PRICE_OF_PERIOD: 'a price of a period holds in this list now or later: what was sent holds outside it',
  HTML_CUT: 'tags or attributes that are not allowed were taken out', MORE: 'more notes are not listed',
} as const satisfies Record<NoteKind, string>;

/** Why parts of a product were not written. */
export const errorsOf = ({ row, sku, errors }: ImportResult): ImportRemark[] =>
  errors.map(({ variantSku, field, message, row: own }) => ({ row: own ?? row ?? null, sku: variantSku ?? sku, field, message }));

/** The fields of a product that were left as they were, and why. */
export const notesOf = ({ row, sku, notes }: ImportResult): ImportRemark[] =>
  notes.map((note) => ({ row: note.row ?? row ?? null, sku: note.variantSku ?? sku, field: note.field, message: saidBy(note) }));

function saidBy({ kind, owner, count, detail }: ItemNote): string {
  if (kind === 'OWNED' && owner !== null) return `is owned by ${owner}`;
  if (kind === 'MORE') return `${String(count)} ${SAID.MORE}`;
  return detail ?? SAID[kind];
}
