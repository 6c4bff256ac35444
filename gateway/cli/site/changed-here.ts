import type { LocalFile } from './local-files.js';
import type { Planning } from './push-step.js';
import { contentMark, type RenderedFile } from './rendered-file.js';
import { isSameFile } from './same-file.js';
import { differing } from './differing.js';
import { lineAt } from './line-at.js';
import type { SyncState } from './sync-state.js';

/** Whether a file is to be pushed: not where it says what the site has, nor where only the site changed since. */
export type Change = 'changed' | 'new' | 'none';

interface Slots {
  readonly slot: string;
  /** Where it was when it was pulled. */
  readonly known?: string | undefined;
  /** Where the site has it. */
  readonly remote?: string | undefined;
}

/** Whether a file is to be pushed; one that was changed on the site too, or is gone there, is noted as a fault unless the push is forced. */
export function changedHere(planning: Planning, { slot, known = slot, remote = slot }: Slots): Change {
  const [own, theirs] = [readable(planning, slot), planning.rendered.get(remote)];
  if (!own) return 'none';
  if (theirs) return isAsItWas(planning, { slot, known, theirs }) ? 'none' : replacing(planning, { own, slot, known, theirs });
  return planning.state.files[known] === undefined || planning.force ? 'new' : refused(planning.faults, own, GONE);
}

const readable = ({ local: { files, values } }: Planning, slot: string): LocalFile | undefined => (values.has(slot) ? files.get(slot) : undefined);

interface Replacing {
  readonly own: LocalFile;
  readonly slot: string;
  readonly known: string;
  readonly theirs: RenderedFile;
}

function replacing({ local, state, force, faults }: Planning, { own, slot, known, theirs }: Replacing): Change {
  const before = state.files[known];
  if (force || isAsPulled(before, theirs)) return 'changed';
  const [first, ...others] = differing({ slot, own: local.values.get(slot), theirs: theirs.value });
  const fields = first === undefined ? '' : `${[first, ...others].map((at) => at.join('.')).join(', ')}: `;
  faults.push({ path: own.path, line: first && lineAt(own, first), message: `${fields}${before === undefined ? UNKNOWN : CHANGED}` });
  return 'none';
}

const GONE = 'is gone on the site since it was pulled: delete it here, or push with --force to make it again';
const UNKNOWN = 'the site has another: pull first, or push with --force to replace that';
const CHANGED = 'was changed on the site since it was pulled: pull with --force to have that, or push with --force to replace it';

/** Whether a file says what the site has, or what it said when it was pulled to this place. */
function isAsItWas({ local, state }: Planning, { slot, known, theirs }: { readonly slot: string; readonly known: string; readonly theirs: RenderedFile }): boolean {
  if (isSameFile(local, { slot, value: theirs.value }, { forgivesPublishing: true })) return true;
  return slot === known && state.files[known]?.file === local.files.get(slot)?.hash;
}

const isAsPulled = (before: SyncState['files'][string] | undefined, { base }: RenderedFile): boolean => before !== undefined && contentMark(before.base) === contentMark(base);

function refused(faults: Planning['faults'], { path }: LocalFile, message: string): 'none' {
  faults.push({ path, message });
  return 'none';
}
