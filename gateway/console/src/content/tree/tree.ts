import { createContext, useContext } from 'react';
import type { TreePage } from './use-pages.js';
import type { ListedSite } from './use-sites.js';

/** Where a page is to be: below another one or at the root, in front of a sibling or at the end. */
export interface PagePlace {
  readonly parentId: number | null;
  readonly before: number | null;
}

/** Where a page that is dragged would fall, by the page under it. */
export interface DropTarget {
  readonly id: number;
  readonly where: 'after' | 'before' | 'inside';
}

/** What can be asked of a page of the tree. */
export type TreeDemand = 'below' | 'delete' | 'duplicate' | 'home' | 'move';

/** What the rows of a tree share. */
export interface Tree {
  readonly site: ListedSite;
  readonly opened: ReadonlySet<number>;
  readonly toggle: (id: number, isOpen?: boolean) => void;
  readonly dragged: TreePage | undefined;
  readonly drag: (page: TreePage | undefined) => void;
  readonly target: DropTarget | undefined;
  readonly aim: (target: DropTarget | undefined) => void;
  readonly move: (page: TreePage, place: PagePlace) => void;
  readonly demand: (demand: TreeDemand, page: TreePage) => void;
}

const Context = createContext<Tree | undefined>(undefined);

/** Lets rows below it be one tree. */
export const TreeProvider = Context.Provider;

/** The tree that a row is of. */
export function useTree(): Tree {
  const tree = useContext(Context);
  if (!tree) throw new Error('A row stands in a tree');
  return tree;
}

/** The id of the link of a page in the tree. */
export const rowId = (id: number): string => `page.${String(id)}`;
