import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import { pageOf, type Connection } from '#subgraph-kit/connection.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { Alert } from './alert.js';
import { findAlerts } from './alert.store.js';
import { refusePageSize, type PageRequest } from '../paging/page-request.js';

/** A page of the company's alerts, newest first. */
export async function listAlerts({ database, cursors }: OrdersDeps, { principal }: CallContext, { openOnly, first, after }: PageRequest & { openOnly: boolean }): Promise<Connection<Alert>> {
  requirePermission(principal, 'commerce.read');
  refusePageSize(first);
  const { companyId } = principal;
  const list = `alerts:${String(companyId)}:${String(openOnly)}`;
  const [raisedAt = '', id = ''] = after == null ? [] : cursors.decode(list, after);
  const alerts = await findAlerts(database, companyId, {
    where: `${openOnly ? 'resolved_at IS NULL' : '1 = 1'}${after == null ? '' : ' AND raised_at <= ? AND (raised_at < ? OR id < ?)'}`,
    parameters: after == null ? [] : [raisedAt, raisedAt, id],
    limit: first + 1,
  });
  return pageOf(alerts, first, (alert) => cursors.encode(list, [alert.raisedAt, alert.id]));
}
