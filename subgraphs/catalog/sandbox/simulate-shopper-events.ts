import { instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import { ALL_PERMISSIONS } from '#contract/permissions.js';
import type { CallContext, Principal } from '#contract/principal.js';
import { requireAccess } from '#contract/require-permission.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import { WriteConflict } from '#subgraph-kit/database-error.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { requireSandbox } from '#subgraph-kit/require-sandbox.js';
import type { CatalogDeps } from '../catalog-deps.js';
import { collectEvents } from '../collector/collect-events.js';
import type { CollectedBatch } from '../collector/collected-batch.js';
import { simulatedVisits, type SimulatedVisit } from './simulated-visit.js';
import { findVisitedItems, latestVisitor } from './visited-item.store.js';

/** Of which storefront, and how many visits. */
export interface SimulateShopperEvents {
  /** The connection of its collector. */
  readonly collectorId: string;
  /** 1 to 100; 20 unless given. */
  readonly count?: number | null | undefined;
}

/** What was collected. */
export interface SimulatedVisits {
  readonly visits: number;
  readonly events: number;
}

const [USUAL_VISITS, MOST_VISITS, MOST_ITEMS] = [20, 100, 200] as const;
/** No storefront can name a visitor so (document 3, I, visitor): the number in the id is ours. */
const SIMULATED = 'demo-simulated';
const RUN_DIGITS = 6;
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** Shoppers visit the storefront of a collector: what its pages would have reported of the last thirty days is collected, each run beside those before, all of it or nothing. */
export async function simulateShopperEvents(deps: CatalogDeps, context: CallContext, { collectorId, count }: SimulateShopperEvents): Promise<SimulatedVisits> {
  const { database, clock } = deps;
  requireAccess(context.principal, { permission: 'catalog.write', scope: 'system' });
  const { timeZone } = await requireSandbox(deps, context);
  const wanted = count ?? USUAL_VISITS;
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > MOST_VISITS) throw new Failure('BAD_INPUT', 'The call is not valid', { count: [`must be 1 to ${String(MOST_VISITS)}`] });
  await requireCollector(deps, context, collectorId);
  const items = await findVisitedItems(database, context.principal.companyId, MOST_ITEMS);
  if (items.length === 0) throw new Failure('INVALID_STATE', 'The company has no products with a price that shoppers could look at: give it products first', {});
  return database.inTransaction((transaction) => commandOnce(transaction, { context, clock, name: 'simulateShopperEvents' }, async () => {
    const run = runAfter(await latestVisitor(transaction, context.principal.companyId, SIMULATED));
    const visits = simulatedVisits({ run, count: wanted, until: instant(clock), items });
    const events = await collected(deps, transaction, { context, batches: visits.map((visit) => batchOf(visit, { installationId: collectorId, timeZone })) });
    transaction.recordChange({ kind: 'visits', id: run, subject: collectorId, before: null, after: { visits: wanted, events } });
    return { visits: wanted, events };
  }));
}

/** Collect batches as calls of pages; answers how many events were kept. */
async function collected(deps: CatalogDeps, transaction: Transaction, { context, batches }: { readonly context: CallContext; readonly batches: readonly CollectedBatch[] }): Promise<number> {
  const within = { ...deps, database: { ...deps.database, inTransaction: <T>(work: (same: Transaction) => Promise<T>): Promise<T> => work(transaction) } };
  let events = 0;
  for (const batch of batches) {
    const { stored, rejected } = await collectEvents(within, asStorefront(context), batch);
    if (rejected.length > 0) throw new WriteConflict('Events could not be collected'); // a storefront would send them again
    events += stored;
  }
  return events;
}

/** Another company's connection, and one that collects nothing, are none. */
async function requireCollector({ connectionKind }: CatalogDeps, context: CallContext, id: string): Promise<void> {
  const { companyId, actor } = context.principal;
  const merchant: Principal = { kind: 'staff', companyId, actor, scopes: [], permissions: ALL_PERMISSIONS };
  if (await connectionKind({ ...context, principal: merchant }, id) !== 'COLLECTOR') throw new Failure('NOT_FOUND', 'There is no collector with this id');
}

const asStorefront = (context: CallContext): CallContext => ({ ...context, principal: { kind: 'system', companyId: context.principal.companyId, actor: context.principal.actor, scopes: ['system'] } });

/** The number after that of the run that a visitor is of. */
const runAfter = (visitor: string): string => `${SIMULATED}-${String(Number(visitor.slice(SIMULATED.length + 1, SIMULATED.length + 1 + RUN_DIGITS)) + 1).padStart(RUN_DIGITS, '0')}`;

const batchOf = ({ visitorId, session, locale, endedAt, events }: SimulatedVisit, storefront: Pick<CollectedBatch, 'installationId' | 'timeZone'>): CollectedBatch => ({
  ...storefront, domains: [], isTest: false, isWebPixel: false, session, receivedAt: endedAt, events, userAgent: BROWSER,
  visitor: { id: visitorId, consent: 'GRANTED', purposes: ['analytics'], consentSource: 'manual', locale, channel: 'online-store' },
});
