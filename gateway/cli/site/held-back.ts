import type { FileFault, LocalFile } from './local-files.js';
import type { LocalSite } from './local-site.js';
import { matched } from './matches.js';
import { ownerOf, pathOfOwner } from './paths.js';
import { keyThere, type RemoteSite } from './remote-site.js';
import type { SyncState } from './sync-state.js';

/** Pages and entries that the site moved or removed, and that stay here as they are: all their files, or none. */
export interface HeldBack {
  /** Their keys when they were pulled. */
  readonly keys: ReadonlySet<string>;
  readonly ids: ReadonlySet<number>;
  /** What was changed in them here. */
  readonly faults: readonly FileFault[];
}

/** Nothing: a forced pull. */
export const NOTHING_HELD: HeldBack = { keys: new Set(), ids: new Set(), faults: [] };

/** Find what a pull leaves where it is: what was changed or moved here too, and what would come to stand in its place. */
export function heldBack(local: LocalSite, remote: RemoteSite, state: SyncState): HeldBack {
  const own = ownFiles(local);
  const movedTo = new Map([...matched(local, remote, state).movedFrom].map(([to, from]) => [from, to]));
  const there = new Map(remote.documents.map((document) => [document.id, keyThere(remote, document)]));
  const gone = Object.entries(state.documents).filter(([key, { id }]) => there.get(id) !== key);
  const [keys, faults] = [new Set<string>(), [] as FileFault[]];
  for (const [key, { id }] of gone) {
    const found = faultsOf({ files: own.get(key) ?? [], movedTo: movedTo.get(key), now: there.get(id) }, state);
    if (found.length > 0) keys.add(key);
    faults.push(...found);
  }
  const isInTheWay = ([key, { id }]: (typeof gone)[number]): boolean => !keys.has(key) && own.has(key) && keys.has(there.get(id) ?? '');
  for (let next = gone.find(isInTheWay); next; next = gone.find(isInTheWay)) keys.add(next[0]);
  return { keys, ids: new Set([...keys].flatMap((key) => state.documents[key]?.id ?? [])), faults };
}

/** The same with what is damaged on the site, which is not brought, by force neither. */
export function withDamaged({ keys, ids, faults }: HeldBack, remote: RemoteSite): HeldBack {
  const damaged = remote.documents.flatMap((document) => document.texts.filter(({ isDamaged }) => isDamaged).map(({ locale }) => ({ locale, key: keyThere(remote, document) })));
  const told = damaged.map(({ locale, key }) => ({ path: pathOfOwner(key), message: `its text in ${locale} is damaged on the site: restore a version of it there, or push it with --force` }));
  return { keys: new Set([...keys, ...damaged.map(({ key }) => key)]), ids, faults: [...faults, ...told] };
}

/** The files of each page and entry by its key. */
function ownFiles({ files }: LocalSite): ReadonlyMap<string, [string, LocalFile][]> {
  const own = new Map<string, [string, LocalFile][]>();
  for (const [slot, file] of files) {
    const key = ownerOf(slot);
    if (key !== undefined) own.set(key, [...own.get(key) ?? [], [slot, file]]);
  }
  return own;
}

interface Elsewhere {
  readonly files: readonly (readonly [string, LocalFile])[];
  /** The key that it was given here. */
  readonly movedTo: string | undefined;
  /** The key that the site has it by. */
  readonly now: string | undefined;
}

/** What was changed here of what the site moved or removed. */
function faultsOf({ files, movedTo, now }: Elsewhere, state: SyncState): FileFault[] {
  const place = now === undefined ? 'the site has it no more: delete it, or push it with --force' : `the site has it at ${pathOfOwner(now)} now`;
  const changed = files.filter(([slot, { hash }]) => state.files[slot]?.file !== hash);
  if (files.length > 0) return changed.map(([, { path }]) => ({ path, message: `was changed here, and ${place}${now === undefined ? '' : ': push it, or pull with --force to lose the change here'}` }));
  if (movedTo === undefined || movedTo === now) return [];
  return [{ path: pathOfOwner(movedTo), message: `was moved here, and ${place}${now === undefined ? '' : ': push it with --force to have it here'}` }];
}

/** Whether a file here is one of a document that is held back. */
export const staysHere = (slot: string, { keys }: Pick<HeldBack, 'keys'>): boolean => keys.has(ownerOf(slot) ?? '');

/** Whether a file of the site is not brought: its document stays elsewhere, or another one stays in its place. */
export const isHeld = (slot: string, held: HeldBack, remote: ReadonlyMap<string, number>): boolean => staysHere(slot, held) || held.ids.has(remote.get(ownerOf(slot) ?? '') ?? 0);
