import { z } from 'zod';
import { exportRoute } from '#kit/export-route.js';
import { INVENTORY_EXAMPLE, ORDER_EXAMPLE, RETURN_EXAMPLE } from './examples.js';
import { InventoryItem, inventoryJson } from './inventory-json.js';
import { inventoryFilter, InventoryQuery } from './list-inventory.js';
import { orderFilter, OrderQuery } from './list-orders.js';
import { returnFilter, ReturnQuery } from './list-returns.js';
import { ExportInventoryDocument } from './operations/export-inventory.generated.js';
import { ExportOrdersDocument } from './operations/export-orders.generated.js';
import { ExportReturnsDocument } from './operations/export-returns.generated.js';
import { Order, orderJson } from './order.js';
import { Return, returnJson } from './return.js';

/** GET /exports/orders: every order, one per line. */
export const exportOrders = exportRoute({
  id: 'exports.orders', path: '/exports/orders', scope: 'orders:read', summary: 'Export orders', what: 'order',
  query: z.object(OrderQuery), record: Order, example: ORDER_EXAMPLE, operation: ExportOrdersDocument,
  filter: orderFilter, page: ({ orders }) => orders, json: orderJson,
});

/** GET /exports/returns: every return, one per line. */
export const exportReturns = exportRoute({
  id: 'exports.returns', path: '/exports/returns', scope: 'returns:read', summary: 'Export returns', what: 'return',
  query: z.object(ReturnQuery), record: Return, example: RETURN_EXAMPLE, operation: ExportReturnsDocument,
  filter: returnFilter, page: ({ returns }) => returns, json: returnJson,
});

/** GET /exports/inventory: the availability of every item, one per line. */
export const exportInventory = exportRoute({
  id: 'exports.inventory', path: '/exports/inventory', scope: 'inventory:read', summary: 'Export availability', what: 'item',
  query: z.object(InventoryQuery), record: InventoryItem, example: INVENTORY_EXAMPLE, operation: ExportInventoryDocument,
  filter: inventoryFilter, page: ({ inventory }) => inventory, json: inventoryJson,
});
