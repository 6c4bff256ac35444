import type { TrackingStatus } from '#contract/carrier-connection.js';
import { Failure } from '#contract/failure.js';
import { requireScope, type CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import { requireSandbox } from '#subgraph-kit/require-sandbox.js';
import { orderOfParcel } from '../tracking/read-tracked-order.js';
import { applyTrackingEvents, type AppliedEvents, type ApplyTrackingEvents } from '../tracking/apply-tracking-events.js';
import type { ReportedEvent } from '../tracking/event.js';
import type { Order } from '../ordering/order.js';
import type { OrdersDeps } from '../orders-deps.js';
import { asSimulatedCarrier } from './as-merchant.js';

/** What a carrier reports of a parcel, in the words of the platform. */
export interface SimulateCarrierEvent extends Pick<ReportedEvent, 'description' | 'occurredAt' | 'location' | 'estimatedAt'> {
  readonly trackingNumber: string;
  readonly status: TrackingStatus;
}

/** What became of it. */
export interface SimulatedCarrierEvent extends AppliedEvents {
  /** The order of the parcel; undefined where no shipment has the number. */
  readonly order: Order | undefined;
}

const LONGEST_NUMBER = 120;

/** A carrier reports an event of a parcel: it is kept, moves the shipment and its order, and is published as any other. */
export async function simulateCarrierEvent(deps: OrdersDeps, context: CallContext, { trackingNumber, status, ...event }: SimulateCarrierEvent): Promise<SimulatedCarrierEvent> {
  const { principal } = context;
  requirePermission(principal, 'commerce.write');
  await requireSandbox(deps, context);
  const number = trackingNumber.trim();
  if (number === '' || number.length > LONGEST_NUMBER) throw new Failure('BAD_INPUT', 'The call is not valid', { trackingNumber: [`must be 1 to ${String(LONGEST_NUMBER)} characters`] });
  const applied = await applyTrackingEvents(deps, asSimulatedCarrier(context), { statusMap: [], events: [{ ...event, trackingNumbers: [number], status }] });
  return { ...applied, order: await orderOfParcel(deps.database, principal.companyId, number) };
}

/** The same of events that a surface read in a carrier's format, as the intake applies them. */
export async function simulateTrackingEvents(deps: OrdersDeps, context: CallContext, given: ApplyTrackingEvents): Promise<AppliedEvents> {
  requireScope(context.principal, 'system');
  await requireSandbox(deps, context);
  return applyTrackingEvents(deps, context, given);
}
