import { requireScope, type CallContext } from '#contract/principal.js';
import { consumeOnce } from '#subgraph-kit/consume-once.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { OrdersDeps } from '../orders-deps.js';
import { findOpenSubjects } from './alert.store.js';
import { raiseAlerts } from './raise-alerts.js';

/** A webhook that was given up or cannot be sent, in the order it was committed in identity. */
export interface GivenUpWebhook {
  readonly sequence: string;
  readonly index: number;
  readonly connectionId: string;
  readonly type: string;
  readonly attempts: number;
  readonly failure?: string | null | undefined;
  /** Whether it could not be sent and is still tried; else it was given up. */
  readonly isRetried?: boolean | null | undefined;
}

/** Alert the merchant of webhooks that were given up or cannot be sent, one open alert of each kind per connection; answers how many were new. */
export function raiseWebhookAlerts(deps: OrdersDeps, context: CallContext, { companyId, events }: { companyId: number; events: readonly GivenUpWebhook[] }): Promise<number> {
  requireScope(context.principal, 'system');
  const cause = { ...context, principal: { ...context.principal, companyId } };
  return deps.database.inTransaction((transaction) =>
    consumeOnce(transaction, { companyId, source: 'identity', events }, async (fresh) => {
      for (const isRetried of [true, false]) await raise(deps, transaction, { cause, type: isRetried ? 'WEBHOOK_UNSENDABLE' : 'WEBHOOK_GIVEN_UP', events: fresh.filter((event) => (event.isRetried === true) === isRetried) });
    }));
}

interface Raised {
  readonly cause: CallContext;
  readonly type: 'WEBHOOK_GIVEN_UP' | 'WEBHOOK_UNSENDABLE';
  readonly events: readonly GivenUpWebhook[];
}

async function raise(deps: OrdersDeps, transaction: Transaction, { cause, type: alert, events }: Raised): Promise<void> {
  const first = new Map([...events].reverse().map((event) => [event.connectionId, event]));
  const open = new Set((await findOpenSubjects(transaction, cause.principal.companyId, { types: [alert], subjects: [...first.keys()] })).map(({ subject }) => subject));
  const fresh = [...first.values()].filter(({ connectionId }) => !open.has(connectionId));
  await raiseAlerts(deps, transaction, { cause, alerts: fresh.map((event) => ({ type: alert, subject: event.connectionId, message: MESSAGES[alert](event) })) });
}

const MESSAGES = {
  WEBHOOK_GIVEN_UP: ({ type, attempts, failure }) => `A webhook of type ${type} was given up after ${String(attempts)} attempts: ${failure ?? 'it failed'}`,
  WEBHOOK_UNSENDABLE: ({ type, failure }) => `A webhook of type ${type} cannot be sent: ${failure ?? 'it failed'}`,
} as const satisfies Record<Raised['type'], (event: GivenUpWebhook) => string>;
