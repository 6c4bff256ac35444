import type { CallContext } from '#contract/principal.js';
import type { DomainEvent } from '#subgraph-kit/outbox.js';
import type { Subject } from './subject.js';

/** What staff did to an order or return without changing it. */
export type SubjectChange = 'note_added' | 'note_edited' | 'note_deleted' | 'metadata_changed';

interface Changed {
  readonly cause: CallContext;
  /** Further payload: names and ids, never what was written. */
  readonly record: Readonly<Record<string, unknown>>;
}

/** An event in the history of the order, or of the return's order; it never carries what staff wrote. */
export const subjectEvent = (change: SubjectChange, { kind, id, number, orderId }: Subject, { cause, record }: Changed): DomainEvent => ({
  type: `${kind}.${change}`,
  subject: orderId ?? id,
  cause,
  payload: Object.assign(kind === 'order' ? { orderId: id, number } : { returnId: id, returnNumber: number, orderId }, record),
});
