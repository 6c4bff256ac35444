import { z } from 'zod';
import { ok } from '#kit/answer.js';
import { defineRoute } from '#kit/define-route.js';
import { nextCursor, pageFields, pageOf } from '#kit/list-page.js';
import { INVENTORY_EXAMPLE } from './examples.js';
import { InventoryItem, inventoryJson } from './inventory-json.js';
import { ListInventoryDocument } from './operations/list-inventory.generated.js';
import { updatedSince } from './updated-since.js';

const code = z.string().max(255, 'must have at most 255 characters').optional();

/** The filters of GET /inventory and GET /exports/inventory. */
export const InventoryQuery = {
  sku: code.describe('Only this item.'),
  barcode: code.describe('Only this item.'),
  location_code: code.describe('Only stock at this location.'),
  updated_since: updatedSince,
};

type Wanted = Partial<Record<keyof typeof InventoryQuery, string | undefined>>;

/** The same as the graph's filter. */
export const inventoryFilter = ({ sku, barcode, location_code, updated_since }: Wanted) =>
  ({ sku: sku ?? null, barcode: barcode ?? null, locationCode: location_code ?? null, updatedSince: updated_since ?? null });

/** GET /inventory: availability by item and location. */
export const listInventory = defineRoute({
  id: 'inventory.list', method: 'GET', path: '/inventory', scope: 'inventory:read', idempotency: 'natural',
  summary: 'List availability',
  description: 'Items that have or had stock, sorted by the last change of it, oldest first, with what is reserved and what is due in at each location.',
  failures: ['BAD_INPUT', 'BAD_CURSOR'],
  input: z.object({ query: z.object({ ...InventoryQuery, ...pageFields('Records') }) }),
  answer: pageOf(InventoryItem, 'InventoryPage'),
  operation: ListInventoryDocument,
  variables: ({ query: { cursor, limit, ...query } }) => ({ filter: inventoryFilter(query), first: limit, after: cursor ?? null }),
  reply: ({ inventory: { nodes, pageInfo } }) => ok({ data: nodes.map(inventoryJson), next_cursor: nextCursor(pageInfo) }),
  example: { target: '/inventory?sku=TESSA_BLUE_M', answer: { data: [INVENTORY_EXAMPLE], next_cursor: null } },
});
