import type { WebhookMessageInput } from '#contract/schema.generated.js';
import type { EventAudience, OutwardEvent } from '#kit/events/event-audience.js';

/** What each audience is told of an event, in the words of its surface. */
export const messages = (audiences: readonly EventAudience[], event: OutwardEvent): WebhookMessageInput[] => audiences.flatMap(({ kind, notification }) => {
  const notified = notification(event);
  if (!notified) return [];
  const { body, warehouseId, scope } = notified;
  return [{ eventId: event.id, type: body.type, body: JSON.stringify(body), kind, warehouseId, scope }];
});
