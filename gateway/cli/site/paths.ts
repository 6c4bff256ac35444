import { HOME_FOLDER } from './folder-names.js';
import type { Referred } from './references.js';

/** The last folder of a path. */
export const lastOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** The path above; empty at the root. */
export const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** How files name a page or an entry: /about/team, / for the home page, journal/linen. */
export const symbolOf = (kind: Referred, folder: string): string => (kind === 'entry' ? folder : folder === HOME_FOLDER ? '/' : `/${folder}`);

/** The folder of what files name. */
export const folderNamed = (kind: Referred, symbol: string): string => (kind === 'entry' ? symbol : symbol === '/' ? HOME_FOLDER : symbol.replace(/^\//, '')).normalize('NFC');

const ROOTS = { entry: 'entries/', page: 'pages/' } as const satisfies Record<Referred, string>;

/** Where the files of a page or an entry are: pages/about/team. */
export const folderOf = ({ kind }: { readonly kind: Referred }, folder: string): string => `${ROOTS[kind]}${folder}`;

/** The file that orders the pages below another, or at the root. */
export const orderSlot = (parent: string): string => (parent === '' ? 'pages/order.yaml' : `pages/${parent}/order.yaml`);

/** Whether a file orders pages. */
export const isOrder = (slot: string): boolean => lastOf(slot) === 'order.yaml';

/** The page or entry that a file is of, as `page about/team`; none of files that are of no single one. */
export function ownerOf(slot: string): string | undefined {
  const above = parentOf(slot);
  const kind = above.startsWith(ROOTS.page) ? 'page' : above.startsWith(ROOTS.entry) ? 'entry' : undefined;
  return kind === undefined || isOrder(slot) ? undefined : `${kind} ${above.slice(ROOTS[kind].length)}`;
}

/** The same of one that is named as {@link ownerOf} names it. */
export function pathOfOwner(owner: string): string {
  const kind = owner.startsWith('page ') ? 'page' : 'entry';
  return folderOf({ kind }, owner.slice(kind.length + 1));
}
