import { folderNames, safeName, type Named } from './folder-names.js';
import type { RemoteDocument, RemoteFrame } from './remote-site.js';

/** A name that the author of a folder gave it, in place of the site's. */
export interface ChosenName {
  readonly name: string;
  readonly insteadOf: string;
}

/** The folders of documents by their numbers: pages as they are below one another, entries in their collections; by the names that their authors chose while the site's are those that they stand for. */
export function remoteFolders({ defaultLocale, locales }: Pick<RemoteFrame, 'defaultLocale' | 'locales'>, documents: readonly RemoteDocument[], chosen: ReadonlyMap<number, ChosenName> = new Map()): ReadonlyMap<number, string> {
  const folders = new Map<number, string>();
  const below = new Map<string, RemoteDocument[]>();
  for (const document of documents) {
    const [key, siblings] = [placeKey(document), below.get(placeKey(document))];
    if (siblings) siblings.push(document);
    else below.set(key, [document]);
  }
  const name = (key: string, prefix: string): void => {
    const siblings = below.get(key) ?? [];
    for (const [id, folder] of withChosen(folderNames(siblings.map((document) => namedBy(document, { defaultLocale, locales }))), chosen)) {
      folders.set(id, prefix + folder);
      name(String(id), `${prefix}${folder}/`);
    }
  };
  name('', '');
  for (const collection of new Set(documents.flatMap((document) => document.collection ?? []))) name(`${collection}/`, `${safeName(collection)}/`);
  return folders;
}

function withChosen(names: ReadonlyMap<number, string>, chosen: ReadonlyMap<number, ChosenName>): [number, string][] {
  const taken = new Set([...names.values()].map((name) => name.toLowerCase()));
  return [...names].map(([id, own]) => {
    const one = chosen.get(id);
    return [id, one?.insteadOf === own && !taken.has(one.name.toLowerCase()) ? one.name : own];
  });
}

const placeKey = ({ collection, parentId }: RemoteDocument): string => (collection === undefined ? String(parentId ?? '') : `${collection}/`);

/** The locale whose slug names the folder of a document: the default one, else the first in which it has a text. */
export const namingLocale = ({ texts }: Pick<RemoteDocument, 'texts'>, { defaultLocale, locales }: Pick<RemoteFrame, 'defaultLocale' | 'locales'>): string | undefined =>
  [defaultLocale, ...locales].find((locale) => texts.some((text) => text.locale === locale)) ?? texts[0]?.locale;

function namedBy(document: RemoteDocument, frame: Pick<RemoteFrame, 'defaultLocale' | 'locales'>): Named {
  const { id, isHome, texts } = document;
  const [first, { defaultLocale }] = [namingLocale(document, frame), frame];
  const slug = texts.find(({ locale }) => locale === first)?.slug ?? String(id);
  return { id, isHome, slug, locale: first === defaultLocale ? undefined : first ?? 'none' };
}
