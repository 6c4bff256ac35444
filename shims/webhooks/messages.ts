import type { WebhookMessageInput } from '#contract/schema.generated.js';
import type { EventAudience, OutwardEvent } from '#kit/events/event-audience.js';

/** The webhooks of each audience. */
export const messages = (audiences: readonly EventAudience[], event: OutwardEvent): WebhookMessageInput[] => audiences.flatMap(({ kind, notification }) => {
  const notified = notification(event);
  if (!notified) return [];
  const { type, body, warehouseId, scope, owner } = notified;
  return [{ eventId: event.id, type, body: JSON.stringify(body), kind, warehouseId, scope, owner }];
});
