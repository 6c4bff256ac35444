import { registerEnumType } from 'type-graphql';
import type { ReturnMethod, ReturnResolution, ReturnSource } from './return.js';
import type { ReturnStatus, WarehouseReturnList } from './return-status.js';

const STATUS_DESCRIPTIONS = {
  REQUESTED: { description: 'Opened, its warehouse is not yet told.' },
  AWAITING_RECEIPT: { description: 'The warehouse knows it is coming.' },
  IN_TRANSIT: { description: 'The parcel travels back.' },
  RECEIVED: { description: 'Arrived at the warehouse, being checked.' },
  COMPLIANT: { description: 'Every item arrived, in sellable condition.' },
  NOT_COMPLIANT: { description: 'Something is missing, not sellable or was not expected; customer service was told.' },
  CLOSED: { description: 'Done.' },
  CANCELLED: { description: 'Cancelled.' },
} as const satisfies Record<ReturnStatus, { description: string }>;

/** The graph's enum of return states. */
export const ReturnStatusEnum = {
  REQUESTED: 'REQUESTED', AWAITING_RECEIPT: 'AWAITING_RECEIPT', IN_TRANSIT: 'IN_TRANSIT', RECEIVED: 'RECEIVED', COMPLIANT: 'COMPLIANT',
  NOT_COMPLIANT: 'NOT_COMPLIANT', CLOSED: 'CLOSED', CANCELLED: 'CANCELLED',
} as const satisfies Record<ReturnStatus, ReturnStatus>;
registerEnumType(ReturnStatusEnum, { name: 'ReturnStatus', description: 'The state of a return.', valuesConfig: STATUS_DESCRIPTIONS });

/** The graph's enum of a warehouse's lists of returns. */
export const WarehouseReturnListEnum = { EXPECTED: 'EXPECTED', ...ReturnStatusEnum } as const satisfies Record<WarehouseReturnList, WarehouseReturnList>;
registerEnumType(WarehouseReturnListEnum, {
  name: 'WarehouseReturnList', description: 'The lists of returns a warehouse reads.',
  valuesConfig: { EXPECTED: { description: 'Awaiting receipt or in transit: what the warehouse waits for.' }, ...STATUS_DESCRIPTIONS },
});

/** The graph's enum of who opens returns. */
export const ReturnSourceEnum = { PORTAL: 'PORTAL', CHANNEL: 'CHANNEL', WAREHOUSE: 'WAREHOUSE' } as const satisfies Record<ReturnSource, ReturnSource>;
registerEnumType(ReturnSourceEnum, {
  name: 'ReturnSource', description: 'Who opened a return.',
  valuesConfig: {
    PORTAL: { description: 'The shopper, on the returns portal.' }, CHANNEL: { description: 'The sales channel or the merchant\'s people.' },
    WAREHOUSE: { description: 'The warehouse, for a parcel nobody announced.' },
  },
});

/** The graph's enum of resolutions. */
export const ReturnResolutionEnum = { REFUND: 'REFUND', EXCHANGE: 'EXCHANGE', STORE_CREDIT: 'STORE_CREDIT' } as const satisfies Record<ReturnResolution, ReturnResolution>;
registerEnumType(ReturnResolutionEnum, {
  name: 'ReturnResolution', description: 'What a customer gets for a return.',
  valuesConfig: { REFUND: { description: 'The money back.' }, EXCHANGE: { description: 'Another item.' }, STORE_CREDIT: { description: 'Credit with the merchant.' } },
});

/** The graph's enum of return methods. */
export const ReturnMethodEnum = { CARRIER_LABEL: 'CARRIER_LABEL', IN_STORE: 'IN_STORE' } as const satisfies Record<ReturnMethod, ReturnMethod>;
registerEnumType(ReturnMethodEnum, {
  name: 'ReturnMethod', description: 'How returned goods travel.',
  valuesConfig: { CARRIER_LABEL: { description: 'In a parcel with a carrier\'s label.' }, IN_STORE: { description: 'Handed in at a store.' } },
});
