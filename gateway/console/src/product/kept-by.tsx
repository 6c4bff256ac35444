import { type ReactElement } from 'react';
import { keeperOf } from './keeper-of.js';
import type { Editing } from './product-edits.js';

interface Kept {
  readonly editing: Pick<Editing, 'catalog' | 'product' | 'words'>;
  /** By their names in the catalog API. */
  readonly fields: readonly string[];
}

/** Which systems keep some fields, so that nobody else changes them; nothing where people do. */
export function KeptBy({ editing: { product, catalog, words }, fields }: Kept): ReactElement | null {
  const keeper = keeperOf({ product, catalog, aKey: words.aKey });
  const kept = fields.flatMap((field) => {
    const owner = keeper(field);
    return owner === undefined ? [] : [[field, owner] as const];
  });
  return kept.length === 0 ? null : <p className="soft is-kept">{kept.map(([field, owner]) => words.fieldKeptBy(field, owner)).join(' · ')}</p>;
}
