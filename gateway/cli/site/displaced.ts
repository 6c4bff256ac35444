import { keyOf, type LocalDocument, type LocalSite } from './local-site.js';
import { ownerOf } from './paths.js';
import type { SyncState } from './sync-state.js';

/** Documents whose folders were exchanged: by the key of each the one it was pulled by. Only where each of a round has a file that is the same to the byte as one of the next, and none as its own. */
export function displaced({ documents, files }: Pick<LocalSite, 'documents' | 'files'>, state: SyncState): ReadonlyMap<string, string> {
  const owners = ownersOf(state);
  const hashesOf = ({ texts }: LocalDocument): string[] => texts.flatMap(({ slot }) => files.get(slot)?.hash ?? []);
  const found = new Map(documents.flatMap((document) => {
    const from = onlyOwner(hashesOf(document).map((hash) => owners.get(hash) ?? []), keyOf(document));
    return from?.startsWith(`${document.kind} `) === true ? [[keyOf(document), from] as const] : [];
  }));
  const here = new Set(documents.map(keyOf));
  for (let odd = oddIn(found, here, state); odd.length > 0; odd = oddIn(found, here, state)) for (const key of odd) found.delete(key);
  return found;
}

/** Those that are of no round: what they were pulled by is still there, or was claimed by several, or nobody has it that they left. */
function oddIn(found: ReadonlyMap<string, string>, here: ReadonlySet<string>, state: SyncState): string[] {
  const claims = new Map<string, number>();
  for (const from of found.values()) claims.set(from, (claims.get(from) ?? 0) + 1);
  return [...found].filter(([key, from]) => (here.has(from) && !found.has(from)) || claims.get(from) !== 1 || (state.documents[key] !== undefined && !claims.has(key))).map(([key]) => key);
}

/** The documents whose texts were these files when they were pulled. */
function ownersOf({ files, documents }: SyncState): ReadonlyMap<string, readonly string[]> {
  const owners = new Map<string, string[]>();
  for (const [slot, { file }] of Object.entries(files)) {
    const key = ownerOf(slot);
    if (key !== undefined && documents[key] !== undefined) owners.set(file, [...owners.get(file) ?? [], key]);
  }
  return owners;
}

/** The one document that had the files; none where its own is among several, or it is its own. */
function onlyOwner(owners: readonly (readonly string[])[], own: string): string | undefined {
  const all = new Set(owners.flat());
  const [only] = all;
  return all.size === 1 && only !== own ? only : undefined;
}
