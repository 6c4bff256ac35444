import type { Instant } from '#kernel/clock.js';
import { shift } from '#kernel/clock.js';

/** A warehouse's active connection and the time of its last call. */
export interface WatchedConnection {
  readonly id: string;
  readonly name: string;
  readonly warehouseId: string;
  /** To the minute. */
  readonly heardAt: Instant;
  /** Since when it counts as silent; null while it does not. */
  readonly silentSince: Instant | null;
}

/** A connection that is silent while orders wait, and since when. */
export interface Silence {
  readonly connection: WatchedConnection;
  readonly since: Instant;
}

const MOST_SILENCE_MILLISECONDS = 1_800_000;
const PRECISION_MILLISECONDS = 60_000; // the recorded time of a call may be this much too early

/** The warehouses none of whose connections made a call for more than 30 minutes. */
export function quietWarehouses(connections: readonly WatchedConnection[], now: Instant): string[] {
  const latest = shift(now, -(MOST_SILENCE_MILLISECONDS + PRECISION_MILLISECONDS));
  const heard = new Set(connections.filter(({ heardAt }) => heardAt >= latest).map(({ warehouseId }) => warehouseId));
  return [...new Set(connections.map(({ warehouseId }) => warehouseId))].filter((warehouseId) => !heard.has(warehouseId));
}

/**
 * The connections that are silent (document 1, Events): no call for more than 30 minutes while orders waited as long.
 * `waiting` holds since when each silent warehouse's oldest order waits.
 */
export function silences(connections: readonly WatchedConnection[], waiting: ReadonlyMap<string, Instant>, now: Instant): Silence[] {
  const latest = shift(now, -MOST_SILENCE_MILLISECONDS);
  return connections.flatMap((connection) => {
    const waitingSince = waiting.get(connection.warehouseId);
    if (waitingSince === undefined || waitingSince >= latest) return [];
    return [{ connection, since: waitingSince > connection.heardAt ? waitingSince : connection.heardAt }];
  });
}
