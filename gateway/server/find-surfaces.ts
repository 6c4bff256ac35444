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
  const surfaces = await Promise.all(folders.map(surfaceIn));
  return surfaces.flatMap((surface) => surface ?? []).sort((one, other) => one.letter.localeCompare(other.letter));
}

async function surfaceIn(folder: string): Promise<Surface | undefined> {
  if (!await stat(new URL(`${folder}/${MANIFEST}`, FOLDER)).then((found) => found.isFile(), () => false)) return undefined;
  const { surface } = await import(`../../shims/${folder}/surface.js`) as { readonly surface?: Surface }; // written so that the bundle finds them all
  if (!surface) throw new Error(`shims/${folder}/${MANIFEST} does not export its surface`);
  return surface;
}
