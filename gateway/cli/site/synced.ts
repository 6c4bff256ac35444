import { keyOf, type LocalSite } from './local-site.js';
import { lastOf, ownerOf, pathOfOwner } from './paths.js';
import type { RenderedFile } from './rendered-file.js';
import type { RemoteFrame, RemoteSite } from './remote-site.js';
import { renderSite } from './render-site.js';
import { isSameFile } from './same-file.js';
import type { SyncState } from './sync-state.js';

/** The numbers of the documents of a site by their keys. */
export const idsByKey = ({ documents, folders }: RemoteSite): ReadonlyMap<string, number> => new Map(documents.map(({ id, kind }) => [keyOf({ kind, folder: folders.get(id) ?? '' }), id]));

/** The documents of a site by their folders. */
export const documentsOf = ({ documents, folders }: RemoteSite): SyncState['documents'] =>
  Object.fromEntries(documents.map(({ id, kind, parentId }) => [keyOf({ kind, folder: folders.get(id) ?? '' }), { id, parentId }]));

interface Met {
  readonly frame: RemoteFrame;
  /** What they had in common before. */
  readonly before: SyncState;
  /** The numbers of what the folder has, by its keys. */
  readonly ids: ReadonlyMap<string, number>;
  /** The keys by which they knew what the folder has elsewhere now. */
  readonly formers: Iterable<string>;
}

/** What a folder and a site have in common after a push: every file that says what the site has; of the others what was known before, also where the site has them elsewhere or no more: a pull is still to move or remove them. */
export function syncedState(local: LocalSite, remote: RemoteSite, { frame, before, ...met }: Met): SyncState {
  const documents = documentsAfter(local, remote, { before, ...met });
  const files: SyncState['files'] = {};
  for (const { file: { value, base }, slot } of filesHere(remote, renderSite(remote, frame), documents)) {
    const known = isSynced(local, { slot, value }, { before, documents }) ? { file: hashOf(local, slot), base } : before.files[slot];
    if (known) files[slot] = known;
  }
  for (const [slot, known] of Object.entries(before.files)) if (isStillHere(slot, { local, documents, before })) files[slot] ??= known;
  return { siteId: frame.id, documents, files };
}

const hashOf = ({ files }: LocalSite, slot: string): string => files.get(slot)?.hash ?? '';

/** Each document by the folder that it has here, while the site has it, or the folder. */
function documentsAfter(local: LocalSite, remote: RemoteSite, { before, ids, formers }: Omit<Met, 'frame'>): SyncState['documents'] {
  const [there, here] = [documentsOf(remote), new Set([...[...local.files.keys()].map(ownerOf), ...formers])];
  const documents = Object.fromEntries([...ids].flatMap(([key, id]) => (there[key]?.id === id ? [[key, there[key]]] : [])));
  const [all, placed] = [new Set(remote.documents.map(({ id }) => id)), new Set(Object.values(documents).map(({ id }) => id))];
  for (const [key, known] of Object.entries(before.documents)) if (!placed.has(known.id) && (all.has(known.id) || here.has(key))) documents[key] ??= known;
  return documents;
}

/** The files of a site with the slots that they have here; those of a document whose folder another one has here are left out. */
function filesHere(remote: RemoteSite, rendered: ReadonlyMap<string, RenderedFile>, documents: SyncState['documents']): { readonly file: RenderedFile; readonly slot: string }[] {
  const ids = idsByKey(remote);
  const owners = new Map(Object.entries(documents).map(([key, { id }]) => [id, key]));
  return [...rendered.values()].flatMap((file) => {
    const there = ownerOf(file.slot);
    if (there === undefined) return [{ file, slot: file.slot }];
    const here = owners.get(ids.get(there) ?? 0);
    if (here !== undefined) return [{ file, slot: `${pathOfOwner(here)}/${lastOf(file.slot)}` }];
    return documents[there] === undefined ? [{ file, slot: file.slot }] : [];
  });
}

const isOrder = (slot: string): boolean => lastOf(slot) === 'order.yaml';

/** Whether a file says what the site has, or there is none and the site decides what it would say. */
function isSynced(local: LocalSite, file: Pick<RenderedFile, 'slot' | 'value'>, { before, documents }: { readonly before: SyncState; readonly documents: SyncState['documents'] }): boolean {
  if (!local.files.has(file.slot)) return before.files[file.slot] === undefined && isImplied(file.slot, documents);
  return isOrder(file.slot) || isSameFile(local, file, { forgivesPublishing: true });
}

const isImplied = (slot: string, documents: SyncState['documents']): boolean => isOrder(slot) || (lastOf(slot) === 'entry.yaml' && documents[ownerOf(slot) ?? ''] !== undefined);

/** Whether a file that the site has not where it was is still to be moved or removed. */
function isStillHere(slot: string, { local, documents, before }: { readonly local: LocalSite; readonly documents: SyncState['documents']; readonly before: SyncState }): boolean {
  const owner = ownerOf(slot) ?? '';
  if (isOrder(slot) || (slot === 'redirects.yaml' && local.redirects?.redirects.length === 0)) return false;
  return local.files.has(slot) || (documents[owner] !== undefined && documents[owner] === before.documents[owner]);
}
