import { ask } from '../graph/ask.js';
import type { Action } from './action.js';
import { ConsoleAnnounceReturnDocument } from './operations/console-announce-return.generated.js';
import { unitFields, unitsIn } from './unit-fields.js';
import type { Order } from './use-order.js';

/** The team opens a return of units that left; the graph counts those that are in another one. */
export const announceReturn = ({ id: orderReference, lines }: Order): Action => ({
  name: 'announceReturn', advice: 'announceAdvice',
  fields: [
    ...unitFields(lines.map((line) => ({ ...line, most: line.quantityShipped }))),
    { name: 'reasonCode', label: { question: 'returnReason' }, kind: 'text' }, { name: 'reason', label: { question: 'comment' }, kind: 'text' }, { name: 'label', label: { question: 'labelWanted' }, kind: 'check' },
  ],
  send: async ({ reasonCode = '', reason = '', label, ...answers }, { dryRun, ...sending }) => {
    const why = { ...(reasonCode !== '' && { reasonCode }), ...(reason !== '' && { reason }) };
    return (await ask(ConsoleAnnounceReturnDocument, { input: { orderReference, lines: unitsIn(answers).map((line) => ({ ...line, ...why })), ...(label === 'yes' && { label: true }) }, dryRun }, sending)).announceReturn.order;
  },
});
