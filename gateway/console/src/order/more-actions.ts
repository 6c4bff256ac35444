import type { PaymentStatus } from '#contract/schema.generated.js';
import { ask } from '../graph/ask.js';
import { PAYMENT_STATUSES } from '../orders/order-values.js';
import { moneyOf } from '../parts/form-texts.js';
import type { Action, Answers } from './action.js';
import { announceReturn } from './announce-return.js';
import { documentActions } from './document-actions.js';
import { editActions } from './edit-actions.js';
import { OPEN } from './order-actions.js';
import { ConsoleAddNoteDocument } from './operations/console-add-note.generated.js';
import { ConsoleDocumentsReadyDocument } from './operations/console-documents-ready.generated.js';
import { ConsoleFixOrderDocument } from './operations/console-fix-order.generated.js';
import { ConsoleRecordRefundDocument } from './operations/console-record-refund.generated.js';
import { ConsoleReplaceOrderDocument } from './operations/console-replace-order.generated.js';
import { ConsoleSetPaymentDocument } from './operations/console-set-payment.generated.js';
import { unitFields, unitsIn } from './unit-fields.js';
import type { Order } from './use-order.js';

const NOT_PAID: ReadonlySet<PaymentStatus> = new Set(['PENDING', 'EXPIRED', 'VOIDED']);

/** What is done with an order less often, in the states that it makes sense in; the graph has the last word. */
export function moreActions(order: Order): readonly Action[] {
  const { fulfillmentOrders, lines, paymentStatus, status } = order;
  const isOpen = status !== 'CANCELLED' && status !== 'DELIVERED';
  return [
    note(order), ...(OPEN.has(status) ? editActions(order) : []),
    ...(fulfillmentOrders.some((part) => part.status === 'REJECTED') ? [fix(order)] : []),
    ...(fulfillmentOrders.some(({ documents }) => documents.externalReady === false) ? [documentsReady(order)] : []),
    ...(isOpen ? [payment(order)] : []),
    ...(NOT_PAID.has(paymentStatus) ? [] : [refund(order)]),
    ...(lines.some(({ quantityShipped }) => quantityShipped > 0) ? [replace(order), announceReturn(order)] : []),
    ...documentActions(order),
  ];
}

const note = ({ id: orderReference, staffNotes }: Order): Action => ({
  name: 'note', advice: 'noteAdvice', fields: [{ name: 'text', label: { question: 'note' }, kind: 'long', isRequired: true }],
  send: async ({ text = '' }, { dryRun, ...sending }) => {
    const { addNote } = await ask(ConsoleAddNoteDocument, { input: { orderReference, text }, dryRun }, sending);
    return { staffNotes: { nodes: [...staffNotes.nodes, { ...addNote, title: addNote.author }] } };
  },
});

const fix = ({ id: reference }: Order): Action => ({
  name: 'fix', fields: [], send: async (_, { dryRun, ...sending }) => (await ask(ConsoleFixOrderDocument, { input: { reference }, dryRun }, sending)).fixOrder,
});

const documentsReady = ({ id: reference }: Order): Action => ({
  name: 'documentsReady', fields: [], send: async (_, { dryRun, ...sending }) => (await ask(ConsoleDocumentsReadyDocument, { input: { reference, ready: true }, dryRun }, sending)).setExternalDocumentsReady,
});

const payment = ({ id: reference, paymentStatus }: Order): Action => ({
  name: 'payment', advice: 'paymentAdvice', fields: [{ name: 'paymentStatus', label: { question: 'payment' }, kind: 'choice', optionsAre: 'payment', options: PAYMENT_STATUSES.map((value) => ({ value })), value: paymentStatus, isRequired: true }],
  send: async (answers, { dryRun, ...sending }) => (await ask(ConsoleSetPaymentDocument, { input: { reference, paymentStatus: statusIn(answers) }, dryRun }, sending)).setPaymentStatus,
});

const statusIn = ({ paymentStatus }: Answers): PaymentStatus => PAYMENT_STATUSES.find((one) => one === paymentStatus) ?? 'PENDING';

const refund = ({ id: reference, lines, totals: { total: { currency } } }: Order): Action => ({
  name: 'refund', advice: 'refundAdvice',
  fields: [...unitFields(lines.map((line) => ({ ...line, most: line.quantity }))), { name: 'shipping', label: { question: 'refundedShipping' }, kind: 'text' }],
  send: async ({ shipping = '', ...answers }, { dryRun, ...sending }) =>
    (await ask(ConsoleRecordRefundDocument, { input: { reference, lines: unitsIn(answers), ...(shipping !== '' && { shipping: moneyOf(shipping, currency) }) }, dryRun }, sending)).recordRefund.order,
});

const replace = ({ id: reference, lines, replacements }: Order): Action => ({
  name: 'replace', advice: 'replaceAdvice', fields: unitFields(lines.map((line) => ({ ...line, most: line.quantityShipped }))),
  send: async (answers, { dryRun, ...sending }) => {
    const { replaceOrder } = await ask(ConsoleReplaceOrderDocument, { input: { reference, lines: unitsIn(answers) }, dryRun }, sending);
    return { replacements: [...replacements, replaceOrder] };
  },
});
