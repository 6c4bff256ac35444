import { readFileSync } from 'node:fs';
import { findSurfaces } from '../../server/find-surfaces.js';
import { architecturePicture } from './architecture-picture.js';
import { surfaceTable } from './surface-table.js';

const README = 'README.md';

/** What pages for people show of the surfaces, made of their manifests: the table of the README, and the picture of the architecture. */
export async function surfaceFiles(): Promise<ReadonlyMap<string, string>> {
  const surfaces = await findSurfaces();
  return new Map([
    [README, betweenMarkers(readFileSync(README, 'utf8'), 'surfaces', surfaceTable(surfaces))],
    ['gateway/docs/architecture.svg', architecturePicture(surfaces)],
  ]);
}

/** A page of Markdown with what stands between the markers of a name replaced; throws where it has no place for it. */
function betweenMarkers(page: string, name: string, written: string): string {
  const [begin, end] = [`<!-- ${name}: written by npm run generate -->`, `<!-- end of ${name} -->`];
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`The page has no place for ${name}: the lines "${begin}" and "${end}"`);
  return `${page.slice(0, from + begin.length)}\n${written}\n${page.slice(to)}`;
}
