import { sha256 } from '#kernel/crypto.js';
import type { Session } from '../session.js';
import { Refusal } from '../refusal.js';
import type { FileFault, LocalFile } from './local-files.js';
import type { LocalSite } from './local-site.js';
import { readLocal } from './read-local.js';
import { readRemote, type SiteName } from './read-remote.js';
import { renderSite } from './render-site.js';
import type { RenderedFile } from './rendered-file.js';
import { isSameFile } from './same-file.js';
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
  /** Files that were changed, moved or removed here while the site changed too. */
  readonly kept: readonly FileFault[];
}

/** Bring a folder up to what a site has. A file that says the same already, in whatever form, stays as it is. */
export async function pullSite({ session: { ask, terminal: { show } }, folder, name, force, isDryRun }: Pulling): Promise<Pulled> {
  const remote = await readRemote({ ask, show }, name);
  const { frame } = remote;
  show('');
  if (!frame) throw new Refusal(`There is no site ${name.workspace}/${name.slug}`);
  const [local, rendered, state] = [readLocal(folder, frame), renderSite(remote, frame), readState(folder, name, frame.id)];
  const files: SyncState['files'] = {};
  const pulled = { written: [] as string[], removed: [] as string[], unchanged: 0, kept: [] as FileFault[] };
  for (const file of rendered.values()) {
    const decision = decided(file, { local, state, force });
    if (decision === 'write') write(file, { folder, local, isDryRun, pulled });
    else if (decision === 'conflict') pulled.kept.push({ path: pathOf(file, local), message: CONFLICT });
    else pulled.unchanged += 1;
    const known = noted(file, decision, { local, state });
    if (known) files[file.slot] = known;
  }
  removeGone({ rendered, local, state, folder, force, isDryRun }, pulled);
  if (!isDryRun) writeState(folder, name, { siteId: frame.id, documents: documentsOf(remote), files });
  return pulled;
}

const CONFLICT = 'was changed here and on the site: push it with --force, or pull with --force to lose the change here';

const pathOf = ({ slot, written }: RenderedFile, { files }: LocalSite): string => files.get(slot)?.path ?? written().path;

type Decision = 'conflict' | 'keep' | 'same' | 'write';

interface Deciding {
  readonly local: LocalSite;
  readonly state: SyncState;
}

function decided(file: RenderedFile, { local, state, force }: Deciding & { readonly force: boolean }): Decision {
  const [own, known] = [local.files.get(file.slot), state.files[file.slot]];
  if (!own) return absent(file, { known, force });
  const isAsPulled = known?.base === file.base;
  if (isSameFile(local, file, { forgivesPublishing: false })) return 'same';
  if (force) return 'write';
  return isAsPulled ? 'keep' : writtenOver(own, known);
}

/** A file that is not here is new on the site, or says what the site decides, or was moved or removed here. */
function absent({ base }: RenderedFile, { known, force }: { readonly known: SyncState['files'][string] | undefined; readonly force: boolean }): Decision {
  if (!known) return 'write';
  const isAsPulled = known.base === base;
  if (known.file === '') return isAsPulled ? 'keep' : 'write';
  if (force) return 'write';
  return isAsPulled ? 'keep' : 'conflict';
}

/** A file that is as it was pulled is written over; one that was changed is not. */
const writtenOver = ({ hash }: LocalFile, known: SyncState['files'][string] | undefined): Decision => (hash === known?.file ? 'write' : 'conflict');

/** What the folder and the site have in common after a file was dealt with. */
function noted({ slot, base, written }: RenderedFile, decision: Decision, { local, state }: Deciding): SyncState['files'][string] | undefined {
  if (decision === 'write') return { file: sha256(written().text), base };
  return decision === 'same' ? { file: local.files.get(slot)?.hash ?? '', base } : state.files[slot];
}

function write(file: RenderedFile, { folder, local, isDryRun, pulled }: { readonly folder: string; readonly local: LocalSite; readonly isDryRun: boolean; readonly pulled: { readonly written: string[] } }): void {
  const { path, text } = file.written();
  pulled.written.push(path);
  if (isDryRun) return;
  const before = local.files.get(file.slot)?.path;
  writeBelow(folder, path, text);
  if (before !== undefined && before.normalize('NFC') !== path) removeBelow(folder, before);
}

interface Removing extends Deciding {
  readonly rendered: ReadonlyMap<string, RenderedFile>;
  readonly folder: string;
  readonly force: boolean;
  readonly isDryRun: boolean;
}

/** Files of what the site has no more go, unless they were changed here. */
function removeGone({ rendered, local, state, folder, force, isDryRun }: Removing, pulled: { readonly removed: string[]; readonly kept: FileFault[] }): void {
  for (const [slot, known] of Object.entries(state.files)) {
    const own = local.files.get(slot);
    if (!own || rendered.has(slot)) continue;
    if (own.hash !== known.file && !force) pulled.kept.push({ path: own.path, message: 'was changed here, and the site has it no more: delete it, or push it with --force' });
    else {
      pulled.removed.push(own.path);
      if (!isDryRun) removeBelow(folder, own.path);
    }
  }
}
