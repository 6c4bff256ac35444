import type { Session } from '../session.js';
import { Refusal } from '../refusal.js';
import { withChosenFolders } from './chosen-folders.js';
import { heldBack, isHeld, NOTHING_HELD, staysHere, withDamaged, type HeldBack } from './held-back.js';
import type { FileFault } from './local-files.js';
import type { LocalSite } from './local-site.js';
import { decided, noted, type Deciding } from './pull-decision.js';
import { readLocal } from './read-local.js';
import { readRemote, type SiteName } from './read-remote.js';
import { idsByKey, type RemoteSite } from './remote-site.js';
import { renderSite } from './render-site.js';
import type { RenderedFile } from './rendered-file.js';
import { removeBelow, writeBelow } from './site-folder.js';
import { documentsOf } from './synced.js';
import { readState, writeState, type SyncState } from './sync-state.js';

/** Which site is pulled where. */
export interface Pulling {
  readonly session: Session;
  readonly folder: string;
  readonly name: SiteName;
  /** Whether files that were changed here are overwritten. */
  readonly force: boolean;
  /** Whether nothing is written. */
  readonly isDryRun: boolean;
}

/** What a pull did, or would do. */
export interface Pulled {
  readonly written: readonly string[];
  readonly removed: readonly string[];
  readonly unchanged: number;
  /** Files that were changed, moved or removed here while the site changed too, and pages and entries that are damaged there. */
  readonly kept: readonly FileFault[];
}

/** Bring a folder up to what a site has. A file that says the same already, in whatever form, stays as it is. */
export async function pullSite({ session: { ask, config, terminal: { show } }, folder, name, force, isDryRun }: Pulling): Promise<Pulled> {
  const read = await readRemote({ ask, show }, name);
  const { frame } = read;
  show('');
  if (!frame) throw new Refusal(`There is no site ${name.workspace}/${name.slug} at ${config.urls.graphql}: content is pulled and pushed with the settings of the deployment that has it`);
  const [local, state] = [readLocal(folder, frame), readState(folder, name, read)];
  const remote = withChosenFolders(read, state);
  const rendered = renderSite(remote, frame);
  const held = withDamaged(force ? NOTHING_HELD : heldBack(local, remote, state), remote);
  const ids = idsByKey(remote);
  const wanted = new Map([...rendered].filter(([slot]) => !isHeld(slot, held, ids)));
  const pulled = { written: [] as string[], removed: [] as string[], unchanged: 0, kept: [...held.faults] };
  const pulling = { folder, local, state, force, isDryRun, pulled, held };
  const files = { ...bringFiles(wanted, pulling), ...removeGone(wanted, pulling) };
  if (!isDryRun) writeState(folder, name, { siteId: frame.id, documents: documentsAfter(remote, held, state), files });
  return pulled;
}

interface Bringing extends Deciding {
  readonly folder: string;
  readonly force: boolean;
  readonly isDryRun: boolean;
  readonly pulled: { readonly written: string[]; readonly removed: string[]; unchanged: number; readonly kept: FileFault[] };
  readonly held: HeldBack;
}

/** Write what the site has; answers what the folder has in common with it then. */
function bringFiles(wanted: ReadonlyMap<string, RenderedFile>, pulling: Bringing): SyncState['files'] {
  const files: SyncState['files'] = {};
  const { local, pulled } = pulling;
  for (const file of wanted.values()) {
    const decision = decided(file, pulling);
    if (decision === 'write') write(file, pulling);
    else if (decision === 'conflict') pulled.kept.push({ path: pathOf(file, local), message: CONFLICT });
    else pulled.unchanged += 1;
    const known = noted(file, decision, pulling);
    if (known) files[file.slot] = known;
  }
  return files;
}

/** What is held back stays known by where it is here. */
function documentsAfter(remote: RemoteSite, { keys, ids }: HeldBack, state: SyncState): SyncState['documents'] {
  const documents = Object.entries(documentsOf(remote, state.documents)).filter(([key, { id }]) => !keys.has(key) && !ids.has(id));
  return Object.fromEntries([...documents, ...Object.entries(state.documents).filter(([key]) => keys.has(key))]);
}

const CONFLICT = 'was changed here and on the site: push it with --force, or pull with --force to lose the change here';

const pathOf = ({ slot, written }: RenderedFile, { files }: LocalSite): string => files.get(slot)?.path ?? written().path;

function write(file: RenderedFile, { folder, local, isDryRun, pulled }: Bringing): void {
  const { path, text } = file.written();
  pulled.written.push(path);
  if (isDryRun) return;
  const before = local.files.get(file.slot)?.path;
  writeBelow(folder, path, text);
  if (before !== undefined && before.normalize('NFC') !== path) removeBelow(folder, before);
}

/** Files of what the site has no more go, unless they were changed here; answers what is known of those that stay. */
function removeGone(wanted: ReadonlyMap<string, RenderedFile>, { local, state, folder, force, isDryRun, pulled, held }: Bringing): SyncState['files'] {
  const [here, gone] = [Object.entries(state.files).filter(([slot]) => staysHere(slot, held)), Object.entries(state.files).filter(([slot]) => !staysHere(slot, held) && !wanted.has(slot))];
  const kept = new Map(gone.filter(([slot, { file }]) => !force && (local.files.get(slot)?.hash ?? file) !== file));
  for (const [slot] of gone) {
    const path = local.files.get(slot)?.path;
    if (path === undefined) continue;
    if (kept.has(slot)) pulled.kept.push({ path, message: 'was changed here, and the site has it no more: delete it, or push it with --force' });
    else {
      pulled.removed.push(path);
      if (!isDryRun) removeBelow(folder, path);
    }
  }
  return Object.fromEntries([...here, ...kept]);
}
