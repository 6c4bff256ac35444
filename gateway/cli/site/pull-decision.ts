import { sha256 } from '#kernel/crypto.js';
import type { LocalFile } from './local-files.js';
import type { LocalSite } from './local-site.js';
import { ownMark, type RenderedFile } from './rendered-file.js';
import { isSameFile, isToPublish } from './same-file.js';
import type { SyncState } from './sync-state.js';

/** What a pull does with a file. */
export type Decision = 'conflict' | 'keep' | 'same' | 'write';

/** What a pull decides by. */
export interface Deciding {
  readonly local: LocalSite;
  readonly state: SyncState;
}

/** Decide what becomes of a file that the site has. */
export function decided(file: RenderedFile, { local, state, force }: Deciding & { readonly force: boolean }): Decision {
  const [own, known] = [local.files.get(file.slot), state.files[file.slot]];
  if (!own) return absent(file, { known, force });
  if (isSameFile(local, file, { forgivesPublishing: false })) return 'same';
  if (force) return 'write';
  return known && ownMark(known.base) === ownMark(file.base) ? unchangedThere(own, { known, file, local }) : writtenOver(own, known);
}

/** A file that is as it was pulled is written over; one that was changed is not. */
const writtenOver = ({ hash }: LocalFile, known: SyncState['files'][string] | undefined): Decision => (hash === known?.file ? 'write' : 'conflict');

/** A file that is not here is new on the site, or says what the site decides, or was moved or removed here. */
function absent({ base }: RenderedFile, { known, force }: { readonly known: SyncState['files'][string] | undefined; readonly force: boolean }): Decision {
  if (!known) return 'write';
  const isAsPulled = ownMark(known.base) === ownMark(base);
  if (known.file === '') return isAsPulled ? 'keep' : 'write';
  if (force) return 'write';
  return isAsPulled ? 'keep' : 'conflict';
}

/** A file that the site has as it was is kept; one that was not changed here either, and names what moved by its old path, is written, unless that would take back that it is to be published. */
function unchangedThere({ hash }: LocalFile, { known, file, local }: { readonly known: SyncState['files'][string]; readonly file: RenderedFile; readonly local: LocalSite }): Decision {
  return hash === known.file && known.base !== file.base && !isToPublish(local, file) ? 'write' : 'keep';
}

/** What the folder and the site have in common after a file was dealt with. */
export function noted({ slot, base, written }: RenderedFile, decision: Decision, { local, state }: Deciding): SyncState['files'][string] | undefined {
  if (decision === 'write') return { file: sha256(written().text), base };
  return decision === 'same' ? { file: local.files.get(slot)?.hash ?? '', base } : state.files[slot];
}
