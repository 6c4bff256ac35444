import { instant, type Clock } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { endOfLock, holderOf, isHeld, type DocumentLock } from './document-lock.js';
import { holdLocks, writeLock } from './document-lock.store.js';

interface Changing {
  readonly context: CallContext;
  readonly clock: Clock;
  readonly id: number;
  /** Those that change; undefined for all. */
  readonly locales?: readonly string[] | undefined;
}

/** Refuse a change of a document in locales that somebody else holds, and one by who lost the lock and did not lock again: CONFLICT. The caller's own locks are renewed. */
export async function respectLocks(transaction: Transaction, { context: { principal }, clock, id, locales }: Changing): Promise<void> {
  const [holder, now] = [holderOf(principal), instant(clock)];
  for (const lock of await holdLocks(transaction, principal.companyId, id)) {
    if (locales?.includes(lock.locale) === false) continue;
    if (lock.holder !== holder) refuseHeld(lock, { holder, now });
    else if (isHeld(lock, now)) await writeLock(transaction, principal.companyId, { ...lock, until: endOfLock(now) });
  }
}

function refuseHeld(lock: DocumentLock, { holder, now }: { readonly holder: string; readonly now: string }): void {
  if (isHeld(lock, now)) throw heldByAnother(lock, holder);
  if (lock.takenFrom !== holder) return;
  throw new Failure('CONFLICT', `${lock.by} took over your lock of it in ${lock.locale} at ${lock.since} and may have changed it: read it again, and lock it (lockDocument) before you go on`, { ...detailsOf(lock), takenOver: true });
}

/** The refusal of what somebody else edits: who, since when, until when, and what can be done. */
export function heldByAnother(lock: DocumentLock, holder: string): Failure {
  const { by, locale, since, until, takenFrom } = lock;
  const isLost = takenFrom === holder;
  const says = isLost ? `${by} took over your lock of it in ${locale} at ${since}, and holds it` : `${by} has been editing it in ${locale} since ${since}, and holds it`;
  return new Failure('CONFLICT', `${says} until ${until} unless they go on: wait, or take it over (takeOverLock)`, { ...detailsOf(lock), takenOver: isLost });
}

const detailsOf = ({ by, locale, since, until }: DocumentLock) => ({ lockedBy: by, locale, since, until });
