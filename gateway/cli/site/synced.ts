import { chosenDocuments, withChosenFolders } from './chosen-folders.js';
import type { LocalSite } from './local-site.js';
import { formerPaths } from './former-paths.js';
import { isOrder, lastOf, orderSlot, ownerOf, pathOfOwner } from './paths.js';
import { withOldPaths, type RenderedFile } from './rendered-file.js';
import { idsByKey, keyThere, type RemoteFrame, type RemoteSite } from './remote-site.js';
import { renderSite } from './render-site.js';
import { isSameFile } from './same-file.js';
import type { SyncState } from './sync-state.js';

/** The documents of a site by their folders. */
export const documentsOf = (remote: RemoteSite, before: SyncState['documents'] = {}): SyncState['documents'] => Object.fromEntries(remote.documents.map((document) => {
  const [key, { id, parentId, createdAt }] = [keyThere(remote, document), document];
  return [key, { id, parentId, createdAt, ...(before[key]?.id === id && before[key].name !== undefined && { name: before[key].name }) }];
}));

interface Met {
  readonly frame: RemoteFrame;
  /** What they had in common before. */
  readonly before: SyncState;
  /** The numbers of what the folder has, by its keys. */
  readonly ids: ReadonlyMap<string, number>;
  /** The keys by which they knew what the folder has elsewhere now. */
  readonly formers: Iterable<string>;
  /** Whether redirects were pushed: those that were not refused are what the site has now. */
  readonly hasRedirects: boolean;
}

/** What a folder and a site have in common after a push: every file that says what the site has; of the others what was known before, also where the site has them elsewhere or no more: a pull is still to move or remove them. */
export function syncedState(local: LocalSite, read: RemoteSite, { frame, before, ...met }: Met): SyncState {
  const documents = documentsAfter(local, read, { frame, before, ...met });
  const remote = withChosenFolders(read, { documents });
  const [now, then] = [renderSite(remote, frame), renderSite(remote, frame, formerPaths(remote, before))];
  const files = Object.fromEntries(filesHere(remote, now, documents).flatMap(({ file, slot }) => {
    const known = metIn(local, { ...file, slot }, then.get(file.slot)?.value) ?? before.files[slot] ?? implied(local, { slot, documents, file });
    return known ? [[slot, known]] : [];
  }));
  for (const [slot, known] of Object.entries(before.files)) if (isStillHere(slot, { local, documents, before })) files[slot] ??= known;
  for (const slot of oldOrders(local, remote)) files[slot] = { file: local.files.get(slot)?.hash ?? '', base: '' };
  return { siteId: frame.id, documents, files: { ...files, ...met.hasRedirects && pushedRedirects(local, now, before) } };
}

/** Each document by the folder that it has here, while the site has it, or the folder. */
function documentsAfter(local: LocalSite, remote: RemoteSite, { frame, before, ids, formers }: Omit<Met, 'hasRedirects'>): SyncState['documents'] {
  const [there, here] = [documentsOf(remote), new Set([...[...local.files.keys()].map(ownerOf), ...formers])];
  const documents = { ...Object.fromEntries([...ids].flatMap(([key, id]) => (there[key]?.id === id ? [[key, there[key]]] : []))), ...chosenDocuments({ local, remote, frame, ids }) };
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

/** What is known of a file that says what the site has; of one that names things by their paths of before a pull is still to write the new ones. */
function metIn(local: LocalSite, file: Pick<RenderedFile, 'base' | 'slot' | 'value'>, then: unknown): SyncState['files'][string] | undefined {
  const own = local.files.get(file.slot);
  if (!own) return undefined;
  if (isOrder(file.slot) || isSameFile(local, file, { forgivesPublishing: true })) return { file: own.hash, base: file.base };
  return isSameFile(local, { slot: file.slot, value: then }, { forgivesPublishing: true }) ? { file: own.hash, base: withOldPaths(file.base) } : undefined;
}

/** What is known of redirects when some were pushed: those that the site has, also where others of the file were refused. */
function pushedRedirects(local: LocalSite, now: ReadonlyMap<string, RenderedFile>, before: SyncState): SyncState['files'] {
  const file = now.get('redirects.yaml');
  return file ? { 'redirects.yaml': metIn(local, file, undefined) ?? { file: before.files['redirects.yaml']?.file ?? '', base: file.base } } : {};
}

/** What is known of a file that is not here while the site decides what it would say. */
function implied({ files }: LocalSite, { slot, documents, file: { base } }: { readonly slot: string; readonly documents: SyncState['documents']; readonly file: RenderedFile }): SyncState['files'][string] | undefined {
  const isImplied = isOrder(slot) || (lastOf(slot) === 'entry.yaml' && documents[ownerOf(slot) ?? ''] !== undefined);
  return isImplied && !files.has(slot) ? { file: '', base } : undefined;
}

/** Files that order pages which are neither here nor on the site: a pull is still to write them. */
function oldOrders(local: LocalSite, { folders, documents }: RemoteSite): string[] {
  const there = new Set([...documents.flatMap(({ id, kind }) => (kind === 'page' ? folders.get(id) ?? [] : [])), ...local.documents.map(({ folder }) => folder)]);
  return [...local.orders].filter(([parent, names]) => names.some((name) => !there.has(parent === '' ? name : `${parent}/${name}`))).map(([parent]) => orderSlot(parent));
}

/** Whether a file that the site has not where it was is still to be moved or removed. */
function isStillHere(slot: string, { local, documents, before }: { readonly local: LocalSite; readonly documents: SyncState['documents']; readonly before: SyncState }): boolean {
  const owner = ownerOf(slot) ?? '';
  if (isOrder(slot) || (slot === 'redirects.yaml' && local.redirects?.redirects.length === 0)) return false;
  return local.files.has(slot) || (documents[owner] !== undefined && documents[owner] === before.documents[owner]);
}
