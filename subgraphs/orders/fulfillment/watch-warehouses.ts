import { instant } from '#kernel/clock.js';
import { requireScope, type CallContext } from '#contract/principal.js';
import type { Reader } from '#subgraph-kit/database.js';
import type { Alert } from '../alerts/alert.js';
import { findAlertsOfSubjects, resolveAlertsOf } from '../alerts/alert.store.js';
import { raiseAlerts } from '../alerts/raise-alerts.js';
import { grouped } from '#subgraph-kit/grouped.js';
import { findLocationsById } from '../inventory/location.store.js';
import type { OrdersDeps } from '../orders-deps.js';
import { quietWarehouses, silences, type Silence, type WatchedConnection } from './silence.js';
import { waitingSince } from './waiting-orders.store.js';

/** The active warehouse connections of one company. */
export interface Watched {
  readonly companyId: number;
  readonly connections: readonly WatchedConnection[];
}

/**
 * Alert a company of warehouses that are silent while orders wait, once per silence and warehouse, and resolve the alerts of those that
 * called since; answers the silent connections. Called by the worker every minute, which then shows them in error.
 */
export async function watchWarehouses(deps: OrdersDeps, call: CallContext, { companyId, connections }: Watched): Promise<Silence[]> {
  requireScope(call.principal, 'system');
  const { database, clock } = deps;
  const cause = { ...call, principal: { ...call.principal, companyId } };
  const now = instant(clock);
  const silent = silences(connections, await waitingSince(database, companyId, quietWarehouses(connections, now)), now);
  const look = { companyId, connections, silent };
  const { unreported, over } = await toDo(database, look);
  if (unreported.length === 0 && over.length === 0) return silent;
  await database.inTransaction(async (transaction) => {
    await transaction.takeChangeSequence(companyId); // concurrent workers raise one alert
    const due = await toDo(transaction, look);
    const locations = await findLocationsById(transaction, companyId, due.unreported.map(({ connection: { warehouseId } }) => warehouseId));
    await raiseAlerts(deps, transaction, { cause, alerts: due.unreported.map(({ connection: { id, name, warehouseId }, since }) => ({
      type: 'WAREHOUSE_SILENT', subject: id, locationId: warehouseId,
      message: `The warehouse of ${name} has been silent since ${since} while orders wait${inWords(locations.get(warehouseId)?.code)}`,
    })) });
    await resolveAlertsOf(transaction, companyId, { type: 'WAREHOUSE_SILENT', subjects: due.over, at: now });
  });
  return silent;
}

const inWords = (code: string | undefined): string => (code === undefined ? '' : ` at ${code}`);

interface Look extends Watched {
  readonly silent: readonly Silence[];
}

async function toDo(reader: Reader, { companyId, connections, silent }: Look): Promise<{ unreported: Silence[]; over: string[] }> {
  const alerts = await findAlertsOfSubjects(reader, companyId, { type: 'WAREHOUSE_SILENT', subjects: connections.map(({ id }) => id) });
  const stillSilent = new Set([...silent.map(({ connection }) => connection.id), ...connections.filter(({ silentSince }) => silentSince !== null).map(({ id }) => id)]);
  return {
    unreported: [...grouped(silent, ({ connection }) => connection.warehouseId).values()].flatMap((ofWarehouse) => unreported(ofWarehouse, alerts)),
    over: alerts.flatMap(({ subject, resolvedAt }) => (subject === null || resolvedAt !== null || stillSilent.has(subject) ? [] : [subject])),
  };
}

/** The silence of a warehouse by the connection that called last, unless there is an alert by one of its connections since then: several connections of a warehouse are silent together. */
function unreported(ofWarehouse: readonly Silence[], alerts: readonly Alert[]): Silence[] {
  const [latest] = ofWarehouse.toSorted((one, other) => (one.connection.heardAt < other.connection.heardAt ? 1 : -1));
  const ids = new Set(ofWarehouse.map(({ connection }) => connection.id));
  return latest && !alerts.some(({ subject, raisedAt }) => ids.has(subject ?? '') && raisedAt > latest.connection.heardAt) ? [latest] : [];
}
