import type { Instant } from '#kernel/clock.js';
import { requireScope, requireWarehouse, type CallContext } from '#contract/principal.js';
import { pageOf, type Connection } from '#subgraph-kit/connection.js';
import type { Position } from '#subgraph-kit/cursor.js';
import type { ColumnValue } from '#subgraph-kit/statement.js';
import { refusePageSize, type PageRequest } from '../paging/page-request.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { Item } from './item.js';
import { findItemsById } from './item.store.js';
import type { StockLevel } from './stock-level.js';
import { findLevels } from './stock-level.store.js';

/** A level with its item. */
export interface ListedLevel extends StockLevel {
  readonly item: Item | undefined;
}

interface Wanted extends PageRequest {
  readonly locationCode?: string | null | undefined;
  readonly updatedSince?: Instant | null | undefined;
}

/** What the calling warehouse reported, by last change, oldest first (1-decisions, A, GET /stock). */
export async function listStock({ database, cursors }: OrdersDeps, { principal }: CallContext, { first, after, ...filter }: Wanted): Promise<Connection<ListedLevel>> {
  requireScope(principal, 'fulfillment:read');
  refusePageSize(first);
  const { companyId } = principal;
  const locationId = requireWarehouse(principal);
  const list = `stock:${String(companyId)}:${locationId}:${filter.locationCode ?? ''}`;
  const conditions = conditionsOf(filter, after == null ? undefined : cursors.decode(list, after));
  const levels = await findLevels(database, companyId, {
    where: ['location_id = ?', ...conditions.map(({ sql }) => sql)].join(' AND '),
    parameters: [locationId, ...conditions.flatMap(({ parameters }) => parameters)],
    orderBy: 'changed_at, id',
    limit: first + 1,
  });
  const items = await findItemsById(database, companyId, levels.map(({ variantId }) => variantId));
  return pageOf(levels, first, (level) => cursors.encode(list, [level.updatedAt, level.id])).map((level) => ({ ...level, item: items.get(level.variantId) }));
}

interface Condition {
  readonly sql: string;
  readonly parameters: readonly ColumnValue[];
}

function conditionsOf({ locationCode, updatedSince }: Omit<Wanted, keyof PageRequest>, position: Position | undefined): Condition[] {
  const [changeSequence = '', id = ''] = position ?? [];
  return [
    ...(locationCode == null ? [] : [{ sql: 'location_code = ?', parameters: [locationCode] }]),
    ...(updatedSince == null ? [] : [{ sql: 'changed_at >= ?', parameters: [updatedSince] }]),
    ...(position ? [{ sql: 'changed_at >= ? AND (changed_at > ? OR id > ?)', parameters: [changeSequence, changeSequence, id] }] : []),
  ];
}
