import type { WebhookMessageInput } from '#contract/schema.generated.js';
import type { EventAudience, OutwardEvent } from '#kit/events/event-audience.js';

/** The webhooks of each audience. */
export const messages = (audiences: readonly EventAudience[], event: OutwardEvent): WebhookMessageInput[] => audiences.flatMap(({ kind, notifications }) =>
  notifications(event).map(({ type, body, warehouseId, catalogId, scope, owner }) => ({ eventId: event.id, type, body: JSON.stringify(body), kind, warehouseId, catalogId, scope, owner })));
