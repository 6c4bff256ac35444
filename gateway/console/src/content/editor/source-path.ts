import type { Draft } from './draft.js';
import { recordsOf, valueAt, type Path } from './json.js';

interface Texts {
  readonly draft: Draft;
  readonly source: Draft;
}

/** Where the other language has the same: of a block that one with its id, wherever it stands; else the one in its place, where that is of its type. */
export function sourcePath(path: Path, { draft, source }: Texts): Path {
  const [name, place, ...rest] = path;
  if (name !== 'blocks' || typeof place !== 'number') return path;
  const block = recordsOf(draft['blocks'])[place];
  const others = recordsOf(source['blocks']);
  const same = others.findIndex(({ id, type }) => id === block?.['id'] && type === block?.['type']);
  if (same !== -1) return [name, same, ...rest];
  return valueAt(source, [name, place, 'type']) === block?.['type'] ? path : [name, -1];
}
