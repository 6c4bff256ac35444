import type { ItemError, ItemNote, ItemOutcome, ItemStatus } from '#contract/product-item.js';
import type { Withheld } from '../products/write-gate.js';

/** An item of which nothing was written, with the reasons. */
export const unwritten = (status: 'FAILED' | 'INVALID', { sku, productId = null, errors, notes = [] }: { sku: string | undefined; productId?: number | null; errors: readonly ItemError[]; notes?: readonly ItemNote[] }): ItemOutcome =>
  ({ status, productId, sku: sku ?? null, errors, notes });

/** The reason why a whole item was not written. */
export const failure = (message: string, field: string | null = null): ItemError => ({ field, variantSku: null, message });

/** What the gate kept, as notes. */
export const notesOf = (withheld: readonly Withheld[]): ItemNote[] =>
  withheld.map(({ field, variantSku, owner, reason }) => ({ field, variantSku, kind: KIND[reason], owner }));

const KIND = { RULE: 'RULE', OWNED: 'OWNED', KEPT_BY_KEY: 'KEPT' } as const satisfies Record<Withheld['reason'], ItemNote['kind']>;

/** Fields that the interface does not know, as notes of the product or of one of its variants. */
export const unknownNotes = (fields: readonly string[], variantSku: string | null = null): ItemNote[] => fields.map((field) => ({ field, variantSku, kind: 'UNKNOWN_FIELD', owner: null }));

/** The fields whose HTML lost what could act in a page, as notes. */
export const cutNotes = (fields: readonly string[] = []): ItemNote[] => fields.map((field) => ({ field, variantSku: null, kind: 'HTML_CUT', owner: null }));

/** Errors and notes of one product in an answer. */
const MOST_LISTED = 100;

/** An outcome with as many errors and notes as an answer lists; the last of them says how many more there were. */
export function listedOutcome<O extends ItemOutcome>(outcome: O, most = MOST_LISTED): O {
  const { errors, notes } = outcome;
  if (errors.length <= most && notes.length <= most) return outcome;
  return {
    ...outcome,
    errors: listed(errors, most, unlisted),
    notes: listed(notes, most, (count) => ({ field: '*', variantSku: null, kind: 'MORE', owner: null, count })),
  };
}

const unlisted = (count: number): ItemError => ({ ...failure(`${String(count)} more errors are not listed`), count });

/** The errors of what was found, of which there may be very many: no more of them are made than an answer lists. */
export const listedOf = <T>(found: readonly T[], errorOf: (one: T) => ItemError): ItemError[] => [...found.slice(0, MOST_LISTED).map(errorOf), ...found.length > MOST_LISTED ? [unlisted(found.length - MOST_LISTED)] : []];

/** An outcome may be cut several times: what an earlier entry of this kind stands for counts too. */
function listed<T extends { readonly count?: number | null }>(all: readonly T[], most: number, rest: (count: number) => T): readonly T[] {
  return all.length <= most ? all : [...all.slice(0, most - 1), rest(all.slice(most - 1).reduce((sum, { count }) => sum + (count ?? 1), 0))];
}

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
  return !changed && notes.some(({ kind }) => kind === 'RULE' || kind === 'KEPT' || kind === 'OWNED') ? 'SKIPPED' : 'UPDATED';
}
