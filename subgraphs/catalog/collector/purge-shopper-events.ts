import { setImmediate as nextTurn } from 'node:timers/promises';
import { ago, type Instant } from '#kernel/clock.js';
import { requireScope, type CallContext } from '#contract/principal.js';
import { eachCompany } from '#subgraph-kit/each-company.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { removeInBatches } from '#subgraph-kit/remove-in-batches.js';
import type { CatalogDeps } from '../catalog-deps.js';
import type { EventKind } from '#contract/shopper-event.js';
import { retentionOf, visitorDays } from './event-retention.js';
import { companiesWithVisitors, deleteEvents, findAged, findRetention, findUnseen, savePurged } from './event-retention.store.js';
import { eraseVisitor } from './erase-visitor.js';
import { visitorsUnderWay } from './erasure.store.js';
import { takeOut } from './take-out.js';
import { deleteVisitor, lockVisitor } from './visitor.store.js';

const [DAY, EVENTS_AT_ONCE, VISITORS_AT_ONCE] = [86_400_000, 500, 20] as const;
/** How many rows of visitors one transaction takes out: others wait for it, the whole process where the database is in it, and nobody waits for the purge. */
const ROWS_AT_ONCE = 2000;

/** Go on with erasures that were stopped, delete the events whose time is over, and visitors who were not seen for longer than any is kept; figures keep what they counted. Answers how many events are gone. */
export async function purgeShopperEvents(deps: CatalogDeps, context: CallContext): Promise<number> {
  requireScope(context.principal, 'system');
  const companyIds = await companiesWithVisitors(deps.database);
  return eachCompany({ context, companyIds, failed: 'Events of some companies could not be deleted' }, async ({ principal: { companyId } }) => {
    await endErasures(deps, companyId);
    const kept = await findRetention(deps.database, companyId);
    const retention = retentionOf(kept);
    const purged = new Map(kept.map(({ kind, purgedUntil }) => [kind, purgedUntil]));
    let events = 0;
    for (const { kind, days } of retention) events += await purgeKind(deps, companyId, { kind, from: purged.get(kind) ?? '', until: ago(deps.clock, days * DAY) });
    await purgeVisitors(deps, companyId, visitorDays(retention));
    return events;
  });
}

interface Aged {
  readonly kind: EventKind;
  readonly from: Instant;
  readonly until: Instant;
}

async function purgeKind({ database }: Pick<CatalogDeps, 'database'>, companyId: number, { kind, from, until }: Aged): Promise<number> {
  const events = await removeInBatches(database, {
    most: EVENTS_AT_ONCE,
    find: (most) => findAged(database, companyId, { kind, from, before: until, most }),
    remove: (transaction, uids) => deleteEvents(transaction, companyId, uids),
  });
  if (until > from) await database.inTransaction((transaction) => savePurged(transaction, companyId, { kind, until }));
  return events;
}

/** Visitors go with what is kept of them beside events, of which there may be as many: some rows at a time. Who is seen meanwhile stays. */
async function purgeVisitors({ database, clock }: Pick<CatalogDeps, 'clock' | 'database'>, companyId: number, days: number): Promise<void> {
  const before = ago(clock, days * DAY);
  for (;;) {
    const unseen = await findUnseen(database, companyId, { before, most: VISITORS_AT_ONCE });
    if (unseen.length === 0) return;
    await database.inTransaction((transaction) => forgetSome(transaction, companyId, { unseen, before }));
    await nextTurn();
  }
}

async function forgetSome(transaction: Transaction, companyId: number, { unseen, before }: { readonly unseen: readonly string[]; readonly before: Instant }): Promise<void> {
  let left: number = ROWS_AT_ONCE;
  for (const visitorId of unseen) {
    if (left <= 0) return;
    const known = await lockVisitor(transaction, companyId, visitorId);
    if (!known || known.last_seen_at >= before) continue;
    const { rows, isAll } = await takeOut(transaction, companyId, { visitorId, most: left });
    if (isAll) await deleteVisitor(transaction, companyId, visitorId);
    left -= rows;
  }
}

/** Go on with erasures that were stopped. */
async function endErasures(deps: CatalogDeps, companyId: number): Promise<void> {
  for (let after: string | undefined = ''; after !== undefined;) {
    const visitors: readonly string[] = await visitorsUnderWay(deps.database, companyId, { after, most: VISITORS_AT_ONCE });
    for (const visitorId of visitors) await eraseVisitor(deps, companyId, { visitorId, state: null });
    after = visitors.at(-1);
  }
}
