import type { Transaction } from '#subgraph-kit/database.js';
import type { CollectedBatch } from './collected-batch.js';
import type { FigureChanges } from './figure-changes.js';
import { sessionAfter, type SessionEvent, type ShopperSession } from './shopper-session.js';
import { findSessions, saveSessions } from './shopper-session.store.js';

interface SessionChanges {
  readonly batch: Pick<CollectedBatch, 'session' | 'visitor' | 'installationId'>;
  readonly events: readonly SessionEvent[];
  readonly changes: FigureChanges;
}

/** The session of an event; those that name none are one session a day. */
const sessionIdOf = (session: string | null | undefined, { day }: SessionEvent): string => session ?? `day:${day}`;

/** Change the sessions of a visitor by what they did, and note what that changes of the figures. */
export async function changeSessions(transaction: Transaction, companyId: number, { batch: { session, visitor: { id: visitorId }, installationId }, events, changes }: SessionChanges): Promise<void> {
  if (events.length === 0) return;
  const ids = [...new Set(events.map((event) => sessionIdOf(session, event)))];
  const before = new Map((await findSessions(transaction, companyId, { visitorId, ids })).map((known) => [known.id, known]));
  const after = new Map<string, ShopperSession>(before);
  for (const event of events) {
    const id = sessionIdOf(session, event);
    after.set(id, sessionAfter(after.get(id), id, event));
  }
  for (const id of ids) changes.replaceSession(before.get(id), after.get(id));
  await saveSessions(transaction, companyId, { visitorId, installationId, sessions: [...after.values()] });
}
