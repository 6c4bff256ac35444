import type { PaymentStatus } from '#contract/schema.generated.js';
import { ask } from '../graph/ask.js';
import type { Action } from '../order/action.js';
import { unitFields, unitsIn } from '../order/unit-fields.js';
import { moneyOf } from '../parts/form-texts.js';
import { ConsoleRefundReturnDocument } from './operations/console-refund-return.generated.js';
import { ConsoleStoreCreditDocument } from './operations/console-store-credit.generated.js';
import type { Returned } from './use-return.js';

const NOT_PAID: ReadonlySet<PaymentStatus> = new Set(['PENDING', 'EXPIRED', 'VOIDED']);

/** What can be given back now: for what arrived and nothing was given back for. */
export function moneyActions(returned: Returned): readonly Action[] {
  if (!isOpen(returned) || unitsOf(returned, 'quantityReceived') <= refundedUnits(returned)) return [];
  return [refund(returned), ...(returned.resolution === 'STORE_CREDIT' && returned.refunds.length === 0 ? [issueCredit(returned)] : [])];
}

/** A refund before the goods are there. */
export const earlyRefund = (returned: Returned): readonly Action[] =>
  (isOpen(returned) && returned.status !== 'CANCELLED' && unitsOf(returned, 'quantityReceived') === 0 && unitsOf(returned, 'quantityExpected') > refundedUnits(returned) ? [refund(returned)] : []);

/** Whether its customer may still get money; an exchange whose order was cancelled ends in a refund. */
const isOpen = ({ order, resolution, exchangeOrder, storeCredit }: Returned): boolean =>
  order !== null && !NOT_PAID.has(order.paymentStatus) && storeCredit === null && (resolution !== 'EXCHANGE' || exchangeOrder?.status === 'CANCELLED');

const unitsOf = ({ lines }: Returned, field: 'quantityExpected' | 'quantityReceived'): number => lines.reduce((sum, line) => sum + (line.orderLineId === null ? 0 : line[field]), 0);
const refundedUnits = ({ refunds }: Returned): number => refunds.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + quantity, 0);

function refund({ id: reference, lines, ofOrder }: Returned): Action {
  const items = new Map<string, { lineId: string; title: string | null; sku: string | null; most: number }>();
  for (const { orderLineId: lineId, title, sku, quantityExpected, quantityReceived } of lines) {
    if (lineId !== null) items.set(lineId, { lineId, title, sku, most: (items.get(lineId)?.most ?? 0) + Math.max(quantityExpected, quantityReceived) });
  }
  return {
    name: 'refundReturn', advice: 'refundReturnAdvice',
    fields: [...unitFields([...items.values()]), { name: 'shipping', label: { question: 'refundedShipping' }, kind: 'text' }, { name: 'withoutFee', label: { question: 'withoutFee' }, kind: 'check' }],
    send: async ({ shipping = '', withoutFee, ...answers }, { dryRun, ...sending }) => {
      const [chosen, currency] = [unitsIn(answers), ofOrder?.totals.total.currency ?? ''];
      const input = { reference, ...(chosen.length > 0 && { lines: chosen }), ...(shipping !== '' && { shipping: moneyOf(shipping, currency) }), ...(withoutFee === 'yes' && { withoutFee: true }) };
      return (await ask(ConsoleRefundReturnDocument, { input, dryRun }, sending)).refundReturn.return;
    },
  };
}

const issueCredit = ({ id: returnReference }: Returned): Action => ({
  name: 'storeCredit', fields: [], send: async (_, { dryRun, ...sending }) => (await ask(ConsoleStoreCreditDocument, { input: { returnReference }, dryRun }, sending)).issueStoreCredit.return,
});
