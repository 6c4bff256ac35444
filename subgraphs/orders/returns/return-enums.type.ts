import { enumType, internalEnumType } from '#subgraph-kit/enum-type.js';
import type { ReturnMethod, ReturnResolution, ReturnSource } from './return.js';
import type { ReturnStatus, WarehouseReturnList } from './return-status.js';

const STATUSES = {
  REQUESTED: 'Opened, not yet announced to its warehouse.',
  AWAITING_RECEIPT: 'The warehouse knows it is coming.',
  IN_TRANSIT: 'The parcel travels back.',
  RECEIVED: 'Arrived at the warehouse, being checked.',
  COMPLIANT: 'Every item arrived, in sellable condition.',
  NOT_COMPLIANT: 'Something is missing, not sellable or was not expected; customer service was alerted.',
  CLOSED: 'Done.',
  CANCELLED: 'Cancelled.',
} as const satisfies Record<ReturnStatus, string>;

/** The graph's enum of return states. */
export const ReturnStatusEnum = enumType<ReturnStatus>('ReturnStatus', 'The state of a return.', STATUSES);

/** The graph's enum of a warehouse's lists of returns. */
export const WarehouseReturnListEnum = internalEnumType<WarehouseReturnList>('WarehouseReturnList', 'The lists of returns a warehouse reads.', {
  EXPECTED: 'Awaiting receipt or in transit: what the warehouse waits for.', ...STATUSES,
});

/** The graph's enum of who opens returns. */
export const ReturnSourceEnum = enumType<ReturnSource>('ReturnSource', 'Who opened a return.', {
  PORTAL: 'The shopper, on the returns portal.',
  CHANNEL: 'The sales channel or the merchant\'s people.',
  WAREHOUSE: 'The warehouse, for an unannounced parcel.',
});

/** The graph's enum of resolutions. */
export const ReturnResolutionEnum = enumType<ReturnResolution>('ReturnResolution', 'What a customer gets for a return.', {
  REFUND: 'The money back.', EXCHANGE: 'Another item.', STORE_CREDIT: 'Credit with the merchant.',
});

/** The graph's enum of return methods. */
export const ReturnMethodEnum = enumType<ReturnMethod>('ReturnMethod', 'How returned goods travel.', {
  CARRIER_LABEL: 'In a parcel with a carrier\'s label.', IN_STORE: 'Handed in at a store.',
});
