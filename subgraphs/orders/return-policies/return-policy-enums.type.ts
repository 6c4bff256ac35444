import { enumType } from '#subgraph-kit/enum-type.js';
import type { LineBlock } from './returnable.js';
import type { ExchangeTime, RefundTime, Verifier } from './return-policy.js';

/** The graph's enum of what proves an order. */
export const Verifiers = enumType<Verifier>('ReturnVerifier', 'What a shopper gives besides the number of an order.', { EMAIL: 'The e-mail address of the order.', ZIP: 'The postcode it was shipped to.' });

/** The graph's enum of why something cannot be returned. */
export const ReturnBlockEnum = enumType<LineBlock>('ReturnBlock', 'Why an order or a line of it cannot be returned.', {
  CANCELLED: 'It was cancelled.', NOT_SHIPPED: 'It has not left.', WINDOW_CLOSED: 'Its window is over.', LIMIT_REACHED: 'The customer has as many returns as the policy allows.',
  EXCLUDED_SKU: 'Its SKU is not taken back.', EXCLUDED_TAG: 'A tag of its is not taken back.', FINAL_SALE: 'It was sold without return.', ALREADY_RETURNED: 'All of it is in returns.',
});

/** The graph's enum of when refunds are recorded. */
export const RefundTimes = enumType<RefundTime>('ReturnRefundTime', 'When the platform itself records the refund of a return.', {
  STAFF: 'Never: staff record refunds.', COMPLIANT: 'Once every item arrived in sellable condition.', FIRST_SCAN: 'When the carrier first scans the parcel, or else once the return is compliant.',
});

/** The graph's enum of when exchanges leave. */
export const ExchangeTimes = enumType<ExchangeTime>('ReturnExchangeTime', 'When the other piece of an exchange leaves.', { COMPLIANT: 'Once the return is compliant; until then the exchange order is on hold, with its piece reserved.', AT_ONCE: 'At once.' });
