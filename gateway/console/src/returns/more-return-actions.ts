import { ask } from '../graph/ask.js';
import { TAG_FIELDS } from '../order/action-fields.js';
import { listOf } from '../parts/form-texts.js';
import type { Action } from '../order/action.js';
import { ConsoleAddNoteDocument } from '../order/operations/console-add-note.generated.js';
import { ConsoleLinkRefundDocument } from './operations/console-link-refund.generated.js';
import { ConsoleTagReturnDocument } from './operations/console-tag-return.generated.js';
import { earlyRefund } from './return-money-actions.js';
import type { Returned } from './use-return.js';

/** What is done with a return less often; the graph has the last word. */
export const moreReturnActions = (returned: Returned): readonly Action[] => [note(returned), tag(returned), ...earlyRefund(returned), ...linkRefund(returned)];

const note = ({ id: returnReference, staffNotes }: Returned): Action => ({
  name: 'note', advice: 'noteAdvice', fields: [{ name: 'text', label: { question: 'note' }, kind: 'long', isRequired: true }],
  send: async ({ text = '' }, { dryRun, ...sending }) => {
    const { addNote } = await ask(ConsoleAddNoteDocument, { input: { returnReference, text }, dryRun }, sending);
    return { staffNotes: { nodes: [...staffNotes.nodes, { ...addNote, title: addNote.author }] } };
  },
});

const tag = ({ id: reference }: Returned): Action => ({
  name: 'tag', hint: 'tagHint', fields: TAG_FIELDS,
  send: async ({ add, remove }, { dryRun, ...sending }) => (await ask(ConsoleTagReturnDocument, { input: { reference, add: listOf(add), remove: listOf(remove) }, dryRun }, sending)).tagReturn,
});

/** Refunds of its order that belong to no return yet. */
function linkRefund({ id: returnReference, ofOrder }: Returned): readonly Action[] {
  const free = ofOrder?.refunds.filter(({ returnId }) => returnId === null) ?? [];
  if (free.length === 0) return [];
  return [{
    name: 'linkRefund', fields: [{ name: 'refund', label: { question: 'chosenRefund' }, kind: 'choice', isRequired: true, options: free.map(({ id, total: { amount, currency }, refundedAt }) => ({ value: id, text: `${amount} ${currency} (${refundedAt.slice(0, 10)})` })) }],
    send: async ({ refund: refundId = '' }, { dryRun, ...sending }) => (await ask(ConsoleLinkRefundDocument, { input: { refundId, returnReference }, dryRun }, sending)).linkRefund.return,
  }];
}
