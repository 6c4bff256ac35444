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
