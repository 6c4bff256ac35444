import type { Call } from '#client/call.js';
import type { SubgraphName } from '#kernel/config.js';
import type { Ids } from '#kernel/ids.js';
import type { EventAudience, OutwardEvent } from '#kit/events/event-audience.js';
import { systemContext } from '#contract/system-context.js';
import { messages } from './messages.js';
import { EnqueueDeliveriesDocument } from './operations/enqueue-deliveries.generated.js';

/** Events of one company, in the order they were committed. */
export interface OutwardEvents {
  readonly source: SubgraphName;
  readonly companyId: number;
  readonly events: readonly OutwardEvent[];
}

/** The dependencies of notifying. */
export interface Notifying {
  readonly call: Call;
  readonly ids: Ids;
  readonly audiences: readonly EventAudience[];
}

/** Queue the webhooks of some events for each audience, idempotently; answers the number of new deliveries. */
export async function notify({ call, ids, audiences }: Notifying, { source, companyId, events }: OutwardEvents): Promise<number> {
  const hearing = audiences.filter((audience) => audience.source === source);
  const queued = events.flatMap((event) => messages(hearing, event));
  if (queued.length === 0) return 0;
  return (await call(EnqueueDeliveriesDocument, { input: { companyId, messages: queued } }, systemContext({ actor: 'webhooks', companyId, requestId: ids.next() }))).enqueueDeliveries;
}
