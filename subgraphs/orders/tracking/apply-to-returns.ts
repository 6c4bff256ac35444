import { shift } from '#kernel/clock.js';
import type { TrackingStatus } from '#contract/carrier-connection.js';
import type { CallContext } from '#contract/principal.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { TrackingEvent } from './event.js';
import type { NumberedReturn } from './tracking-ports.js';

/** An event with the numbers that its carrier gave. */
export interface NumberedEvent {
  readonly numbers: readonly string[];
  readonly event: TrackingEvent;
}

/** What became of events of numbers that no shipment has. */
export interface AppliedToReturns<E extends NumberedEvent> {
  /** Events that marked a return as in transit. */
  readonly applied: number;
  /** Events of returns that changed nothing. */
  readonly known: number;
  /** Events of numbers that no return has either. */
  readonly unmatched: readonly E[];
}

const DAY = 86_400_000;

/** Whether a status says that a parcel has moved: everything does but the announcement of its label. */
const saysItMoved = (status: TrackingStatus | null): boolean => status !== null && status !== 'PENDING';

/** The return that an event of a number is of: the one whose label was made last when it happened. What happened more than a day before its label was made happened to another parcel of the number. */
const returnOfEvent = (returns: readonly NumberedReturn[], { occurredAt }: TrackingEvent): NumberedReturn | undefined => returns.find(({ shippedAt }) => occurredAt >= shift(shippedAt, -DAY));

/** Apply events to the returns whose labels have their numbers: the first one that says that its parcel moves marks a return as in transit, and nothing else of returns follows carriers. */
export async function applyToReturns<E extends NumberedEvent>(deps: OrdersDeps, transaction: Transaction, { context, events }: { readonly context: CallContext; readonly events: readonly E[] }): Promise<AppliedToReturns<E>> {
  if (events.length === 0) return { applied: 0, known: 0, unmatched: [] };
  const returnsOf = await deps.returnsOfNumbers(transaction, context.principal.companyId, events.flatMap(({ numbers }) => numbers));
  const placed = events.map((one) => ({ one, returnId: returnOfEvent(returnsOf.get(one.numbers.find((number) => returnsOf.has(number)) ?? '') ?? [], one.event)?.id }));
  const moved = [...new Set(placed.flatMap(({ one: { event }, returnId }) => (returnId !== undefined && saysItMoved(event.status) ? [returnId] : [])))];
  const applied = moved.length === 0 ? 0 : await deps.departReturns(transaction, { context, returnIds: moved });
  const unmatched = placed.flatMap(({ one, returnId }) => (returnId === undefined ? [one] : []));
  return { applied, known: events.length - unmatched.length - applied, unmatched };
}
