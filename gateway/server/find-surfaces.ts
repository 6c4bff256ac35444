import { readdir, stat } from 'node:fs/promises';
import type { EventAudience } from '#kit/events/event-audience.js';
import type { Surface } from '#kit/surface.js';

const PROJECT = new URL('../../', import.meta.url);
const KIT = 'kit'; // shared by all surfaces
const MANIFEST = 'surface.js';

interface Manifest {
  readonly surface?: Surface;
}

/** Where surfaces are; the addresses are written so that the bundle finds them all. */
const PLACES: Readonly<Record<string, (folder: string) => Promise<Manifest>>> = {
  shims: (folder) => import(`../../shims/${folder}/surface.js`) as Promise<Manifest>,
  mcp: (folder) => import(`../../mcp/${folder}/surface.js`) as Promise<Manifest>,
};

let found: Promise<readonly Surface[]> | undefined;

/** Every surface there is, by its letter: each folder of shims/ and mcp/ whose `surface.ts` exports one as `surface`. */
export const findSurfaces = (): Promise<readonly Surface[]> => found ??= load();

/** The event audiences of the surfaces. */
export const findAudiences = async (): Promise<readonly EventAudience[]> => (await findSurfaces()).flatMap(({ audience }) => audience ?? []);

async function load(): Promise<readonly Surface[]> {
  const surfaces = await Promise.all(Object.keys(PLACES).map(surfacesIn));
  return surfaces.flat().sort((one, other) => one.letter.localeCompare(other.letter));
}

async function surfacesIn(place: string): Promise<readonly Surface[]> {
  const folders = (await readdir(new URL(`${place}/`, PROJECT))).filter((folder) => folder !== KIT);
  const surfaces = await Promise.all(folders.map((folder) => surfaceIn(place, folder)));
  return surfaces.flatMap((surface) => surface ?? []);
}

async function surfaceIn(place: string, folder: string): Promise<Surface | undefined> {
  if (!await stat(new URL(`${place}/${folder}/${MANIFEST}`, PROJECT)).then((file) => file.isFile(), () => false)) return undefined;
  const { surface } = await PLACES[place]?.(folder) ?? {};
  if (!surface) throw new Error(`${place}/${folder}/${MANIFEST} does not export its surface`);
  return surface;
}
