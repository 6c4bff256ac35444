import type { ItemError, ItemNote, ItemOutcome, ItemStatus } from '#contract/product-item.js';
import type { Withheld } from '../products/write-gate.js';

/** An item of which nothing was written, with the reasons. */
export const unwritten = (status: 'FAILED' | 'INVALID', { sku, productId = null, errors, notes = [] }: { sku: string | undefined; productId?: number | null; errors: readonly ItemError[]; notes?: readonly ItemNote[] }): ItemOutcome =>
  ({ status, productId, sku: sku ?? null, errors, notes });

/** The reason why a whole item was not written. */
export const failure = (message: string, field: string | null = null): ItemError => ({ field, variantSku: null, message });

/** What the gate kept, as notes: a product that a key keeps to itself is kept from people alone. */
export const notesOf = (withheld: readonly Withheld[]): ItemNote[] =>
  withheld.map(({ field, variantSku, owner }) => ({ field, variantSku, kind: owner === null ? 'RULE' : 'OWNED', owner }));

/** Fields that the interface does not know, as notes of the product or of one of its variants. */
export const unknownNotes = (fields: readonly string[], variantSku: string | null = null): ItemNote[] => fields.map((field) => ({ field, variantSku, kind: 'UNKNOWN_FIELD', owner: null }));

interface Written {
  readonly isNew: boolean;
  readonly changed: boolean;
  readonly errors: readonly ItemError[];
  readonly notes: readonly ItemNote[];
}

/** What became of an item whose product is there: partial where some variants were not written, skipped where the field rule left nothing to write. */
export function statusOf({ isNew, changed, errors, notes }: Written): ItemStatus {
  if (errors.length > 0) return 'PARTIAL';
  if (isNew) return 'CREATED';
  return !changed && notes.some(({ kind }) => kind === 'RULE' || kind === 'OWNED') ? 'SKIPPED' : 'UPDATED';
}
