import { readdir, stat } from 'node:fs/promises';
import type { EventAudience } from '#kit/events/event-audience.js';
import type { Surface } from '#kit/surface.js';

const FOLDER = new URL('../../shims/', import.meta.url);
const KIT = 'kit'; // shared by all surfaces
const MANIFEST = 'surface.js';

let found: Promise<readonly Surface[]> | undefined;

/** Every surface there is, by its letter: each folder of shims/ whose `surface.ts` exports one as `surface`. */
export const findSurfaces = (): Promise<readonly Surface[]> => found ??= load();

/** The event audiences of the surfaces. */
export const findAudiences = async (): Promise<readonly EventAudience[]> => (await findSurfaces()).flatMap(({ audience }) => audience ?? []);

async function load(): Promise<readonly Surface[]> {
  const folders = (await readdir(FOLDER)).filter((folder) => folder !== KIT);
  const surfaces = await Promise.all(folders.map(async (folder) => surfaceIn(new URL(`${folder}/${MANIFEST}`, FOLDER))));
  return surfaces.flatMap((surface) => surface ?? []).sort((one, other) => one.letter.localeCompare(other.letter));
}

async function surfaceIn(file: URL): Promise<Surface | undefined> {
  if (!await stat(file).then((found) => found.isFile(), () => false)) return undefined;
  const { surface } = await import(file.href) as { readonly surface?: Surface };
  if (!surface) throw new Error(`${file.pathname} does not export its surface`);
  return surface;
}
