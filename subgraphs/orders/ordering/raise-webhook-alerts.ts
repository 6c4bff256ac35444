import { requireScope, type CallContext } from '#contract/principal.js';
import { consumeOnce } from '#subgraph-kit/consume-once.js';
import type { OrdersDeps } from '../orders-deps.js';
import { findAlertsOfSubjects } from './alert.store.js';
import { raiseAlerts } from './raise-alerts.js';

/** A webhook that was given up, in the order it was committed in identity. */
export interface GivenUpWebhook {
  readonly stamp: string;
  readonly place: number;
  readonly connectionId: string;
  readonly type: string;
  readonly attempts: number;
  readonly failure?: string | null | undefined;
}

/** Tell the merchant of webhooks that were given up, one open alert a connection; answers how many were new. */
export function raiseWebhookAlerts(deps: OrdersDeps, context: CallContext, { companyId, events }: { companyId: number; events: readonly GivenUpWebhook[] }): Promise<number> {
  requireScope(context.principal, 'system');
  const cause = { ...context, principal: { ...context.principal, companyId } };
  return deps.database.inTransaction((transaction) =>
    consumeOnce(transaction, { companyId, source: 'identity', events }, async (fresh) => {
      const first = new Map([...fresh].reverse().map((event) => [event.connectionId, event]));
      const told = await findAlertsOfSubjects(transaction, companyId, { type: 'WEBHOOK_GIVEN_UP', subjects: [...first.keys()] });
      const open = new Set(told.filter(({ resolvedAt }) => resolvedAt === null).map(({ subject }) => subject));
      await raiseAlerts(deps, transaction, { cause, alerts: [...first.values()].filter(({ connectionId }) => !open.has(connectionId)).map(({ connectionId, type, attempts, failure }) => ({
        type: 'WEBHOOK_GIVEN_UP', subject: connectionId,
        message: `A webhook of type ${type} was given up after ${String(attempts)} attempts: ${failure ?? 'it failed'}`,
      })) });
    }));
}
