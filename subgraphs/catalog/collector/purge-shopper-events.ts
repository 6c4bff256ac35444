import { ago, type Instant } from '#kernel/clock.js';
import { requireScope, type CallContext } from '#contract/principal.js';
import { eachCompany } from '#subgraph-kit/each-company.js';
import { removeInBatches } from '#subgraph-kit/remove-in-batches.js';
import type { CatalogDeps } from '../catalog-deps.js';
import type { EventKind } from '#contract/shopper-event.js';
import { retentionOf, visitorDays } from './event-retention.js';
import { companiesWithVisitors, deleteEvents, findAged, findRetention, findUnseen, savePurged } from './event-retention.store.js';
import { deleteVisitor } from './visitor.store.js';

const [DAY, EVENTS_AT_ONCE, VISITORS_AT_ONCE] = [86_400_000, 500, 20] as const;

/** Delete the events whose time is over, and visitors who were not seen for longer than any is kept; figures keep what they counted. Answers how many events are gone. */
export async function purgeShopperEvents(deps: CatalogDeps, context: CallContext): Promise<number> {
  requireScope(context.principal, 'system');
  const companyIds = await companiesWithVisitors(deps.database);
  return eachCompany({ context, companyIds, failed: 'Events of some companies could not be deleted' }, async ({ principal: { companyId } }) => {
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

const purgeVisitors = ({ database, clock }: Pick<CatalogDeps, 'clock' | 'database'>, companyId: number, days: number): Promise<number> => removeInBatches(database, {
  most: VISITORS_AT_ONCE,
  find: (most) => findUnseen(database, companyId, { before: ago(clock, days * DAY), most }),
  remove: async (transaction, unseen) => {
    for (const id of unseen) await deleteVisitor(transaction, companyId, id);
    return unseen.length;
  },
});
