import { instant, type Instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { ContentDeps } from '../content-deps.js';
import { KIND_NAMES, type ContentDocument } from '../documents/document.js';
import { findDocument } from '../documents/document.store.js';
import { requireSite } from '../documents/require-document.js';
import { requireContentWriter } from '../sites/access.js';
import { requireLocale } from '../sites/require-locale.js';
import { endOfLock, holderOf, isHeld, type DocumentLock } from './document-lock.js';
import { deleteLocks, forgetEnded, holdLocks, writeLock } from './document-lock.store.js';
import { heldByAnother } from './respect-locks.js';

/** A page or an entry in a locale, in which it may have no text yet. */
export interface LockedText {
  readonly id: number;
  readonly locale: string;
}

/** Lock a page or an entry in a locale for the caller, or renew their lock; CONFLICT while somebody else holds it. */
export const lockForEditing = (deps: ContentDeps, context: CallContext, input: LockedText): Promise<DocumentLock> =>
  inLocale(deps, context, { name: 'lockDocument', input, work: async (transaction, asked) => {
    const { lock, holder, now } = asked;
    if (lock && lock.holder !== holder && isHeld(lock, now)) throw heldByAnother(lock, holder);
    return give(transaction, context, { ...asked, takenFrom: lostTo(asked) });
  } });

/** The same although somebody else holds it: that one's next change is refused. The audit log says from whom. */
export const takeOverLock = (deps: ContentDeps, context: CallContext, input: LockedText): Promise<DocumentLock> =>
  inLocale(deps, context, { name: 'takeOverLock', input, work: (transaction, asked) => {
    const { lock, holder, now } = asked;
    return give(transaction, context, { ...asked, takenFrom: lock && lock.holder !== holder && isHeld(lock, now) ? lock.holder : lostTo(asked) });
  } });

/** Who lost the lock to the caller and did not lock since, although it ended meanwhile. */
const lostTo = ({ lock, holder }: Asked): string | null => (lock?.holder === holder ? lock.takenFrom : null);

/** End the caller's lock. Answers what it was; null where they have none. */
export const unlockDocument = (deps: ContentDeps, context: CallContext, input: LockedText): Promise<DocumentLock | null> =>
  inLocale(deps, context, { name: 'unlockDocument', input, work: async (transaction, { document, lock, holder, now }) => {
    if (lock?.holder !== holder || !isHeld(lock, now)) return null;
    if (lock.takenFrom === null) await deleteLocks(transaction, context.principal.companyId, { documentId: input.id, locale: input.locale });
    else await writeLock(transaction, context.principal.companyId, { ...lock, until: now }); // who lost it still has to hear of it
    record(transaction, { document, before: lock, after: null, locale: input.locale });
    return lock;
  } });

interface Asked {
  readonly document: ContentDocument;
  readonly locale: string;
  /** The last one, ended or not. */
  readonly lock: DocumentLock | undefined;
  readonly holder: string;
  readonly now: Instant;
}

interface Asking<T> {
  readonly name: string;
  readonly input: LockedText;
  readonly work: (transaction: Transaction, asked: Asked) => Promise<T>;
}

function inLocale<T>({ database, clock }: ContentDeps, context: CallContext, { name, input: { id, locale }, work }: Asking<T>): Promise<T> {
  const { principal } = context;
  requireContentWriter(principal);
  return database.inTransaction((transaction) => commandOnce(transaction, { context, clock, name }, async () => {
    const locks = await holdLocks(transaction, principal.companyId, id);
    const document = await findDocument(transaction, principal.companyId, id);
    if (!document) throw new Failure('NOT_FOUND', `There is no page or entry ${String(id)}`);
    requireLocale(await requireSite(transaction, principal.companyId, document.siteId), locale);
    return work(transaction, { document, locale, lock: locks.find((lock) => lock.locale === locale), holder: holderOf(principal), now: instant(clock) });
  }));
}

async function give(transaction: Transaction, { principal: { companyId, actor } }: CallContext, { document, locale, lock, holder, now, takenFrom }: Asked & Pick<DocumentLock, 'takenFrom'>): Promise<DocumentLock> {
  const held = lock && isHeld(lock, now) ? lock : undefined;
  if (held?.holder === holder) {
    const renewed = { ...held, until: endOfLock(now) };
    transaction.leaveNoEntry(); // an editor renews it every minute
    await writeLock(transaction, companyId, renewed);
    return renewed;
  }
  const given = { documentId: document.id, locale, holder, by: actor, since: now, until: endOfLock(now), takenFrom };
  await forgetEnded(transaction, companyId, now);
  await writeLock(transaction, companyId, given);
  record(transaction, { document, before: held ?? null, after: given, locale });
  return given;
}

interface LockChange {
  readonly document: ContentDocument;
  readonly locale: string;
  readonly before: DocumentLock | null;
  readonly after: DocumentLock | null;
}

const record = (transaction: Transaction, { document: { id, kind }, locale, before, after }: LockChange): void => {
  transaction.recordChange({ kind: KIND_NAMES[kind], id: `${String(id)} ${locale}`, subject: String(id), before: before && { lockedBy: before.by, lockedSince: before.since }, after: after && { lockedBy: after.by, lockedSince: after.since } });
};
