import { HOME_FOLDER } from './folder-names.js';
import { keyOf, type LocalDocument } from './local-site.js';
import { parentOf } from './paths.js';
import type { Planning } from './push-step.js';
import type { RemoteDocument } from './remote-site.js';

/** Where a slug counts once: below a page, or in a collection, in a locale. */
export function slugPlace({ matches }: Pick<Planning, 'matches'>, { kind, folder }: Pick<LocalDocument, 'folder' | 'kind'>, { locale, slug }: { readonly locale: string; readonly slug: string }): string {
  const above = parentOf(folder);
  return placeBelow(kind, kind === 'entry' || above === '' ? above : matches.remote.get(aboveKey({ kind, folder }))?.id ?? above, { locale, slug });
}

/** The places of the slugs of a page where the site has it. */
export const placesThere = ({ parentId, texts }: RemoteDocument): string[] => texts.map((text) => placeBelow('page', parentId ?? '', text));

/** The key of the page above a document; of none where there is none. */
export const aboveKey = ({ kind, folder }: Pick<LocalDocument, 'folder' | 'kind'>): string => (kind === 'entry' || parentOf(folder) === '' ? '' : keyOf({ kind, folder: parentOf(folder) }));

const placeBelow = (kind: string, above: number | string, { locale, slug }: { readonly locale: string; readonly slug: string }): string => `${kind} ${String(above)} ${locale} ${slug}`;

/** Whether a document has slugs that others could want. */
export const hasPlace = ({ folder }: Pick<LocalDocument, 'folder'>): boolean => folder !== HOME_FOLDER;
