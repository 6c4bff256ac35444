import type { CallContext } from '#contract/principal.js';
import type { Transaction } from '#subgraph-kit/database.js';

/** A return that money of an order is given back for. */
export interface RefundedReturn {
  readonly context: CallContext;
  readonly orderId: string;
  /** The return, by number or id. */
  readonly reference: string;
}

/** What ordering has the folders above it do after its own changes; the composition root hands it down. */
export interface OrderingPorts {
  /** Stamp a return anew, because its refunds are part of it; answers its id. One of another order is BAD_INPUT. */
  readonly noteRefundOfReturn: (transaction: Transaction, refunded: RefundedReturn) => Promise<string>;
}
