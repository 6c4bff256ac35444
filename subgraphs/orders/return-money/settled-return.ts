import type { Reader } from '#subgraph-kit/database.js';
import { findOrder } from '../ordering/order.store.js';
import type { Order, OrderLine } from '../ordering/order.js';
import { refundedUnits, type GivenBack, type Refund } from '../ordering/refund.js';
import { findRefunds } from '../ordering/refund.store.js';
import type { ReturnTerms } from '../returns/return-terms.js';
import { findReturnsOfOrders } from '../returns/return.store.js';
import type { Return } from '../returns/return.js';
import { findCredits } from './store-credit.store.js';
import type { StoreCredit } from './store-credit.js';

/** What is known of a return when it is settled, in money or as a store credit. */
export interface SettlementFacts {
  readonly returned: Return;
  readonly order: Order;
  /** Undefined for a return that no shopper opened. */
  readonly terms: ReturnTerms | undefined;
  /** All refunds of the order. */
  readonly refunds: readonly Refund[];
  /** All store credits of the order. */
  readonly credits: readonly StoreCredit[];
  /** All returns of the order. */
  readonly returns: readonly Return[];
  /** Whether it was to be exchanged and the order of the other piece was cancelled. */
  readonly isExchangeCancelled: boolean;
}

/** All that was given back of an order. */
export type GivenOfOrder = Pick<SettlementFacts, 'refunds' | 'credits'>;

/** What was given back of an order. */
export async function givenOfOrder(reader: Reader, companyId: number, orderId: string): Promise<GivenOfOrder> {
  const [refunds, credits] = await Promise.all([findRefunds(reader, companyId, [orderId]), findCredits(reader, companyId, { column: 'order_id', values: [orderId] })]);
  return { refunds, credits };
}

/** What is known of a return with an order, whose terms are known; undefined for one without. */
export async function settlementFacts(reader: Reader, companyId: number, { returned, terms }: Pick<SettlementFacts, 'returned' | 'terms'>): Promise<SettlementFacts | undefined> {
  const order = returned.orderId === null ? undefined : await findOrder(reader, companyId, returned.orderId);
  if (!order) return undefined;
  const exchange = returned.exchangeOrderId === null ? undefined : await findOrder(reader, companyId, returned.exchangeOrderId);
  return {
    returned, order, terms, returns: await findReturnsOfOrders(reader, companyId, [order.id]), isExchangeCancelled: exchange?.status === 'CANCELLED', ...await givenOfOrder(reader, companyId, order.id),
  };
}

/** All that was given back of the order, in money and as store credits. */
export const givenBack = ({ refunds, credits }: GivenOfOrder): readonly GivenBack[] => [...refunds, ...credits];

/** The refunds of the return itself. */
export const ownRefunds = ({ refunds, returned }: SettlementFacts): Refund[] => refunds.filter(({ returnId }) => returnId === returned.id);

/** The store credit of the return itself, if any. */
export const ownCredit = ({ credits, returned }: SettlementFacts): StoreCredit | undefined => credits.find(({ returnId }) => returnId === returned.id);

/** Units of a line that nothing was given back for. */
export const unitsLeft = (line: OrderLine, facts: SettlementFacts): number => Math.max(0, line.quantity - refundedUnits(givenBack(facts), line.id));
