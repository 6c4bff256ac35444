import { readFileSync } from 'node:fs';
import { sourceFolder } from '#kernel/source-folder.js';
import type { Handler } from '../handler.js';
import { answerAsset, assetPath } from './asset.js';
import { brandStyle, colorOfBrand, type Brand } from './brand.js';
import { colorOf, hexOf } from './color.js';

const FILE = new URL('page.css', sourceFolder(import.meta.url));
const FOLDER = '/assets/';

interface Style {
  readonly text: string;
  readonly path: string;
}

let read: Style | undefined;

/** The style sheet, under a name with its hash. */
function style(): Style {
  if (read) return read;
  const text = readFileSync(FILE, 'utf8');
  return (read = { text, path: assetPath('page', text, 'css') });
}

const BRAND = 'brand-';
const CSS = '.css';

/** The style sheets of a page: the common one, and the brand's colours. */
export const stylesOf = (brand: Brand): readonly [page: string, brand: string] => [style().path, `${FOLDER}${BRAND}${hexOf(colorOfBrand(brand)).slice(1)}${CSS}`];

/** The style sheets, on every host that has pages: the same for every caller, cached forever. */
export const pageAssets: Handler = ({ method, url = '' }, response) => {
  if (!url.startsWith(FOLDER) || (method !== 'GET' && method !== 'HEAD')) return false;
  const text = url === style().path ? style().text : brandOf(url.slice(FOLDER.length));
  if (text === undefined) return false;
  answerAsset(response, 'text/css', text);
  return true;
};

const BRAND_LENGTH = BRAND.length + '012345'.length + CSS.length;

function brandOf(name: string): string | undefined {
  if (name.length !== BRAND_LENGTH || !name.startsWith(BRAND) || !name.endsWith(CSS)) return undefined;
  const color = colorOf(`#${name.slice(BRAND.length, -CSS.length)}`);
  return color && brandStyle(color);
}
