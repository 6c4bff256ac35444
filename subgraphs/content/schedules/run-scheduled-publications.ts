import { instant, shift } from '#kernel/clock.js';
import { requireScope, type CallContext } from '#contract/principal.js';
import { grouped } from '#subgraph-kit/grouped.js';
import { dueByCompanyTime, inCompanyTime } from '#subgraph-kit/in-company-time.js';
import type { ContentDeps } from '../content-deps.js';
import { claimPublications, findDueOfCompany, findDuePublications } from './claimed-publication.store.js';
import { runScheduled } from './run-scheduled.js';

/** How many are claimed at once. */
const AT_ONCE = 20;
/** Each takes a transaction of its own; a claim that is older is that of a process that has ended. */
const LEASE_MILLISECONDS = 120_000;

/** Publish, and take out, what is due of all companies; one that fails is due again later, and stops no other. Answers how many were taken up. For the worker. */
export async function runScheduledPublications(deps: ContentDeps, context: CallContext): Promise<number> {
  requireScope(context.principal, 'system');
  let taken = 0;
  const due = await dueByCompanyTime(deps.clock, (now, companyId) => (companyId === undefined ? findDuePublications(deps.database, { now, most: AT_ONCE }) : findDueOfCompany(deps.database, companyId, { now, most: AT_ONCE })));
  for (const [companyId, own] of grouped(due, (one) => one.companyId)) taken += await runOfCompany(inCompanyTime(deps, companyId), { ...context, principal: { ...context.principal, companyId } }, own.map(({ id }) => id));
  return taken;
}

async function runOfCompany(deps: ContentDeps, context: CallContext, ids: readonly string[]): Promise<number> {
  const [token, now] = [deps.ids.next(), instant(deps.clock)];
  const claimed = await deps.database.inTransaction((transaction) => claimPublications(transaction, context.principal.companyId, { ids, token, now, end: shift(now, LEASE_MILLISECONDS) }));
  for (const scheduled of claimed) await runScheduled(deps, context, { scheduled, token });
  return claimed.length;
}
