import type { Instant } from '#kernel/clock.js';
import { requireScope, requireWarehouse, type CallContext } from '#contract/principal.js';
import type { Connection } from '#subgraph-kit/connection.js';
import { keysetOf } from '#subgraph-kit/keyset.js';
import type { PageRequest } from '#subgraph-kit/page-request.js';
import type { ColumnValue } from '#subgraph-kit/statement.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { Item } from './item.js';
import { findItemsById } from './item.store.js';
import type { StockLevel } from './stock-level.js';
import { findLevels } from './stock-level.store.js';

/** A level with its item. */
export interface ListedLevel extends StockLevel {
  readonly item: Item | undefined;
}

interface Wanted {
  readonly page: PageRequest;
  readonly locationCode?: string | null | undefined;
  readonly updatedSince?: Instant | null | undefined;
}

/** What the calling warehouse reported, by last change, oldest first (1-decisions, A, GET /stock). */
export async function listStock({ database, cursors }: OrdersDeps, { principal }: CallContext, { page, ...filter }: Wanted): Promise<Connection<ListedLevel>> {
  requireScope(principal, 'fulfillment:read');
  const { companyId } = principal;
  const locationId = requireWarehouse(principal);
  const keys = keysetOf(cursors, page, { list: `stock:${String(companyId)}:${locationId}:${filter.locationCode ?? ''}`, columns: ['changed_at', 'id'] });
  const conditions = conditionsOf(filter);
  const levels = await findLevels(database, companyId, {
    where: ['location_id = ?', ...conditions.map(({ sql }) => sql)].join(' AND ') + keys.where,
    parameters: [locationId, ...conditions.flatMap(({ parameters }) => parameters), ...keys.parameters],
    orderBy: keys.orderBy, limit: keys.limit,
  });
  const items = await findItemsById(database, companyId, levels.map(({ variantId }) => variantId));
  return keys.page(levels, ({ updatedAt, id }) => [updatedAt, id]).map((level) => ({ ...level, item: items.get(level.variantId) }));
}

interface Condition {
  readonly sql: string;
  readonly parameters: readonly ColumnValue[];
}

function conditionsOf({ locationCode, updatedSince }: Omit<Wanted, 'page'>): Condition[] {
  return [
    ...(locationCode == null ? [] : [{ sql: 'location_code = ?', parameters: [locationCode] }]),
    ...(updatedSince == null ? [] : [{ sql: 'changed_at >= ?', parameters: [updatedSince] }]),
  ];
}
