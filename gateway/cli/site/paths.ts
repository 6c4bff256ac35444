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

/** The page or entry that a file is of, as `page about/team`; none of files that are of no single one. */
export function ownerOf(slot: string): string | undefined {
  const above = parentOf(slot);
  const kind = above.startsWith(ROOTS.page) ? 'page' : above.startsWith(ROOTS.entry) ? 'entry' : undefined;
  return kind === undefined || lastOf(slot) === 'order.yaml' ? undefined : `${kind} ${above.slice(ROOTS[kind].length)}`;
}

/** Where the files of a page or an entry are: pages/about/team of `page about/team`. */
export const pathOfOwner = (owner: string): string => (owner.startsWith('page ') ? `${ROOTS.page}${owner.slice('page '.length)}` : `${ROOTS.entry}${owner.slice('entry '.length)}`);
