import type { WebhookMessageInput } from '#contract/schema.generated.js';
import { commerceEvent } from '#kit/events/commerce-event.js';
import { warehouseEvent, type DomainEvent } from '#kit/events/warehouse-event.js';

/** An event of the orders subgraph with the location whose warehouse is told. */
export interface OutwardEvent extends DomainEvent {
  readonly audience: string | null;
}

/** What each audience is told of an event: warehouses in the words of interface A, integrations in those of D. */
export function messages(event: OutwardEvent): WebhookMessageInput[] {
  const [warehouse, commerce] = [event.audience === null ? undefined : warehouseEvent(event), commerceEvent(event)];
  return [
    ...(warehouse ? [{ eventId: event.id, type: warehouse.type, body: JSON.stringify(warehouse), kind: 'FULFILLMENT' as const, warehouseId: event.audience, scope: null }] : []),
    ...(commerce ? [{ eventId: event.id, type: commerce.body.type, body: JSON.stringify(commerce.body), kind: 'COMMERCE' as const, warehouseId: null, scope: commerce.scope }] : []),
  ];
}
