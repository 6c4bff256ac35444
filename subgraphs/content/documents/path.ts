import { Failure } from '#contract/failure.js';

/** The most characters of a path: what an index of both databases holds. */
export const LONGEST_PATH = 700;

/** The path of the home page. */
export const HOME_PATH = '/';

/** The path of a document below another, or at the root: one function for pages and entries. Throws BAD_INPUT where it is too long. */
export function pathBelow(parentPath: string | undefined, slug: string): string {
  const path = `${parentPath === undefined || parentPath === HOME_PATH ? '' : parentPath}/${slug}`;
  if (lengthOf(path) > LONGEST_PATH) throw new Failure('BAD_INPUT', `Its path would be longer than ${String(LONGEST_PATH)} characters`, { slug: ['makes the path too long'] });
  return path;
}

/** A path as a caller writes it, with or without slashes around it, in the form that is stored: empty segments are left out, and letters with accents are one character, as in slugs. */
export const storedPath = (written: string): string => `/${written.normalize('NFC').split('/').filter((segment) => segment !== '').join('/')}`;

/** The first and the last text that paths below a path may be, the last excluded: what an index reads them by. */
export const rangeBelow = (path: string): readonly [string, string] => [`${path}/`, `${path}0`]; // 0 follows / in ASCII

/** The characters of a path, as both databases count them. */
export const lengthOf = (path: string): number => Array.from(path).length;
