import type { ActionField, Answers } from '../order/action.js';
import type { Sending } from '../parts/use-checked.js';
import { REASON, TAG_FIELDS } from '../order/action-fields.js';
import { listOf } from '../parts/form-texts.js';
import { ask } from '../graph/ask.js';
import type { ActionWords } from '../words/action-words.js';
import { ConsoleCancelOrdersDocument } from './console-cancel-orders.generated.js';
import { ConsoleHoldOrdersDocument } from './console-hold-orders.generated.js';
import type { ConsoleOrderOutcomeFragment } from './console-order-outcome.generated.js';
import { ConsoleReleaseOrdersDocument } from './console-release-orders.generated.js';
import { ConsoleTagOrdersDocument } from './console-tag-orders.generated.js';
import type { BulkName } from './bulk-names.js';

/** Which orders an action is of, and how it is sent. */
interface BulkSending extends Sending {
  readonly references: string[];
}

/** Something that is done to several orders; answers what would become, or became, of each. */
export interface BulkAction {
  readonly fields: readonly ActionField[];
  readonly hint?: Exclude<keyof ActionWords, 'names'>;
  readonly send: (answers: Answers, sending: BulkSending) => Promise<readonly ConsoleOrderOutcomeFragment[]>;
}

/** What is done to several orders, each as to one. */
export const BULK_ACTIONS: Readonly<Record<BulkName, BulkAction>> = {
  hold: { fields: [REASON], send: async ({ reason = '' }, { references, dryRun, ...sending }) => (await ask(ConsoleHoldOrdersDocument, { input: { references, reason }, dryRun }, sending)).holdOrders.orders },
  release: { fields: [], send: async (_, { references, dryRun, ...sending }) => (await ask(ConsoleReleaseOrdersDocument, { input: { references }, dryRun }, sending)).releaseOrders.orders },
  cancel: { fields: [REASON], send: async ({ reason = '' }, { references, dryRun, ...sending }) => (await ask(ConsoleCancelOrdersDocument, { input: { references, reason }, dryRun }, sending)).cancelOrders.orders },
  tag: {
    fields: TAG_FIELDS, hint: 'tagHint',
    send: async ({ add, remove }, { references, dryRun, ...sending }) => (await ask(ConsoleTagOrdersDocument, { input: { references, add: listOf(add), remove: listOf(remove) }, dryRun }, sending)).tagOrders.orders,
  },
};
