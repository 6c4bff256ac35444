import { displaced } from './displaced.js';
import { safeName } from './folder-names.js';
import { keyOf, type LocalDocument, type LocalSite } from './local-site.js';
import { folderNamed } from './paths.js';
import type { Referred } from './references.js';
import { idsByKey, keyThere, type RemoteDocument, type RemoteSite } from './remote-site.js';
import type { SyncState } from './sync-state.js';

/** What of a folder is what of a site. */
export interface Matches {
  /** By the key of the local document. */
  readonly remote: ReadonlyMap<string, RemoteDocument>;
  /** Folders that a document had when it was pulled, where it has another now, by the key of the local document; also of those that the site has no more. */
  readonly movedFrom: ReadonlyMap<string, string>;
  /** What the site has and the folder has not. */
  readonly left: readonly RemoteDocument[];
}

/** Match documents by what they were when they were pulled, by an unchanged text of a folder that was moved, else by their folders. */
export function matched(local: LocalSite, remote: RemoteSite, state: SyncState): Matches {
  const byId = new Map(remote.documents.map((document) => [document.id, document]));
  const byFolder = new Map(remote.documents.map((document) => [keyThere(remote, document), document]));
  const [found, movedFrom, taken] = [new Map<string, RemoteDocument>(), new Map<string, string>(), new Set<number>()];
  const take = (document: LocalDocument, of: RemoteDocument | undefined): boolean => {
    if (!of || taken.has(of.id) || of.kind !== document.kind || !isOfCollection(document, of)) return false;
    taken.add(of.id);
    found.set(keyOf(document), of);
    return true;
  };
  const exchanged = displaced(local, state);
  const waiting = local.documents.filter((document) => exchanged.has(keyOf(document)) || !take(document, byId.get(state.documents[keyOf(document)]?.id ?? 0)));
  const unmoved = waiting.filter((document) => {
    const before = exchanged.get(keyOf(document)) ?? (state.documents[keyOf(document)] === undefined ? formerFolder(document, { local, state, taken }) : undefined);
    if (before === undefined) return true;
    const there = byId.get(state.documents[before]?.id ?? 0);
    if (there && !take(document, there)) return true;
    movedFrom.set(keyOf(document), before);
    return false;
  });
  for (const document of unmoved) take(document, byFolder.get(keyOf(document)));
  return { remote: found, movedFrom, left: remote.documents.filter(({ id }) => !taken.has(id)) };
}

/** An entry stays in its collection. */
const isOfCollection = ({ folder }: LocalDocument, { collection }: RemoteDocument): boolean => collection === undefined || folder.startsWith(`${safeName(collection)}/`);

/** The folder that a document was pulled to, by a file that is the same to the byte: the only one that is gone and had it. */
function formerFolder({ kind, texts }: LocalDocument, { local, state, taken }: { readonly local: LocalSite; readonly state: SyncState; readonly taken: ReadonlySet<number> }): string | undefined {
  const hashes = new Set(texts.flatMap(({ slot }) => local.files.get(slot)?.hash ?? []));
  const root = kind === 'page' ? 'pages/' : 'entries/';
  const candidates = new Set(Object.entries(state.files).filter(([slot, { file }]) => slot.startsWith(root) && hashes.has(file) && !local.files.has(slot)).map(([slot]) => `${kind} ${slot.slice(root.length, slot.lastIndexOf('/'))}`));
  const gone = [...candidates].filter((key) => !taken.has(state.documents[key]?.id ?? 0));
  return gone.length === 1 ? gone[0] : undefined;
}

/** The numbers of what files name: of what the folder has first, then of where things were when they were pulled, then of what the site has. */
export function numbersOf(remote: RemoteSite, state: SyncState, ids: ReadonlyMap<string, number>): (kind: Referred, symbol: string) => number | undefined {
  const known = idsByKey(remote);
  const present = new Set(known.values());
  return (kind, symbol) => {
    const key = keyOf({ kind, folder: folderNamed(kind, symbol) });
    const pulled = state.documents[key]?.id;
    return ids.get(key) ?? (pulled !== undefined && present.has(pulled) ? pulled : known.get(key));
  };
}
