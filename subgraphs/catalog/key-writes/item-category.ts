import type { ItemError, ItemNote, ProductItem } from '#contract/product-item.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { categoryNameProblem } from '../categories/category-name.js';
import { DEEPEST } from '../categories/category.js';
import { findChild } from '../categories/category.store.js';
import { ensureCategoryPath } from '../categories/ensure-category-path.js';
import type { Gate } from '../products/write-gate.js';
import { notesOf } from './item-outcome.js';
import type { KeyWriter } from './key-writer.js';

/** The categories that an item gives its product, or why it gives it none. */
export interface ItemCategory {
  /** Undefined where the item names none. */
  readonly categoryIds?: readonly number[] | undefined;
  readonly errors: readonly ItemError[];
  readonly notes: readonly ItemNote[];
}

const FINE = { errors: [], notes: [] } as const;

interface Categorized {
  readonly key: KeyWriter;
  readonly gate: Gate;
  /** Whether the product has categories. */
  readonly isFilled: boolean;
}

/** The category of an item: an id as it is, a path looked up, and made where it is missing and the key's rule lets it write the product's categories (decisions 3, H). */
export async function itemCategory(transaction: Transaction, { category, categoryIds, categoryPaths }: ProductItem, around: Categorized): Promise<ItemCategory> {
  if (categoryPaths) return pathCategories(transaction, categoryPaths, around);
  if (!category) return { categoryIds, ...FINE };
  if ('id' in category) return { categoryIds: [category.id], ...FINE };
  return pathCategory(transaction, category.path, around);
}

/** All of them, or none and why. */
async function pathCategories(transaction: Transaction, paths: readonly (readonly string[])[], around: Categorized): Promise<ItemCategory> {
  const ids = new Set<number>();
  for (const path of paths) {
    const one = await pathCategory(transaction, path, around);
    if (!one.categoryIds) return one;
    for (const id of one.categoryIds) ids.add(id);
  }
  return { categoryIds: [...ids], ...FINE };
}

async function pathCategory(transaction: Transaction, path: readonly string[], { key, gate, isFilled }: Categorized): Promise<ItemCategory> {
  const problem = pathProblem(path);
  if (problem !== undefined) return { ...FINE, errors: [{ field: 'category', variantSku: null, message: problem }] };
  const place = { companyId: key.companyId, catalogId: key.catalogId };
  const known = await findPath(transaction, place, path);
  if (known !== undefined) return { categoryIds: [known], ...FINE };
  const refusal = gate({ field: 'categories', isFilled }) ?? (key.rule === 'PLATFORM' ? { reason: 'RULE' as const, owner: null } : undefined);
  if (refusal) return { ...FINE, notes: notesOf([{ field: 'category', variantSku: null, ...refusal }]) };
  const made = await ensureCategoryPath(transaction, { ...place, names: path });
  return { categoryIds: made && [made.id], ...FINE };
}

function pathProblem(names: readonly string[]): string | undefined {
  if (names.length < 1 || names.length > DEEPEST) return `must be a path of 1 to ${String(DEEPEST)} names, joined by >`;
  return names.map((name) => categoryNameProblem(name)).find((problem) => problem !== undefined);
}

async function findPath(transaction: Transaction, place: { companyId: number; catalogId: number }, names: readonly string[]): Promise<number | undefined> {
  let above = 0;
  for (const name of names) {
    const child = await findChild(transaction, place, { parentId: above, name });
    if (!child) return undefined;
    above = child.id;
  }
  return above;
}
