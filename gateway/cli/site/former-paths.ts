import { symbolOf } from './paths.js';
import type { Refer } from './references.js';
import type { RemoteSite } from './remote-site.js';
import { byPath } from './render-site.js';
import type { SyncState } from './sync-state.js';

/** References by the paths that things had when a folder and a site last met: so files name them that nobody wrote anew since. */
export function formerPaths(remote: RemoteSite, { documents }: SyncState): Refer {
  const [now, keys] = [byPath(remote), new Map(Object.entries(documents).map(([key, { id }]) => [id, key]))];
  return (kind, target, at) => {
    const key = typeof target === 'number' ? keys.get(target) : undefined;
    return key?.startsWith(`${kind} `) === true ? symbolOf(kind, key.slice(kind.length + 1)) : now(kind, target, at);
  };
}
