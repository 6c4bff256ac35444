import type { FailedTask } from '#subgraph-kit/failed-task.js';
import { grouped } from '#subgraph-kit/grouped.js';
import { pageSize } from '#subgraph-kit/page-size.js';
import type { IdentityContext } from '../identity-deps.js';
import { failuresOf, findFailedDeliveries, type AttemptFailure, type FailedDeliveryRow } from './failed-delivery.store.js';
import { companyOfDeliveries, managedDeliveries } from './managed-deliveries.js';

/** Webhook deliveries of the company that were given up or failed and are retried, newest first, to the connections and websites that the caller manages; needs company.manage, catalog.manage or cms.manage. */
export async function listFailedDeliveries(context: IdentityContext, first: number): Promise<FailedTask[]> {
  const companyId = companyOfDeliveries(context.principal);
  const { database } = context.identity;
  const most = pageSize(first);
  const found = await findFailedDeliveries(database, companyId, { managed: await managedDeliveries(context), limit: most });
  const newest = found.toSorted((a, b) => (a.id < b.id ? 1 : -1)).slice(0, most);
  const failures = grouped(await failuresOf(database, companyId, newest.map(({ id }) => id)), ({ delivery_id: id }) => id);
  return newest.map((delivery) => toFailedTask(delivery, failures.get(delivery.id) ?? []));
}

const UNKNOWN_REASON = 'An attempt ended without a result';

function toFailedTask({ id, type, state, attempts, round_start: roundStart, due_at: dueAt, created_at: createdAt }: FailedDeliveryRow, failures: readonly AttemptFailure[]): FailedTask {
  const ofRound = failures.filter(({ number }) => number > roundStart);
  return {
    kind: 'WEBHOOK', id, name: type, error: failures.at(-1)?.failure ?? UNKNOWN_REASON, failingSince: ofRound[0]?.started_at ?? createdAt, attempts,
    nextAttemptAt: state === 'WAITING' ? dueAt : null,
  };
}
