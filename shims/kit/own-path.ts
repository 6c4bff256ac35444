import type { Caller } from './route.js';
import type { Surface } from './surface.js';

/** The path below a surface's root, as it is looked up; undefined when the path as it is written is none of the surface's. */
export function ownPath<C extends Caller>({ root, lenientPath }: Pick<Surface<C>, 'root' | 'lenientPath'>, written: string): string | undefined {
  const path = lenientPath ? lenientPath(written) : written;
  if (!path.startsWith(root)) return undefined;
  const below = path.slice(root.length);
  return below === '' || below.startsWith('/') ? below : undefined;
}
