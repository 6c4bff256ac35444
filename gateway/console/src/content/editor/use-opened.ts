import { useState } from 'react';
import { keep, readKept } from '../../shell/kept.js';

/** Which pages of a tree are opened, and how to open or close one; this browser keeps it. */
export function useOpened(siteId: number): { readonly opened: ReadonlySet<number>; readonly toggle: (id: number, isOpen?: boolean) => void } {
  const name = `content-tree:${String(siteId)}`;
  const [opened, setOpened] = useState<ReadonlySet<number>>(() => new Set((readKept(name) ?? '').split(',').map(Number).filter((id) => id > 0)));
  const toggle = (id: number, isOpen = !opened.has(id)): void => {
    const others = [...opened].filter((one) => one !== id);
    const next = isOpen ? [...others, id] : others;
    setOpened(new Set(next));
    keep(name, next.join());
  };
  return { opened, toggle };
}
