import type { Surface } from './surface.js';

/** A path of a surface: its root, and the rest as it is looked up. */
export interface OwnPath {
  readonly root: string;
  readonly path: string;
}

type Rooted = Pick<Surface, 'roots' | 'lenientPath'>;

/** Finds the surface and the root of a path as written: of all roots above it the longest; undefined when there is none. */
export function placesOf<S extends Rooted>(surfaces: readonly S[]): (written: string) => { readonly surface: S; readonly own: OwnPath } | undefined {
  const longestFirst = surfaces.flatMap((surface) => surface.roots.map((root) => ({ surface, root }))).sort((one, other) => other.root.length - one.root.length);
  return (written) => {
    for (const { surface, root } of longestFirst) {
      const path = below(root, surface.lenientPath ? surface.lenientPath(written) : written);
      if (path !== undefined) return { surface, own: { root, path } };
    }
    return undefined;
  };
}

function below(root: string, path: string): string | undefined {
  if (!path.startsWith(root)) return undefined;
  const rest = path.slice(root.length);
  return rest === '' || rest.startsWith('/') ? rest : undefined;
}
