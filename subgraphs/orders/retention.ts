import { inDays, KIT_RETENTION, KIT_STAYS, type TableRetention } from '#subgraph-kit/keeping/retention.js';
import { KEPT_MILLISECONDS } from './bulk/bulk-job.js';
import { PARKED_MILLISECONDS } from './tracking/apply-parked-events.js';

/** What this subgraph deletes by itself, and what stays: orders, stock, shipments and returns with their history, and what is counted of them. */
export const ORDERS_RETENTION: TableRetention = {
  deleted: [
    ...KIT_RETENTION,
    { what: 'Jobs that changed many orders, with their results', tables: ['bulk_job', 'bulk_job_order'], kept: inDays(KEPT_MILLISECONDS), job: 'purge bulk jobs' },
    { what: 'What carriers reported of parcels that nobody knows', tables: ['parked_tracking'], kept: inDays(PARKED_MILLISECONDS), job: 'purge parked tracking events' },
  ],
  stays: [
    ...KIT_STAYS, 'consumed', 'location', 'item', 'item_tag', 'registered_item', 'logistics_version', 'stock_level', 'stock_position', 'incoming_stock',
    'orders', 'order_line', 'order_token', 'order_replacement', 'order_settings', 'order_document', 'letterhead', 'refund', 'refund_line', 'customer_tag', 'customer_email_part', 'staff_note', 'metadata', 'metadata_entry', 'alert',
    'fulfillment_order', 'fulfillment_line', 'routing_rule', 'shipment', 'shipment_parcel', 'shipment_piece', 'picked_piece', 'packed_parcel', 'carrier', 'label', 'manifest',
    'tracking_event', 'tracking_estimate', 'unmapped_code', 'anomaly_rule',
    'returns', 'return_line', 'return_token', 'return_policy', 'return_portal', 'former_portal', 'return_terms', 'return_label', 'return_photo', 'store_credit', 'store_credit_line',
    'location_calendar', 'transit_time', 'service_policy', 'promise_settings', 'sales_figure', 'product_figure', 'return_figure', 'promise_figure', 'figures_state', 'certification',
  ],
};
