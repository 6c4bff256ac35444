import { instant } from '#kernel/clock.js';
import type { ErrorCode } from '#contract/error-codes.js';
import { Failure } from '#contract/failure.js';
import { requireScope, requireWarehouse, type CallContext } from '#contract/principal.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { OrdersDeps } from '../orders-deps.js';
import { findPartsOfReferences, saveAcceptedParts, type TakenOver } from './accepted-parts.store.js';
import { fulfillmentEvent } from './fulfillment-events.js';
import { accepted, type FulfillmentOrder } from './fulfillment-order.js';

/** What became of one order of many. */
export interface Acceptance {
  /** As it was asked for. */
  readonly reference: string;
  /** Why it was not taken over; null when it was. */
  readonly refusal: { readonly code: ErrorCode; readonly message: string } | null;
}

const MOST_ORDERS = 200;

/**
 * The calling warehouse takes many orders over at once (1-decisions, A, POST /orders/accept): each for itself, in one transaction of a
 * few statements. An order named twice is taken over once and has the same outcome at both places.
 */
export function acceptFulfillmentOrders(deps: OrdersDeps, context: CallContext, references: readonly string[]): Promise<Acceptance[]> {
  const { principal } = context;
  requireScope(principal, 'fulfillment:write');
  if (references.length < 1) throw new Failure('BAD_INPUT', 'A call takes over at least 1 order', { references: ['must have at least 1'] });
  if (references.length > MOST_ORDERS) throw new Failure('TOO_MANY_ITEMS', `A call takes 1 to ${String(MOST_ORDERS)} orders over`, { references: [`must be 1 to ${String(MOST_ORDERS)}`] });
  const locationId = requireWarehouse(principal);
  return deps.database.inTransaction((transaction) => commandOnce(transaction, { context, clock: deps.clock, name: 'acceptFulfillmentOrders' }, async () => {
    const found = await findPartsOfReferences(transaction, principal.companyId, { locationId, references: [...new Set(references)] });
    const { taken, refusals } = takeOver(found, instant(deps.clock));
    await saveAcceptedParts(transaction, principal.companyId, taken);
    await deps.outbox.append(transaction, principal.companyId, taken.map(({ after }) => fulfillmentEvent('fulfillment.accepted', after, context)));
    return references.map((reference) => {
      const part = found.get(reference);
      return { reference, refusal: part ? refusals.get(part.id) ?? null : { code: 'ORDER_NOT_FOUND' as const, message: `No order ${reference}` } };
    });
  }));
}

interface Outcome {
  readonly taken: readonly TakenOver[];
  /** By part. */
  readonly refusals: ReadonlyMap<string, NonNullable<Acceptance['refusal']>>;
}

function takeOver(found: ReadonlyMap<string, FulfillmentOrder>, at: string): Outcome {
  const taken: TakenOver[] = [];
  const refusals = new Map<string, NonNullable<Acceptance['refusal']>>();
  for (const part of new Map([...found.values()].map((one) => [one.id, one])).values()) {
    try {
      taken.push({ before: part, after: accepted(part, at, null) });
    } catch (refused) {
      if (!(refused instanceof Failure)) throw refused;
      refusals.set(part.id, { code: refused.code, message: refused.message });
    }
  }
  return { taken, refusals };
}
