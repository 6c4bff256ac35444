import type { OrderStatus } from '#contract/schema.generated.js';
import { ask } from '../graph/ask.js';
import { listOf } from '../parts/form-texts.js';
import { ADDRESS_FIELDS, addressFields, REASON, TAG_FIELDS } from './action-fields.js';
import type { Action } from './action.js';
import { changedParts } from './changed-parts.js';
import { ConsoleCancelOrderDocument } from './operations/console-cancel-order.generated.js';
import { ConsoleCollectOrderDocument } from './operations/console-collect-order.generated.js';
import { ConsoleEditOrderDocument } from './operations/console-edit-order.generated.js';
import { ConsoleHoldOrderDocument } from './operations/console-hold-order.generated.js';
import { ConsoleMarkReadyDocument } from './operations/console-mark-ready.generated.js';
import { ConsoleReleaseOrderDocument } from './operations/console-release-order.generated.js';
import { ConsoleTagOrderDocument } from './operations/console-tag-order.generated.js';
import type { Order } from './use-order.js';

/** The states of orders that are worked on. */
export const OPEN: ReadonlySet<OrderStatus> = new Set(['RECEIVED', 'ON_HOLD', 'IN_FULFILLMENT']);

/** What can be done with an order in its state; the graph has the last word. */
export function orderActions(order: Order): readonly Action[] {
  const isOpen = OPEN.has(order.status);
  return [...pickupActions(order), ...(isOpen ? [order.onHold ? release(order) : hold(order), cancel(order), correctAddress(order)] : []), tag(order)];
}

/** What waits picked for the customer who collects it. */
function pickupActions(order: Order): readonly Action[] {
  const isPicked = order.pickup && order.fulfillmentOrders.some(({ status, location }) => status === 'PROCESSED' && location?.hasSystem === false);
  return isPicked ? [...(order.readyForPickupAt === null ? [announce(order)] : []), handOver(order)] : [];
}

const announce = ({ id: reference }: Order): Action => ({
  name: 'ready', fields: [], send: async (_, { dryRun, ...sending }) => (await ask(ConsoleMarkReadyDocument, { reference, dryRun }, sending)).markReadyForPickup,
});

const handOver = ({ id: reference }: Order): Action => ({
  name: 'collect', fields: [], send: async (_, { dryRun, ...sending }) => (await ask(ConsoleCollectOrderDocument, { reference, dryRun }, sending)).collectOrder,
});

const hold = ({ id: reference }: Order): Action => ({
  name: 'hold', fields: [REASON],
  send: async ({ reason = '' }, { dryRun, ...sending }) => (await ask(ConsoleHoldOrderDocument, { input: { reference, reason }, dryRun }, sending)).holdOrder,
});

const release = ({ id: reference }: Order): Action => ({
  name: 'release', fields: [], send: async (_, { dryRun, ...sending }) => (await ask(ConsoleReleaseOrderDocument, { input: { reference }, dryRun }, sending)).releaseOrder,
});

const cancel = ({ id: reference }: Order): Action => ({
  name: 'cancel', fields: [REASON],
  send: async ({ reason = '' }, { dryRun, ...sending }) => (await ask(ConsoleCancelOrderDocument, { input: { reference, reason }, dryRun }, sending)).cancelOrder,
});

const tag = ({ id: reference }: Order): Action => ({
  name: 'tag', hint: 'tagHint',
  fields: TAG_FIELDS,
  send: async ({ add, remove }, { dryRun, ...sending }) => (await ask(ConsoleTagOrderDocument, { input: { reference, add: listOf(add), remove: listOf(remove) }, dryRun }, sending)).tagOrder,
});

const correctAddress = ({ id: reference, shippingAddress }: Order): Action => ({
  name: 'address', fields: addressFields(shippingAddress),
  send: async (answers, { dryRun, ...sending }) => (await ask(ConsoleEditOrderDocument, { input: { reference, shippingAddress: changedParts(ADDRESS_FIELDS, answers, shippingAddress) }, dryRun }, sending)).editOrder,
});
