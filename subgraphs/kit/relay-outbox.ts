import type { Clock } from '#kernel/clock.js';
import { requireScope, type CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import type { Database } from './database.js';
import type { FailedTask } from './failed-task.js';
import { markRelayed, pendingEvents, type PendingEvent } from './outbox.js';
import { pageSize } from './page-size.js';
import { failedEvents, parkedEvents, parkEvents, unparkEvents, type Parking, type ParkedEvent } from './parked-events.js';

/** A call on a subgraph's outbox; requires the scope system. */
export interface OutboxCall {
  readonly database: Database;
  readonly clock: Clock;
  readonly call: CallContext;
}

/** Events not relayed yet, each company's in order, without some companies. */
export async function readOutbox({ database, call }: OutboxCall, { first, except }: { first: number; except: readonly number[] }): Promise<PendingEvent[]> {
  requireScope(call.principal, 'system');
  return pendingEvents(database, first, except);
}

/** Events that were set aside. */
export async function readParkedEvents({ database, call }: OutboxCall, first: number): Promise<ParkedEvent[]> {
  requireScope(call.principal, 'system');
  return parkedEvents(database, first);
}

/** The caller's company's events that were set aside; needs company.manage. */
export async function listFailedEvents({ database, call: { principal } }: OutboxCall, first: number): Promise<FailedTask[]> {
  requirePermission(principal, 'company.manage');
  return failedEvents(database, principal.companyId, pageSize(first));
}

/** Mark events as relayed; returns how many were not yet. */
export async function markEventsRelayed({ database, call }: OutboxCall, ids: readonly string[]): Promise<number> {
  requireScope(call.principal, 'system');
  return markRelayed(database, ids);
}

/** Set events aside, each with its reason; returns how many were not relayed yet. */
export async function markEventsParked({ database, call }: OutboxCall, events: readonly Parking[]): Promise<number> {
  requireScope(call.principal, 'system');
  return parkEvents(database, events);
}

/** Relay set-aside events again; returns how many. */
export async function retryParkedEvents({ database, call }: OutboxCall, ids?: readonly string[]): Promise<number> {
  requireScope(call.principal, 'system');
  return unparkEvents(database, ids);
}
