import { descriptionsOf } from '#kit/docs/documentation.js';
import { findSurfaces } from '../../server/find-surfaces.js';

/** The API descriptions of the surfaces, by surface and name: `commerce/openapi.json`. */
export async function surfaceDescriptions(): Promise<ReadonlyMap<string, string>> {
  const surfaces = await findSurfaces();
  const named = surfaces.toSorted((one, other) => one.name.localeCompare(other.name)).flatMap((surface) => [...descriptionsOf(surface)].map(([file, write]) => [`${surface.name}/${file}`, write()] as const));
  return new Map(named);
}
