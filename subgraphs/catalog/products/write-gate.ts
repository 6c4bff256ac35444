import type { FieldRule } from '#contract/catalog-key.js';
import type { FieldLock } from '../locks/field-lock.js';

/** Who writes products: a person, or a key of the catalog API with its field rule. */
export type Author = { readonly kind: 'person' } | { readonly kind: 'key'; readonly keyId: string; readonly name: string; readonly rule: FieldRule };

/** Why a field keeps its value: the rule of the key, a connected system that owns the field, or a key that keeps the product to itself. */
export type WithheldReason = 'KEPT_BY_KEY' | 'OWNED' | 'RULE';

/** A field that was not written. */
export interface Withheld {
  /** By its name in the catalog API: `title`, `attributes.fit`. */
  readonly field: string;
  /** The variant it is a field of; null for the product's own. */
  readonly variantSku: string | null;
  readonly reason: WithheldReason;
  /** The system that owns it; null unless it is owned. */
  readonly owner: string | null;
}

/** A field of an existing product that a write would change. */
export interface FieldChange {
  readonly field: string;
  /** Whether it has a value. */
  readonly isFilled: boolean;
}

/** Why a change of a field is refused; undefined where it is made. */
export type Gate = (change: FieldChange) => Pick<Withheld, 'reason' | 'owner'> | undefined;

/** Makes every change: of a product that is new. */
export const OPEN: Gate = () => undefined;

/** A field with the system that owns it. */
export type OwnedField = Omit<FieldLock, 'catalogId' | 'productId'>;

interface Guarded {
  readonly author: Author;
  /** The locks of the product and of its catalog. */
  readonly locks: readonly OwnedField[];
  /** The key that keeps the product to itself. */
  readonly writtenBy: string | null;
}

/**
 * The one place that decides whether a writer may change a field of an existing product, for every way to write: fields that a connected system owns
 * are never overwritten, people do not edit what a key keeps to itself, and a key's rule says whether it overwrites, fills, or leaves fields alone.
 */
export function gateOf({ author, locks, writtenBy }: Guarded): Gate {
  const owners = new Map(locks.map((lock) => [lock.field, lock]));
  const keyId = author.kind === 'key' ? author.keyId : undefined;
  return ({ field, isFilled }) => {
    const lock = ownerOf(owners, field);
    if (lock && lock.ownerKeyId !== keyId) return { reason: 'OWNED', owner: lock.owner };
    if (author.kind === 'person') return writtenBy === null ? undefined : { reason: 'KEPT_BY_KEY', owner: null };
    return overwrites(author.rule, isFilled) ? undefined : { reason: 'RULE', owner: null };
  };
}

const overwrites = (rule: FieldRule, isFilled: boolean): boolean => rule === 'SORGENTE' || (rule === 'INSERIMENTO' && !isFilled);

/** A lock of `attributes` is one of all attributes, as one of `translations` is of every locale. */
function ownerOf(owners: ReadonlyMap<string, OwnedField>, field: string): OwnedField | undefined {
  const end = field.indexOf('.');
  return owners.get(field) ?? (end === -1 ? undefined : owners.get(field.slice(0, end)));
}
