import type { DocumentNode } from 'graphql';
import { documentation } from './docs/documentation.js';
import { firstOf, type Handler } from './handler.js';
import { mount } from './mount.js';
import { pageAssets } from './page/page-assets.js';
import { placesOf } from './place.js';
import { operationsOf } from './route.js';
import type { Surface, SurfaceDeps } from './surface.js';

/** A surface with its documentation. */
export const serveSurface = (surface: Surface, deps: SurfaceDeps): Handler => serveSurfaces([surface], deps);

/** The surfaces of one host: static documents first, then the surface with the longest root above the path. */
export function serveSurfaces(surfaces: readonly Surface[], deps: SurfaceDeps): Handler {
  const placeOf = placesOf(surfaces.map((surface) => ({ ...surface, answer: mount(surface, deps) })));
  const calls: Handler = (request, response) => {
    const [path = ''] = (request.url ?? '').split('?', 1);
    const place = placeOf(path);
    place?.surface.answer(request, response, { path, own: place.own });
    return place !== undefined;
  };
  const areSeveral = surfaces.filter(({ description }) => description).length > 1;
  return firstOf([...surfaces.flatMap((surface) => documentation(surface, !areSeveral)), pageAssets, calls]);
}

/** The operations of a surface, to be planned before the first call. */
export const operationsOfSurface = ({ routes }: Surface): DocumentNode[] => operationsOf(routes);
