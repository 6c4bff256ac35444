interface ModelPage {
  slug: string;
  parentId: number | null;
  /** The slug with which it is published. */
  live: string | null;
}

/** What is published of a page tree in one locale, as plain as can be: every path is made by walking up. */
export function treeModel() {
  const pages = new Map<number, ModelPage>();
  const left = new Map<string, number>();
  let moved = 0;
  const get = (id: number): ModelPage => {
    const page = pages.get(id);
    if (!page) throw new Error(`The model has no page ${String(id)}`);
    return page;
  };
  const pathOf = (id: number): string => {
    const { parentId, live } = get(id);
    return `${parentId === null ? '' : pathOf(parentId)}/${live ?? '(not published)'}`;
  };
  const live = (): [number, string][] => [...pages].filter(([, page]) => page.live !== null).map(([id]) => [id, pathOf(id)]);
  const below = (id: number): number[] => [id, ...[...pages].filter(([, page]) => page.parentId === id).flatMap(([child]) => below(child))];
  /** Do something, and leave a redirect at each path that was left by what is published still. */
  const changing = (change: () => void): void => {
    const before = new Map(live());
    change();
    const after = new Map(live());
    for (const [id, path] of before) {
      const now = after.get(id);
      if (now === undefined || now === path) continue;
      left.set(path, id);
      moved += 1;
    }
    for (const path of after.values()) left.delete(path);
  };
  return {
    pages,
    create: (id: number, slug: string, parentId: number | null) => { pages.set(id, { slug, parentId, live: null }); },
    rename: (id: number, slug: string) => { get(id).slug = slug; },
    publish: (id: number) => { changing(() => { get(id).live = get(id).slug; }); },
    unpublish: (id: number) => { changing(() => { if (get(id).live !== null) for (const one of below(id)) get(one).live = null; }); },
    move: (id: number, parentId: number | null) => { changing(() => { get(id).parentId = parentId; }); },
    remove: (id: number) => {
      pages.delete(id);
      for (const [path, to] of left) if (to === id) left.delete(path);
    },
    paths: (): string[] => live().map(([, path]) => path).sort(),
    /** Where the paths that were left lead; those to what is not published lead nowhere, and are left out. */
    redirects: (): Record<string, string> => Object.fromEntries([...left].filter(([, id]) => get(id).live !== null).map(([from, id]) => [from, pathOf(id)])),
    /** How many paths were left in all. */
    figures: (): number => moved,
  };
}

/** A {@link treeModel}. */
export type TreeModel = ReturnType<typeof treeModel>;
