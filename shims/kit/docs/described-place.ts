import type { Caller, Route } from '../route.js';
import type { Surface } from '../surface.js';

type Rooted<C extends Caller> = Pick<Surface<C>, 'roots' | 'routes'>;

/** Pages and images are for browsers. */
const isPage = ({ contentType = '' }: Pick<Route, 'contentType'>): boolean => contentType.startsWith('text/html') || contentType.startsWith('image/');

/** The routes of a surface that its description is about: all but images, and the pages that no program sends people to. */
export const routesDescribed = <C extends Caller>({ routes }: Rooted<C>): readonly Route<C>[] => routes.filter((route) => !isPage(route) || route.entry);

/** Where the paths of a description begin: at the root of its surface, or at that of the host where the calls have several, or one is at the root itself: a path begins with a slash. */
export const serverPath = <C extends Caller>(surface: Rooted<C>): string => {
  const [first] = surface.roots;
  return routesDescribed(surface).every(({ root = first, path }) => root === first && path !== '') ? first : '';
};

/** A path below the root of a route as callers write it. */
export const fullPath = <C extends Caller>({ root }: Pick<Route<C>, 'root'>, path: string, { roots: [first] }: Rooted<C>): string => (root ?? first) + path;
