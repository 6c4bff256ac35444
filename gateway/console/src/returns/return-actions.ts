import type { ReturnStatus } from '#contract/schema.generated.js';
import { REASON } from '../order/action-fields.js';
import type { Action } from '../order/action.js';
import { ask } from '../graph/ask.js';
import type { ReturnActionName } from '../words/return-words.js';
import { ConsoleCancelReturnDocument } from './operations/console-cancel-return.generated.js';
import { ConsoleCloseReturnDocument } from './operations/console-close-return.generated.js';
import { ConsoleExpectReturnDocument } from './operations/console-expect-return.generated.js';
import { ConsoleMatchReturnDocument } from './operations/console-match-return.generated.js';
import { ConsoleReturnInTransitDocument } from './operations/console-return-in-transit.generated.js';
import { ConsoleReturnLabelAgainDocument } from './operations/console-return-label-again.generated.js';
import { receiveReturn } from './receive-return.js';
import { moneyActions } from './return-money-actions.js';
import type { Returned } from './use-return.js';

/** What comes next in each state. */
const NEXT: Readonly<Record<ReturnStatus, readonly ReturnActionName[]>> = {
  REQUESTED: ['expectReturn', 'receiveReturn', 'cancelReturn'], AWAITING_RECEIPT: ['returnInTransit', 'receiveReturn', 'cancelReturn'], IN_TRANSIT: ['receiveReturn', 'cancelReturn'],
  RECEIVED: ['receiveReturn'], COMPLIANT: ['closeReturn', 'receiveReturn'], NOT_COMPLIANT: ['closeReturn', 'receiveReturn'], CLOSED: [], CANCELLED: ['receiveReturn'],
};

const ACTIONS: Readonly<Partial<Record<ReturnActionName, (returned: Returned) => readonly Action[]>>> = {
  expectReturn: ({ id: reference }) => [{ name: 'expectReturn', fields: [], send: async (_, { dryRun, ...sending }) => (await ask(ConsoleExpectReturnDocument, { input: { reference }, dryRun }, sending)).expectReturn }],
  returnInTransit: ({ id: reference }) => [{ name: 'returnInTransit', fields: [], send: async (_, { dryRun, ...sending }) => (await ask(ConsoleReturnInTransitDocument, { input: { reference }, dryRun }, sending)).markReturnInTransit }],
  closeReturn: ({ id: reference }) => [{ name: 'closeReturn', fields: [], send: async (_, { dryRun, ...sending }) => (await ask(ConsoleCloseReturnDocument, { input: { reference }, dryRun }, sending)).closeReturn }],
  cancelReturn: ({ id: reference }) => [{
    name: 'cancelReturn', advice: 'cancelAdvice', fields: [REASON],
    send: async ({ reason = '' }, { dryRun, ...sending }) => (await ask(ConsoleCancelReturnDocument, { input: { reference, reason }, dryRun }, sending)).cancelReturn,
  }],
  receiveReturn: (returned) => (returned.location?.hasSystem === false ? [receiveReturn(returned)] : []), // elsewhere the warehouse's own system reports it
};

/** What can be done with a return in its state; the graph has the last word. */
export function returnActions(returned: Returned): readonly Action[] {
  const { status, order, announced, label } = returned;
  const isToBeSent = status === 'REQUESTED' || status === 'AWAITING_RECEIPT';
  return [
    ...NEXT[status].flatMap((name) => ACTIONS[name]?.(returned) ?? []),
    ...(order === null && !announced ? [match(returned)] : []),
    ...(label?.status === 'FAILED' && isToBeSent ? [labelAgain(returned)] : []),
    ...moneyActions(returned),
  ];
}

const match = ({ id: returnReference, orderNumber }: Returned): Action => ({
  name: 'matchReturn', advice: 'matchAdvice', fields: [{ name: 'order', label: { question: 'matchedOrder' }, kind: 'text', isRequired: true, value: orderNumber ?? '' }],
  send: async ({ order: orderReference = '' }, { dryRun, ...sending }) => (await ask(ConsoleMatchReturnDocument, { input: { returnReference, orderReference }, dryRun }, sending)).matchReturn,
});

const labelAgain = ({ id: reference }: Returned): Action => ({
  name: 'labelAgain', fields: [], send: async (_, { dryRun, ...sending }) => (await ask(ConsoleReturnLabelAgainDocument, { input: { reference }, dryRun }, sending)).makeReturnLabelAgain,
});
