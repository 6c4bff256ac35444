import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { Location } from '../inventory/location.js';
import type { OrdersDeps } from '../orders-deps.js';
import { deleteCalendar, findCalendars } from './calendar.store.js';
import { locationCalled } from './save-location-calendar.js';

/** Give a location the usual calendar again; answers the location. One that has none of its own keeps the usual one. */
export function removeLocationCalendar({ database, clock, outbox }: OrdersDeps, context: CallContext, reference: string): Promise<Location> {
  const { companyId } = context.principal;
  requirePermission(context.principal, 'commerce.manage');
  return database.inTransaction((transaction) => commandOnce(transaction, { context, clock, name: 'removeLocationCalendar' }, async () => {
    await transaction.takeChangeSequence(companyId); // serializes with other changes of the calendar
    const location = await locationCalled(transaction, companyId, reference);
    const before = (await findCalendars(transaction, companyId)).get(location.id) ?? null;
    await deleteCalendar(transaction, companyId, location.id); // one that cannot be read is removed too
    transaction.recordChange({ kind: 'locationCalendar', id: location.id, before, after: null });
    await outbox.append(transaction, companyId, [{ type: 'location.calendar_removed', subject: location.id, cause: context, payload: { locationId: location.id, code: location.code } }]);
    return location;
  }));
}
