import { instant } from '#kernel/clock.js';
import { dayOf } from '#kernel/day.js';
import { requireScope, type CallContext } from '#contract/principal.js';
import { companiesOf, eachCompany } from '#subgraph-kit/each-company.js';
import { findOpenAlerts, resolveAlertsOf } from '../alerts/alert.store.js';
import { raiseAlerts } from '../alerts/raise-alerts.js';
import { findLocationsById } from '../inventory/location.store.js';
import type { OrdersDeps } from '../orders-deps.js';
import { findCompanies, findLateDepartures, findSeenUntil, type LateDepartures } from './late-departure.store.js';

/** How many late fulfillment orders and open alerts of a company are looked at in one run. */
const [MOST_LATE, MOST_OPEN] = [20_000, 5000];

/**
 * Alert staff of locations that promised orders should have left by now, one alert a location, and resolve the alerts of locations where none is late any more. For the worker.
 * One that staff resolved is raised again once an order is late that was not when they did. A company that fails stops no other. Answers how many alerts were raised.
 */
export async function watchDepartures(deps: OrdersDeps, context: CallContext): Promise<number> {
  requireScope(context.principal, 'system');
  return eachCompany({ context, companyIds: await companiesOf(context, () => findCompanies(deps.database)), failed: 'The departures of some companies could not be watched' }, (cause) => watchCompany(deps.inTimeOf(deps, cause.principal.companyId), cause));
}

/** What is late is read before the transaction, in which one of several workers raises the alert. */
async function watchCompany(deps: OrdersDeps, cause: CallContext): Promise<number> {
  const { companyId } = cause.principal;
  const at = instant(deps.clock);
  const { late, isCut } = await findLateDepartures(deps.database, companyId, { today: dayOf(at), most: MOST_LATE });
  if (late.length === 0 && (await findOpenAlerts(deps.database, companyId, { types: ['ORDERS_SHIP_LATE'], most: 1 })).length === 0) return 0;
  return deps.database.inTransaction(async (transaction) => {
    await transaction.takeChangeSequence(companyId); // concurrent workers raise one alert
    const open = await findOpenAlerts(transaction, companyId, { types: ['ORDERS_SHIP_LATE'], most: MOST_OPEN });
    const still = new Set(late.map(({ locationId }) => locationId));
    const over = isCut ? [] : open.flatMap(({ subject }) => (subject === null || still.has(subject) ? [] : [subject]));
    await resolveAlertsOf(transaction, companyId, { type: 'ORDERS_SHIP_LATE', subjects: over, at });
    const seen = await findSeenUntil(transaction, companyId, [...still]);
    const fresh = late.filter(({ locationId, lastDay }) => (seen.get(locationId) ?? '') <= lastDay);
    const locations = await findLocationsById(transaction, companyId, fresh.map(({ locationId }) => locationId));
    await raiseAlerts(deps, transaction, { cause, alerts: fresh.map((one) => ({ type: 'ORDERS_SHIP_LATE', subject: one.locationId, message: messageOf(one, { code: locations.get(one.locationId)?.code, isCut }) })) });
    return fresh.length;
  });
}

const messageOf = ({ orders, lastDay, locationId }: LateDepartures, { code, isCut }: { code: string | undefined; isCut: boolean }): string =>
  `${String(orders)} ${isCut ? 'or more ' : ''}${orders === 1 ? 'order that was promised to a customer' : 'orders that were promised to customers'} should have left ${code ?? locationId} by ${lastDay}`;
