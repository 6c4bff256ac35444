import { readFileSync } from 'node:fs';
import { sourceFolder } from '#kernel/source-folder.js';
import { assetPath } from '#kit/page/asset.js';
import { servedGzip, servedText, type ServedText } from './served-text.js';

/** The files of the reference pages, with the addresses that they have: a name with a hash of their content. */
export interface ReferenceAssets {
  readonly library: string;
  readonly script: string;
  readonly style: string;
  readonly served: ReadonlyMap<string, ServedText>;
}

const FOLDER = sourceFolder(import.meta.url);
/** What the build makes of `browser/`. */
const SCRIPT = new URL('../../../browser/reference.js', import.meta.url);

let read: ReferenceAssets | undefined;

/** Read at the first request; the library is one file of a release (scalar/source.json), kept compressed. */
export function referenceAssets(): ReferenceAssets {
  if (read) return read;
  const library = readFileSync(new URL('scalar/standalone.js.gz', FOLDER));
  const [script, style] = [readFileSync(SCRIPT, 'utf8'), readFileSync(new URL('reference.css', FOLDER), 'utf8')];
  const paths = { library: assetPath('scalar', library.toString('base64'), 'js'), script: assetPath('reference', script, 'js'), style: assetPath('reference', style, 'css') };
  return (read = {
    ...paths,
    served: new Map([
      [paths.library, servedGzip(library, { type: 'text/javascript', isImmutable: true })],
      [paths.script, servedText(script, { type: 'text/javascript', isImmutable: true })],
      [paths.style, servedText(style, { type: 'text/css', isImmutable: true })],
    ]),
  });
}
