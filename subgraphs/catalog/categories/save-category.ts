import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { Problems } from '#contract/problems.js';
import { drawNumbers } from '#subgraph-kit/counter.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { byId } from '#subgraph-kit/grouped.js';
import type { CatalogDeps } from '../catalog-deps.js';
import { changeSettings } from '../catalogs/change-settings.js';
import { findCategoriesById, findChildren, requireCategoryRoom, writeCategories } from './category.store.js';
import { categoryNameProblem } from './category-name.js';
import { DEEPEST, pathBelow, PATH_SEPARATOR, type Category } from './category.js';

/** A category as it is sent; what is left out keeps its value, or takes the default of a new one. */
export interface SaveCategory {
  readonly catalogId?: number | null | undefined;
  /** The category to change; a new one unless given. */
  readonly id?: number | null | undefined;
  readonly name?: string | null | undefined;
  /** Null at the root. */
  readonly parentId?: number | null | undefined;
  readonly position?: number | null | undefined;
}

interface Place {
  readonly companyId: number;
  readonly catalogId: number;
}

const LAST = 1_000_000;

/** Make a category, rename or move it with all below it. Throws ALREADY_EXISTS for a name its parent has, INVALID_STATE for a move below itself or a tree of more than 10 levels. */
export function saveCategory(deps: CatalogDeps, context: CallContext, given: SaveCategory): Promise<Category> {
  return changeSettings(deps, { name: 'saveCategory', context, catalogId: given.catalogId }, async (transaction, { id: catalogId }) => {
    check(given);
    const place = { companyId: context.principal.companyId, catalogId };
    const before = given.id == null ? undefined : await requireCategory(transaction, place, given.id);
    const after = before ? await changed(transaction, place, { before, given }) : await made(transaction, place, given);
    await writeCategories(transaction, place.companyId, [after, ...before?.path === after.path ? [] : await descendants(transaction, place, after)]);
    return { kind: 'category', id: String(after.id), before: before ?? null, after, result: after };
  });
}

async function made(transaction: Transaction, place: Place, { name, parentId = null, position }: SaveCategory): Promise<Category> {
  await requireCategoryRoom(transaction, place);
  const { path, siblings } = await placed(transaction, place, { name: name ?? '', parentId });
  const id = await drawNumbers(transaction, { companyId: place.companyId, series: 'category' });
  return { catalogId: place.catalogId, id, name: name ?? '', parentId, path, position: position ?? siblings };
}

async function changed(transaction: Transaction, place: Place, { before, given }: { before: Category; given: SaveCategory }): Promise<Category> {
  const { parentId = before.parentId } = given;
  const name = given.name ?? before.name;
  const { path } = await placed(transaction, place, { id: before.id, name, parentId });
  return { ...before, name, parentId, path, position: given.position ?? before.position };
}

/** The path of a category below its parent, where its name is free, with how many are there. */
async function placed(transaction: Transaction, place: Place, { id, name, parentId }: { id?: number; name: string; parentId: number | null }): Promise<{ path: string; siblings: number }> {
  const parent = parentId === null ? undefined : await requireCategory(transaction, place, parentId);
  const siblings = await findChildren(transaction, place, [parentId ?? 0]);
  const holder = siblings.find((sibling) => sibling.name === name && sibling.id !== id);
  if (holder) throw new Failure('ALREADY_EXISTS', `Category ${String(holder.id)} beside it has this name`, { name: ['belongs to a category of the same parent'] });
  return { path: pathBelow(parent ?? null, name), siblings: siblings.length };
}

/** The categories below one with their new paths, level by level. */
async function descendants(transaction: Transaction, place: Place, of: Category): Promise<Category[]> {
  const all: Category[] = [];
  let level: readonly Category[] = [of];
  for (let depth = of.path.split(PATH_SEPARATOR).length; level.length > 0; depth += 1) {
    if (level.some(({ id }) => id === of.parentId)) throw new Failure('INVALID_STATE', 'A category cannot be below itself', { categoryId: of.id });
    if (depth > DEEPEST) throw new Failure('INVALID_STATE', `A tree has at most ${String(DEEPEST)} levels`, { levels: DEEPEST });
    const above = byId<number, Category>(level);
    level = (await findChildren(transaction, place, [...above.keys()])).map((child) => ({ ...child, path: pathBelow(above.get(child.parentId ?? 0) ?? null, child.name) }));
    all.push(...level);
  }
  return all;
}

/** A category of a catalog; throws NOT_FOUND. */
export async function requireCategory(transaction: Transaction, place: Place, id: number): Promise<Category> {
  const [category] = await findCategoriesById(transaction, { ...place, ids: [id] });
  if (!category) throw new Failure('NOT_FOUND', `No category ${String(id)} in this catalog`, { categoryId: id });
  return category;
}

function check({ id, name, position }: SaveCategory): void {
  const problems = new Problems();
  if (id == null && name == null) problems.add('name', 'is required of a new category');
  if (name != null) problems.add('name', categoryNameProblem(name));
  if (position != null && (position < 0 || position > LAST)) problems.add('position', `must be 0 to ${String(LAST)}`);
  problems.refuse('The category is not valid');
}
