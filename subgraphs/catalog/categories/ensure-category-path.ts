import { Problems } from '#contract/problems.js';
import { drawNumbers } from '#subgraph-kit/counter.js';
import { duplicateAsConflict } from '#subgraph-kit/database-error.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { categoryNameProblem } from './category-name.js';
import { findChild, findChildren, insertCategory, requireCategoryRoom } from './category.store.js';
import { DEEPEST, pathBelow, type Category } from './category.js';

/** A path of names in a catalog. */
export interface CategoryPath {
  readonly companyId: number;
  readonly catalogId: number;
  /** From the root down, 1 to 10. */
  readonly names: readonly string[];
}

/** The category at the end of a path, made with those above it where they are missing; of two writers that make the same one the second is restarted and finds it. */
export async function ensureCategoryPath(transaction: Transaction, { names, ...place }: CategoryPath): Promise<Category | undefined> {
  check(names);
  let above: Category | undefined;
  for (const name of names) above = await findChild(transaction, place, { parentId: above?.id ?? 0, name }) ?? await makeBelow(transaction, place, { above, name });
  return above;
}

async function makeBelow(transaction: Transaction, place: Omit<CategoryPath, 'names'>, { above, name }: { above: Category | undefined; name: string }): Promise<Category> {
  const { companyId, catalogId } = place;
  await requireCategoryRoom(transaction, place);
  const siblings = await findChildren(transaction, place, [above?.id ?? 0]);
  const id = await drawNumbers(transaction, { companyId, series: 'category' });
  const category: Category = { catalogId, id, name, parentId: above?.id ?? null, path: pathBelow(above ?? null, name), position: siblings.length };
  await insertCategory(transaction, companyId, category).catch(duplicateAsConflict('Another transaction made this category'));
  return category;
}

function check(names: readonly string[]): void {
  const problems = new Problems();
  if (names.length < 1 || names.length > DEEPEST) problems.add('path', `must have 1 to ${String(DEEPEST)} names`);
  names.slice(0, DEEPEST).forEach((name, index) => { problems.add(`path.${String(index)}`, categoryNameProblem(name)); });
  problems.refuse('The path is not valid');
}
