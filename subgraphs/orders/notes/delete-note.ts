import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import type { OrdersDeps } from '../orders-deps.js';
import { changeNote } from './change-note.js';
import type { StaffNote } from './staff-note.js';
import { removeNote } from './staff-note.store.js';

/** Remove a note; answers it as it was. */
export function deleteNote(deps: OrdersDeps, context: CallContext, { id }: { id: string }): Promise<StaffNote> {
  requirePermission(context.principal, 'commerce.write');
  return changeNote(deps, { name: 'deleteNote', context, id, event: 'note_deleted' }, async (note, transaction) => {
    await removeNote(transaction, context.principal.companyId, note);
    return note;
  });
}
