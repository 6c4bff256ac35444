import { systemContext } from '#contract/system-context.js';
import type { UnreadableRow } from '#subgraph-kit/unreadable-rows.js';
import type { OrdersDeps } from '../orders-deps.js';
import { findAlertsOfSubjects } from './alert.store.js';
import { raiseAlerts } from './raise-alerts.js';

/** Alert the merchant of a record that cannot be read, unless an alert of it is open. */
export async function alertUnreadable(deps: OrdersDeps, { companyId, id, name, table, column }: UnreadableRow): Promise<void> {
  const cause = systemContext({ actor: 'orders', companyId, requestId: deps.ids.next() });
  await deps.database.inTransaction(async (transaction) => {
    await transaction.takeChangeSequence(companyId); // concurrent processes raise one alert
    const known = await findAlertsOfSubjects(transaction, companyId, { type: 'RECORD_UNREADABLE', subjects: [id] });
    if (known.some(({ resolvedAt }) => resolvedAt === null)) return;
    await raiseAlerts(deps, transaction, { cause, alerts: [{
      type: 'RECORD_UNREADABLE', subject: id, message: `${name} cannot be read and is left out of every list until it is mended: what is stored in ${table}.${column} is damaged`,
    }] });
  });
}
