import type { SentDeliveryViewFragment } from '../operations/sent-delivery-view.generated.js';

const outcomeOf = (attempt: SentDeliveryViewFragment['attempts'][number] | undefined): string | null => (attempt === undefined ? null : attempt.failure ?? `status ${String(attempt.status)}`);

/** A delivery as a line of a table, with its last attempt. */
export const deliveryRow = ({ id, type, state, createdAt, dueAt, attempts }: SentDeliveryViewFragment): Readonly<Record<string, unknown>> => {
  const last = attempts.at(-1);
  return { id, type, state, createdAt, dueAt, attempts: attempts.length, last: outcomeOf(last), url: last?.url };
};
