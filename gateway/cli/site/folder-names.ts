import { sha256 } from '#kernel/crypto.js';

/** Something that has a folder or a file beside others. */
export interface Named {
  readonly id: number;
  /** Its slug in the default locale, or that of its first locale with the locale. */
  readonly slug: string;
  /** The locale of the slug where it has none of the default locale. */
  readonly locale?: string | undefined;
  readonly isHome?: boolean | undefined;
}

/** The folder of the home page, which has no slug. */
export const HOME_FOLDER = '_home';

const [LONGEST, KEPT, DIGITS] = [200, 40, 10] as const;

/** What Windows does not take as a name. */
const DEVICES = new Set(['con', 'prn', 'aux', 'nul', ...['com', 'lpt'].flatMap((device) => ['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((digit) => device + digit))]);

/** The names of folders beside one another, which are different on every disk; one that is not its slug has a ~ or begins with _. */
export function folderNames(siblings: readonly Named[]): ReadonlyMap<number, string> {
  const [names, taken] = [new Map<number, string>(), new Set<string>()];
  for (const one of siblings.toSorted((a, b) => compare(a.slug, b.slug) || a.id - b.id)) {
    const name = nameOf(one, taken);
    taken.add(folded(name));
    names.set(one.id, name);
  }
  return names;
}

function nameOf({ slug, locale, isHome }: Named, taken: ReadonlySet<string>): string {
  if (isHome) return HOME_FOLDER;
  const plain = locale === undefined ? safeName(slug) : `_${locale}.${safeName(slug)}`;
  return taken.has(folded(plain)) ? `${locale === undefined ? '' : `_${locale}.`}${hashed(slug)}` : plain;
}

/** A key or slug as a name that every disk takes. */
export const safeName = (slug: string): string => (isSafe(slug) ? slug : hashed(slug));

const isSafe = (slug: string): boolean => /^[\p{L}\p{N}][\p{L}\p{N}\p{M}_-]*$/u.test(slug) && Buffer.byteLength(slug) <= LONGEST && !DEVICES.has(slug.toLowerCase());

const hashed = (slug: string): string => `${Array.from(slug).filter((character) => /[\p{L}\p{N}-]/u.test(character)).slice(0, KEPT).join('')}~${sha256(slug).slice(0, DIGITS)}`;

/** Whether a folder's name says the slug. */
export const saysSlug = (name: string): boolean => !name.startsWith('_') && !name.includes('~');

/** The order of names, which is the same everywhere. */
export const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Names that are the same to a disk that knows no capitals. */
const folded = (name: string): string => name.normalize('NFC').toUpperCase().toLowerCase();
