import type { DropTarget, PagePlace } from './tree.js';
import type { TreePage } from './use-pages.js';

/** A page among its siblings, and the page above it among its own. */
export interface Standing {
  readonly page: TreePage;
  readonly at: number;
  readonly siblings: readonly TreePage[];
  readonly above?: { readonly page: TreePage; readonly siblings: readonly TreePage[] };
}

const parentOf = ({ page }: Standing): number | null => page.parent?.id ?? null;
const idAt = (pages: readonly TreePage[], at: number): number | null => pages[at]?.id ?? null;

/** Where something falls on a page. */
export function placeAt({ where }: DropTarget, standing: Standing): PagePlace {
  const { page, siblings, at } = standing;
  if (where === 'inside') return { parentId: page.id, before: null };
  return { parentId: parentOf(standing), before: where === 'before' ? page.id : idAt(siblings, at + 1) };
}

const BY_KEY: Readonly<Record<string, (standing: Standing) => PagePlace | undefined>> = {
  ArrowUp: (standing) => (standing.at === 0 ? undefined : { parentId: parentOf(standing), before: idAt(standing.siblings, standing.at - 1) }),
  ArrowDown: (standing) => (standing.at === standing.siblings.length - 1 ? undefined : { parentId: parentOf(standing), before: idAt(standing.siblings, standing.at + 2) }),
  ArrowRight: ({ at, siblings }) => {
    const before = siblings[at - 1];
    return before && !before.isHome ? { parentId: before.id, before: null } : undefined;
  },
  ArrowLeft: ({ above }) => above && { parentId: above.page.parent?.id ?? null, before: idAt(above.siblings, above.siblings.findIndex(({ id }) => id === above.page.id) + 1) },
};

/** Where a page goes by an arrow: up and down among its siblings, right below the one before it, left behind the one above it. Undefined where it cannot go there. */
export const placeByKey = (key: string, standing: Standing): PagePlace | undefined => BY_KEY[key]?.(standing);
