import { folderNames, safeName, type Named } from './folder-names.js';
import type { RemoteDocument, RemoteFrame } from './remote-site.js';

/** The folders of documents by their numbers: pages as they are below one another, entries in their collections. */
export function remoteFolders({ defaultLocale, locales }: Pick<RemoteFrame, 'defaultLocale' | 'locales'>, documents: readonly RemoteDocument[]): ReadonlyMap<number, string> {
  const folders = new Map<number, string>();
  const below = new Map<string, RemoteDocument[]>();
  for (const document of documents) {
    const [key, siblings] = [placeKey(document), below.get(placeKey(document))];
    if (siblings) siblings.push(document);
    else below.set(key, [document]);
  }
  const name = (key: string, prefix: string): void => {
    const siblings = below.get(key) ?? [];
    for (const [id, folder] of folderNames(siblings.map((document) => namedBy(document, { defaultLocale, locales })))) {
      folders.set(id, prefix + folder);
      name(String(id), `${prefix}${folder}/`);
    }
  };
  name('', '');
  for (const collection of new Set(documents.flatMap((document) => document.collection ?? []))) name(`${collection}/`, `${safeName(collection)}/`);
  return folders;
}

const placeKey = ({ collection, parentId }: RemoteDocument): string => (collection === undefined ? String(parentId ?? '') : `${collection}/`);

function namedBy({ id, isHome, texts }: RemoteDocument, { defaultLocale, locales }: Pick<RemoteFrame, 'defaultLocale' | 'locales'>): Named {
  const first = [defaultLocale, ...locales].find((locale) => texts.some((text) => text.locale === locale)) ?? texts[0]?.locale;
  const slug = texts.find(({ locale }) => locale === first)?.slug ?? String(id);
  return { id, isHome, slug, locale: first === defaultLocale ? undefined : first ?? 'none' };
}
