import type { CertificationStep } from '#contract/certification.js';
import type { DomainEvent } from '#subgraph-kit/outbox.js';

type Payload = Readonly<Record<string, unknown>>;

/** What an event shows of the connection whose call caused it, by its type. A stock report may change nothing, and is noted where it is read. */
const SHOWN: Readonly<Record<string, (payload: Payload) => CertificationStep | undefined>> = {
  'fulfillment.accepted': () => 'ACCEPTED',
  'fulfillment.rejected': () => 'REJECTED',
  'fulfillment.closed': ({ status }) => (status === 'CANCELLED' ? 'CANCELLED' : 'PARTIAL'),
  'fulfillment.shipped': ({ status }) => (status === 'SHIPPED' ? undefined : 'PARTIAL'),
  'alert.raised': ({ type }) => (type === 'MISSING_PIECES' ? 'PARTIAL' : undefined),
  'return.created': () => 'UNANNOUNCED_RETURN', // a warehouse announces none: what it makes a return of arrived
  'return.received': () => 'RETURN',
  'order.placed': () => 'ORDER_PLACED',
};

/** What the events of one call show. A return that arrived unannounced is no announced one. */
export function shownByEvents(events: readonly DomainEvent[]): CertificationStep[] {
  const shown = new Set(events.flatMap(({ type, payload }) => SHOWN[type]?.(payload) ?? []));
  if (shown.has('UNANNOUNCED_RETURN')) shown.delete('RETURN');
  return [...shown];
}
