import type { Surface } from './surface.js';

/** A path of a surface: the root it is below, and the rest of it as it is looked up. */
export interface OwnPath {
  readonly root: string;
  readonly path: string;
}

/** Where a path as it is written belongs in a surface, below the longest of its roots; undefined when it is none of the surface's. */
export function ownPath({ roots, lenientPath }: Pick<Surface, 'roots' | 'lenientPath'>, written: string): OwnPath | undefined {
  const looked = lenientPath ? lenientPath(written) : written;
  let found: OwnPath | undefined;
  for (const root of roots) {
    const path = below(root, looked);
    if (path !== undefined && root.length >= (found?.root.length ?? 0)) found = { root, path };
  }
  return found;
}

function below(root: string, path: string): string | undefined {
  if (!path.startsWith(root)) return undefined;
  const rest = path.slice(root.length);
  return rest === '' || rest.startsWith('/') ? rest : undefined;
}

/** The surface that answers a path: of those whose path it is, the one with the longest root. */
export function surfaceOf<S extends Pick<Surface, 'roots' | 'lenientPath'>>(surfaces: readonly S[], written: string): S | undefined {
  let best: { readonly surface: S; readonly length: number } | undefined;
  for (const surface of surfaces) {
    const length = ownPath(surface, written)?.root.length ?? -1;
    if (length > (best?.length ?? -1)) best = { surface, length };
  }
  return best?.surface;
}
