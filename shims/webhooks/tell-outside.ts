import type { Call } from '#client/call.js';
import type { Ids } from '#kernel/ids.js';
import { messages, type OutwardEvent } from './messages.js';
import { EnqueueDeliveriesDocument } from './operations/enqueue-deliveries.generated.js';

/** Events of one company's orders, in the order they were committed. */
export interface OutwardEvents {
  readonly companyId: number;
  readonly events: readonly OutwardEvent[];
}

/** Queue what the outside is told of some events, once however often it is asked; answers how many deliveries are new. */
export async function tellOutside({ call, ids }: { call: Call; ids: Ids }, { companyId, events }: OutwardEvents): Promise<number> {
  const told = events.flatMap(messages);
  if (told.length === 0) return 0;
  const principal = { kind: 'system', companyId, actor: 'webhooks', scopes: ['system'] } as const;
  return (await call(EnqueueDeliveriesDocument, { input: { companyId, messages: told } }, { principal, requestId: ids.next(), via: 'webhooks' })).enqueueDeliveries;
}
