import { decimalFromMinor } from '#kernel/money.js';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { NewOrder } from '../ordering/sent-order.js';
import { placeNew } from '../ordering/place-orders.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { ExchangeTime } from '../return-policies/return-policy.js';
import type { ReturnLine } from '../returns/return-line.js';
import type { PlannedReturn } from './plan-return.js';

const EXCHANGE_TAG = 'exchange';

interface Exchanging extends Pick<PlannedReturn, 'order' | 'lines'> {
  readonly context: CallContext;
  readonly returnNumber: string;
  readonly ships: ExchangeTime;
}

/** Place the order of what is wanted instead, free of charge, with its pieces reserved; answers its id. It waits on hold until the return is compliant, where the policy says so. EXCHANGE_UNAVAILABLE where its pieces are gone. */
export async function placeExchange(deps: OrdersDeps, transaction: Transaction, { context, order, lines, returnNumber, ships }: Exchanging): Promise<string> {
  const hold = ships === 'COMPLIANT' ? { kind: 'RETURN', reason: `Exchange of the return ${returnNumber}: leaves once the return is compliant` } as const : undefined;
  const fresh: NewOrder = {
    channel: order.channel, currency: order.currency, customer: order.customer, shippingAddress: order.shippingAddress, billingAddress: order.billingAddress, invoiceDetails: order.invoiceDetails,
    shipping: { ...order.shipping, price: null }, language: order.language, paymentStatus: 'PAID', tags: [EXCHANGE_TAG], lines: lines.map((line) => lineOf(line, order.currency)), hold,
  };
  const [made] = await placeNew(deps, transaction, { context, fresh: [fresh] });
  if (!made || made.unallocated) throw new Failure('EXCHANGE_UNAVAILABLE', 'What is wanted instead is not in stock', Object.fromEntries(lines.map((_, index) => [`lines.${String(index)}.exchange`, ['is not in stock']])));
  return made.id;
}

const lineOf = ({ exchangeSku, exchangeBarcode, quantityExpected }: ReturnLine, currency: string): NewOrder['lines'][number] =>
  ({ sku: exchangeSku, barcode: exchangeBarcode, quantity: quantityExpected, unitPrice: { amount: decimalFromMinor(0, currency), currency } });
