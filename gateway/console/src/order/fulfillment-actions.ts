import type { FulfillmentStatus } from '#contract/schema.generated.js';
import { ask } from '../graph/ask.js';
import type { ActionName } from '../words/action-words.js';
import type { Action, ActionField, Answers } from './action.js';
import { labelActions } from './label-actions.js';
import { ConsoleAcceptByHandDocument } from './operations/console-accept-by-hand.generated.js';
import { ConsolePickByHandDocument } from './operations/console-pick-by-hand.generated.js';
import { ConsoleRejectByHandDocument } from './operations/console-reject-by-hand.generated.js';
import { ConsoleRerouteDocument } from './operations/console-reroute.generated.js';
import { ConsoleShipByHandDocument } from './operations/console-ship-by-hand.generated.js';
import { ConsoleShortCloseByHandDocument } from './operations/console-short-close-by-hand.generated.js';
import { splitActions } from './split-actions.js';
import type { FulfillmentOrder } from './use-order.js';

/** What comes next in each state at a location that no warehouse system works. */
const BY_HAND: Readonly<Partial<Record<FulfillmentStatus, readonly ActionName[]>>> = {
  TO_FULFILL: ['accept', 'reject'], ACCEPTED: ['pick', 'shortClose'], PROCESSED: ['ship', 'shortClose'], CANCEL_REQUESTED: ['shortClose'],
};

const MOVABLE: ReadonlySet<FulfillmentStatus> = new Set(['NOT_READY', 'TO_FULFILL', 'REJECTED']);

/** What can be done with a fulfillment order in its state; the graph has the last word. What its customer collects goes to no carrier. */
export function fulfillmentActions(part: FulfillmentOrder, isPickup: boolean): readonly Action[] {
  const names = (part.location?.hasSystem === false ? BY_HAND[part.status] ?? [] : []).filter((name) => !(isPickup && name === 'ship'));
  const byHand: Readonly<Partial<Record<ActionName, () => Action>>> = { accept: () => accept(part), reject: () => reject(part), pick: () => pick(part), ship: () => ship(part), shortClose: () => shortClose(part) };
  return [...names.flatMap((name) => byHand[name]?.() ?? []), ...labelActions(part), ...(MOVABLE.has(part.status) ? [reroute(part), ...splitActions(part)] : [])];
}

const REASON_CODE: ActionField = { name: 'reasonCode', label: { word: 'reasonCode' }, kind: 'text', value: 'OUT_OF_STOCK', isRequired: true };
const MESSAGE: ActionField = { name: 'message', label: { word: 'message' }, kind: 'text' };

const reroute = ({ id: fulfillmentOrderId }: FulfillmentOrder): Action => ({
  name: 'reroute', fields: [{ name: 'locationCode', label: { word: 'location' }, kind: 'location', isRequired: true }],
  send: async ({ locationCode = '' }, { dryRun, ...sending }) => (await ask(ConsoleRerouteDocument, { input: { fulfillmentOrderId, locationCode }, dryRun }, sending)).rerouteFulfillmentOrder,
});

const accept = ({ id: reference }: FulfillmentOrder): Action => ({
  name: 'accept', fields: [], send: async (_, { dryRun, ...sending }) => (await ask(ConsoleAcceptByHandDocument, { input: { reference }, dryRun }, sending)).acceptAtLocation.order,
});

const reject = ({ id: reference }: FulfillmentOrder): Action => ({
  name: 'reject', fields: [REASON_CODE, MESSAGE],
  send: async ({ reasonCode = '', message = '' }, { dryRun, ...sending }) => (await ask(ConsoleRejectByHandDocument, { input: { reference, reasonCode, ...given({ message }) }, dryRun }, sending)).rejectAtLocation.order,
});

const pick = ({ id: reference, lines }: FulfillmentOrder): Action => ({
  name: 'pick', hint: 'pickedHint',
  fields: lines.filter(({ quantityOpen }) => quantityOpen > 0).map(({ lineId, title, sku, quantityOpen }) => ({ name: lineId, label: { text: title ?? sku ?? lineId }, kind: 'count', value: String(quantityOpen), most: quantityOpen, isRequired: true })),
  send: async (answers, { dryRun, ...sending }) => (await ask(ConsolePickByHandDocument, { input: { reference, lines: Object.entries(answers).map(([lineId, quantity]) => ({ lineId, quantity: Number(quantity) })) }, dryRun }, sending)).pickAtLocation.order,
});

/** What a label has needs no question: the graph takes no other carrier or number beside it. */
const ship = ({ id: reference, labels }: FulfillmentOrder): Action => ({
  name: 'ship',
  fields: labels.some(({ status, parcel, shipmentId }) => status === 'READY' && parcel > 0 && shipmentId === null) ? [] : [{ name: 'carrierCode', label: { word: 'carrier' }, kind: 'text' }, { name: 'trackingNumber', label: { word: 'trackingNumber' }, kind: 'text' }, { name: 'withoutTracking', label: { word: 'withoutTracking' }, kind: 'check' }],
  send: async ({ carrierCode, trackingNumber, withoutTracking }, { dryRun, ...sending }) =>
    (await ask(ConsoleShipByHandDocument, { input: { reference, ...given({ carrierCode, trackingNumber }), ...(withoutTracking === 'yes' && { withoutTracking: true }) }, dryRun }, sending)).shipAtLocation.order,
});

const shortClose = ({ id: reference }: FulfillmentOrder): Action => ({
  name: 'shortClose', fields: [MESSAGE],
  send: async ({ message }, { dryRun, ...sending }) => (await ask(ConsoleShortCloseByHandDocument, { input: { reference, ...given({ message }) }, dryRun }, sending)).shortCloseAtLocation.order,
});

/** What was answered with a text. */
const given = (answers: Readonly<Record<string, string | undefined>>): Answers => Object.fromEntries(Object.entries(answers).flatMap(([name, text]) => (text === undefined || text === '' ? [] : [[name, text] as const])));
