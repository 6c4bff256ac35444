import { keyOf, type LocalSite } from './local-site.js';
import type { RemoteFrame, RemoteSite } from './remote-site.js';
import { renderSite } from './render-site.js';
import { isSameFile } from './same-file.js';
import type { SyncState } from './sync-state.js';

/** The documents of a site by their folders. */
export const documentsOf = ({ documents, folders }: RemoteSite): SyncState['documents'] =>
  Object.fromEntries(documents.map(({ id, kind, parentId }) => [keyOf({ kind, folder: folders.get(id) ?? '' }), { id, parentId }]));

/** What a folder and a site have in common after a push: every file that says what the site has; of the others what was known before. */
export function syncedState(local: LocalSite, remote: RemoteSite, { frame, before }: { readonly frame: RemoteFrame; readonly before: SyncState }): SyncState {
  const files = [...renderSite(remote, frame).values()].flatMap((file): [string, SyncState['files'][string]][] => {
    const [own, known] = [local.files.get(file.slot), before.files[file.slot]];
    const isSynced = own ? isSameFile(local, file, { forgivesPublishing: true }) || file.slot.endsWith('/order.yaml') : !known && IMPLIED.test(file.slot);
    if (isSynced) return [[file.slot, { file: own?.hash ?? '', base: file.base }]];
    return known ? [[file.slot, known]] : [];
  });
  return { siteId: frame.id, documents: documentsOf(remote), files: Object.fromEntries(files) };
}

/** Files that say what the site decides where there are none. */
const IMPLIED = /\/(?:entry|order)\.yaml$/;
