import { ago } from '#kernel/clock.js';
import { requireScope, type CallContext } from '#contract/principal.js';
import { eachCompany } from '#subgraph-kit/each-company.js';
import { removeInBatches } from '#subgraph-kit/remove-in-batches.js';
import type { CatalogDeps } from '../catalog-deps.js';
import type { EventKind } from './event-kind.js';
import { USUAL_DAYS, VISITOR_DAYS } from './event-retention.js';
import { companiesWithVisitors, deleteEvents, findAged, findRetention, findUnseen, savePurged } from './event-retention.store.js';
import { deleteVisitor } from './visitor.store.js';

const [DAY, EVENTS_AT_ONCE, VISITORS_AT_ONCE] = [86_400_000, 500, 20] as const;

/** Delete the events whose time is over, and visitors who were not seen for 13 months; figures keep what they counted. Answers how many events are gone. */
export async function purgeShopperEvents(deps: CatalogDeps, context: CallContext): Promise<number> {
  requireScope(context.principal, 'system');
  const companyIds = await companiesWithVisitors(deps.database);
  return eachCompany({ context, companyIds, failed: 'Events of some companies could not be deleted' }, async ({ principal: { companyId } }) => {
    const events = await purgeEvents(deps, companyId);
    await removeInBatches(deps.database, {
      most: VISITORS_AT_ONCE,
      find: (most) => findUnseen(deps.database, companyId, { before: ago(deps.clock, VISITOR_DAYS * DAY), most }),
      remove: async (transaction, unseen) => {
        for (const id of unseen) await deleteVisitor(transaction, companyId, id);
        return unseen.length;
      },
    });
    return events;
  });
}

async function purgeEvents({ database, clock }: Pick<CatalogDeps, 'database' | 'clock'>, companyId: number): Promise<number> {
  const kept = new Map((await findRetention(database, companyId)).map((retention) => [retention.kind, retention]));
  let events = 0;
  for (const [kind, usual] of Object.entries(USUAL_DAYS) as [EventKind, number][]) { // its keys are the kinds
    const { days, purgedUntil: from } = kept.get(kind) ?? { days: null, purgedUntil: null };
    const until = ago(clock, (days ?? usual) * DAY);
    events += await removeInBatches(database, {
      most: EVENTS_AT_ONCE,
      find: (most) => findAged(database, companyId, { kind, from: from ?? '', before: until, most }),
      remove: (transaction, uids) => deleteEvents(transaction, companyId, uids),
    });
    if (from === null || until > from) await database.inTransaction((transaction) => savePurged(transaction, companyId, { kind, until }));
  }
  return events;
}
