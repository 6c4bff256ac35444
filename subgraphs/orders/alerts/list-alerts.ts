import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import type { Connection } from '#subgraph-kit/connection.js';
import { keysetOf } from '#subgraph-kit/keyset.js';
import type { PageRequest } from '#subgraph-kit/page-request.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { Alert, AlertType } from './alert.js';
import { countOpenAlerts, findAlerts } from './alert.store.js';

interface Listing {
  readonly openOnly: boolean;
  readonly type?: AlertType | null | undefined;
  readonly page: PageRequest;
}

/** A page of the company's alerts, newest first; open ones can be counted. */
export async function listAlerts({ database, cursors }: OrdersDeps, { principal }: CallContext, { openOnly, type, page: asked }: Listing): Promise<Connection<Alert>> {
  requirePermission(principal, 'commerce.read');
  const { companyId } = principal;
  const keys = keysetOf(cursors, asked, { list: `alerts:${String(companyId)}:${String(openOnly)}${type == null ? '' : `:${type}`}`, columns: ['raised_at', 'id'], isDescending: true });
  const alerts = await findAlerts(database, companyId, {
    where: `${openOnly ? 'resolved_at IS NULL' : '1 = 1'}${type == null ? '' : ' AND type = ?'}${keys.where}`, parameters: [...type == null ? [] : [type], ...keys.parameters], orderBy: keys.orderBy, limit: keys.limit,
  });
  const page = keys.page(alerts, ({ raisedAt, id }) => [raisedAt, id]);
  return openOnly ? page.counted(() => countOpenAlerts(database, companyId, type)) : page;
}
