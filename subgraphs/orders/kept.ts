import type { KeptPart } from '#subgraph-kit/keeping/kept-part.js';
import { ORDERS_MIGRATIONS } from './migrations.js';

/** What a backup must know of this subgraph's database. */
export const ORDERS_KEPT: KeptPart = {
  migrations: ORDERS_MIGRATIONS,
  blobs: [{ table: 'return_photo', column: 'content' }],
  references: [
    { table: 'order_line', column: 'order_id', of: 'orders' },
    { table: 'fulfillment_order', column: 'order_id', of: 'orders' },
    { table: 'fulfillment_order', column: 'location_id', of: 'location' },
    { table: 'fulfillment_line', column: 'fulfillment_order_id', of: 'fulfillment_order' },
    { table: 'fulfillment_line', column: 'line_id', of: 'order_line' },
    { table: 'shipment', column: 'order_id', of: 'orders' },
    { table: 'shipment_piece', column: 'shipment_id', of: 'shipment' },
    { table: 'shipment_parcel', column: 'shipment_id', of: 'shipment' },
    { table: 'refund', column: 'order_id', of: 'orders' },
    { table: 'refund_line', column: 'refund_id', of: 'refund' },
    { table: 'return_line', column: 'return_id', of: 'returns' },
    { table: 'return_photo', column: 'return_id', of: 'returns' },
    { table: 'stock_level', column: 'location_id', of: 'location' },
    { table: 'store_credit_line', column: 'credit_id', of: 'store_credit' },
  ],
};
