import { ask } from '../graph/ask.js';
import type { EditOrderInput } from '#contract/schema.generated.js';
import { moneyOf, orNull } from '../parts/form-texts.js';
import type { Sending } from '../parts/use-checked.js';
import { ADDRESS_FIELDS, addressFields } from './action-fields.js';
import type { Action, ActionField, Answers } from './action.js';
import { changedParts, changedText } from './changed-parts.js';
import { ConsoleEditOrderDocument } from './operations/console-edit-order.generated.js';
import type { Order } from './use-order.js';

/** What is edited of an order that is still worked on; the graph has the last word on what it still may. */
export const editActions = (order: Order): readonly Action[] => [customer(order), billing(order), invoice(order), delivery(order), ...fewer(order), addItem(order)];

const edit = (reference: string, changes: Omit<EditOrderInput, 'reference'>, { dryRun, ...sending }: Sending) =>
  ask(ConsoleEditOrderDocument, { input: { reference, ...changes }, dryRun }, sending).then(({ editOrder }) => editOrder);

type Question = Extract<ActionField['label'], { readonly question: unknown }>['question'];

/** Questions for texts that are there already. */
const texts = <Name extends Question>(names: readonly Name[], before: Readonly<Partial<Record<Name, string | null>>> | null): readonly ActionField[] =>
  names.map((name) => ({ name, label: { question: name }, kind: 'text', value: before?.[name] ?? '' }));

const CUSTOMER = ['name', 'email', 'phone'] as const;

const customer = ({ id, customer: before }: Order): Action => ({
  name: 'customer', advice: 'customerAdvice', fields: texts(CUSTOMER, before),
  send: (answers, sending) => edit(id, { customer: changedParts(CUSTOMER, answers, before) }, sending),
});

const billing = ({ id, billingAddress: before }: Order): Action => ({
  name: 'billing', advice: 'billingAdvice', fields: addressFields(before),
  send: (answers, sending) => edit(id, { billingAddress: isEmpty(ADDRESS_FIELDS, answers) ? null : changedParts(ADDRESS_FIELDS, answers, before) }, sending),
});

const INVOICE = ['taxCode', 'vatNumber', 'certifiedEmail', 'recipientCode'] as const;

const invoice = ({ id, invoiceDetails: before }: Order): Action => ({
  name: 'invoice', fields: texts(INVOICE, before),
  send: (answers, sending) => edit(id, { invoiceDetails: isEmpty(INVOICE, answers) ? null : changedParts(INVOICE, answers, before) }, sending),
});

const isEmpty = (names: readonly string[], answers: Answers): boolean => names.every((name) => orNull(answers[name]) === null);

const SHIPPING = ['methodCode', 'methodName', 'carrierCode', 'serviceCode'] as const;
const TYPES = ['STANDARD', 'EXPRESS'] as const;

const delivery = ({ id, shipping, priority, notes }: Order): Action => ({
  name: 'delivery', advice: 'deliveryAdvice',
  fields: [
    ...texts(SHIPPING, shipping), { name: 'type', label: { question: 'shippingType' }, kind: 'choice', optionsAre: 'choices', value: shipping.type, options: TYPES.map((value) => ({ value })) },
    { name: 'priority', label: { question: 'priority' }, kind: 'count', value: String(priority), least: 1 }, { name: 'notes', label: { question: 'notes' }, kind: 'long', value: notes ?? '' },
  ],
  send: (answers, sending) => edit(id, {
    ...changedShipping(answers, shipping),
    ...(answers['priority'] !== String(priority) && { priority: (answers['priority'] ?? '') === '' ? null : Number(answers['priority']) }), ...changedText('notes', answers, notes),
  }, sending),
});

/** Nothing where nothing of it was changed: it is refused sooner than what else is asked here. */
function changedShipping(answers: Answers, before: Order['shipping']): Pick<EditOrderInput, 'shipping'> {
  const type = TYPES.find((one) => one === answers['type'] && one !== before.type);
  const shipping = { ...changedParts(SHIPPING, answers, before), ...(type && { type }) };
  return Object.keys(shipping).length > 0 ? { shipping } : {};
}

const fewer = ({ id, lines }: Order): readonly Action[] => {
  const left = lines.map((line) => ({ ...line, wanted: line.quantity - line.quantityCancelled })).filter(({ wanted, quantityShipped }) => wanted > quantityShipped);
  return left.length === 0 ? [] : [{
    name: 'fewer', advice: 'fewerAdvice',
    fields: left.map(({ lineId, title, sku, wanted, quantityShipped }) => (
      { name: lineId, label: { text: `${title ?? sku ?? lineId} (${String(quantityShipped)}–${String(wanted)})` }, kind: 'count', value: String(wanted), least: quantityShipped, most: wanted, isRequired: true })),
    send: (answers, sending) => edit(id, { lines: left.flatMap(({ lineId, wanted }) => (Number(answers[lineId]) === wanted ? [] : [{ lineId, quantity: Number(answers[lineId]) }])) }, sending),
  }];
};

const addItem = ({ id, totals: { total: { currency } } }: Order): Action => ({
  name: 'addItem', advice: 'addItemAdvice',
  fields: [
    { name: 'sku', label: { question: 'sku' }, kind: 'text', isRequired: true }, { name: 'quantity', label: { question: 'quantity' }, kind: 'count', value: '1', least: 1, isRequired: true },
    { name: 'unitPrice', label: { question: 'unitPrice' }, kind: 'text', isRequired: true },
  ],
  send: ({ sku = '', quantity, unitPrice = '' }, sending) => edit(id, { addLines: [{ sku, quantity: Number(quantity), unitPrice: moneyOf(unitPrice, currency) }] }, sending),
});
