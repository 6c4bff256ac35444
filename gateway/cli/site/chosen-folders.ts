import { keyOf, type LocalDocument, type LocalSite } from './local-site.js';
import { lastOf, parentOf, pathOfOwner } from './paths.js';
import { namingLocale, remoteFolders } from './remote-folders.js';
import type { RemoteDocument, RemoteFrame, RemoteSite } from './remote-site.js';
import type { SyncState } from './sync-state.js';

/** A site with the folders that its documents have here, where their authors chose other names than the site would give them. */
export function withChosenFolders(remote: RemoteSite, { documents }: Pick<SyncState, 'documents'>): RemoteSite {
  const chosen = new Map(Object.entries(documents).flatMap(([key, { id, name }]) => (name === undefined ? [] : [[id, { name: lastOf(pathOfOwner(key)), insteadOf: name }]])));
  return remote.frame && chosen.size > 0 ? { ...remote, folders: remoteFolders(remote.frame, remote.documents, chosen) } : remote;
}

interface Choosing {
  readonly local: LocalSite;
  readonly remote: RemoteSite;
  readonly frame: RemoteFrame;
  /** The numbers of what the folder has, by its keys. */
  readonly ids: ReadonlyMap<string, number>;
}

/** What is known of documents in folders whose names their authors chose: the site has them there, with the slugs that the files say. */
export function chosenDocuments(choosing: Choosing): SyncState['documents'] {
  const { local, remote, frame, ids } = choosing;
  const there = new Map(remote.documents.map((document) => [document.id, document]));
  return Object.fromEntries(local.documents.flatMap((document) => {
    const found = there.get(ids.get(keyOf(document)) ?? 0);
    if (!found || !isBelowSame(document, found, choosing) || !saysSlugOf(document, found, frame)) return [];
    const [name, own] = [lastOf(document.folder), lastOf(remote.folders.get(found.id) ?? '')];
    return [[keyOf(document), { id: found.id, parentId: found.parentId, createdAt: found.createdAt, ...(own !== name && { name: own }) }]];
  }));
}

/** Whether a document is below the same page, or in the same collection, here and on the site. */
function isBelowSame({ kind, folder }: LocalDocument, { id, parentId }: RemoteDocument, { ids, remote }: Choosing): boolean {
  const above = parentOf(folder);
  return kind === 'page' ? parentId === (ids.get(keyOf({ kind, folder: above })) ?? null) : parentOf(remote.folders.get(id) ?? '') === above;
}

/** Whether a folder says the slug that would name it. */
function saysSlugOf({ texts }: LocalDocument, found: RemoteDocument, frame: RemoteFrame): boolean {
  const locale = namingLocale(found, frame);
  const slug = texts.find((text) => text.locale === locale)?.slug;
  return slug !== undefined && slug === found.texts.find((text) => text.locale === locale)?.slug;
}
