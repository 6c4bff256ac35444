import { instant } from '#kernel/clock.js';
import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import type { OrdersDeps } from '../orders-deps.js';
import { changeNote } from './change-note.js';
import { checkNote } from './check-note.js';
import type { StaffNote } from './staff-note.js';
import { saveNote } from './staff-note.store.js';

/** Replace the text of a note; the same text again changes nothing. */
export function editNote(deps: OrdersDeps, context: CallContext, { id, text }: { id: string; text: string }): Promise<StaffNote> {
  requirePermission(context.principal, 'commerce.write');
  checkNote(text);
  return changeNote(deps, { name: 'editNote', context, id, event: 'note_edited' }, (note, transaction) =>
    (note.text === text ? Promise.resolve('unchanged' as const) : saveNote(transaction, context.principal.companyId, Object.assign({}, note, { text, editedAt: instant(deps.clock), editedBy: context.principal.actor }))));
}
