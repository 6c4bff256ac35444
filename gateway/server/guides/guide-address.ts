import { posix } from 'node:path';

/** Where the guides are served. */
export const GUIDES_PATH = '/guides';

/** Folders of the project whose files are served, by what their addresses begin with. */
const SERVED: readonly (readonly [folder: string, ending: string, path: string])[] = [
  ['gateway/docs', '.md', GUIDES_PATH],
  ['gateway/decisions', '.md', `${GUIDES_PATH}/decisions`],
  ['gateway/docs/screenshots', '.png', `${GUIDES_PATH}/screenshots`],
  ['gateway/docs', '.svg', GUIDES_PATH],
];

/** Where a page in a folder of the project leads by a link: a page, a picture, another site, or undefined where a file is not served. */
export const addressFrom = (folder: string) => (url: string): string | undefined => {
  if (/^(?:https?:|mailto:|#)/.test(url)) return url;
  const [path = '', anchor] = url.split('#', 2);
  const file = posix.join(folder, path);
  const { dir, name, ext } = posix.parse(file);
  const served = SERVED.find(([from, ending]) => from === dir && ending === ext);
  if (!served) return undefined;
  const [,, at] = served;
  return `${at}/${name}${ext === '.md' ? '' : ext}${anchor === undefined ? '' : `#${anchor}`}`;
};
