import type { CallContext } from '#contract/principal.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';

/** A return that a refund belongs to. */
export interface RefundedReturn {
  readonly context: CallContext;
  readonly orderId: string;
  /** The return, by number or id. */
  readonly reference: string;
}

/** What folders above ordering do after its changes; injected by the composition root. */
export interface OrderingPorts {
  /** Give a return a new change sequence, because its refunds belong to its record; answers its id. A return of another order or of none is BAD_INPUT. */
  readonly noteRefundOfReturn: (transaction: Transaction, refunded: RefundedReturn) => Promise<string>;
  /** The id of the return of an order that a refund was for. A return of another order or of none is BAD_INPUT. */
  readonly refundedReturn: (reader: Reader, refunded: RefundedReturn) => Promise<string>;
}
