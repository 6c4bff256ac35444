/** A group of products in the tree of a catalog. */
export interface Category {
  readonly catalogId: number;
  /** Counts from 1 in each company. */
  readonly id: number;
  /** Unique among the categories of the same parent. */
  readonly name: string;
  /** The names from the root down, joined by {@link PATH_SEPARATOR}. */
  readonly path: string;
  /** Null at the root. */
  readonly parentId: number | null;
  /** Its place among the categories of the same parent. */
  readonly position: number;
}

/** Stands between the names of a path (document 3, H: "names joined by a greater-than sign"). */
export const PATH_SEPARATOR = ' > ';

/** The path of a category below another; null at the root. */
export const pathBelow = (above: Pick<Category, 'path'> | null, name: string): string => (above ? above.path + PATH_SEPARATOR + name : name);

/** The most levels of a tree. */
export const DEEPEST = 10;

/** The most categories of a catalog. */
export const MOST_CATEGORIES = 10_000;
