import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import { pageOf, type Connection } from '#subgraph-kit/connection.js';
import type { OrdersDeps } from '../orders-deps.js';
import { refusePageSize, type PageRequest } from '../paging/page-request.js';
import type { StaffNote } from './staff-note.js';
import { findNotes } from './staff-note.store.js';

/** Notes on an order or return, oldest first; for people alone, whatever scopes a connection has. */
export async function listNotes({ database, cursors }: OrdersDeps, { principal }: CallContext, { subjectId, first, after }: PageRequest & { subjectId: string }): Promise<Connection<StaffNote>> {
  requirePermission(principal, 'commerce.read');
  refusePageSize(first);
  const list = `notes:${String(principal.companyId)}:${subjectId}`;
  const [last = ''] = after == null ? [] : cursors.decode(list, after);
  const notes = await findNotes(database, principal.companyId, { subjectId, after: String(last), limit: first + 1 });
  return pageOf(notes, first, ({ id }) => cursors.encode(list, [id]));
}
