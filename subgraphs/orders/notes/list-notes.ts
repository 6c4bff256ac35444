import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import type { Connection } from '#subgraph-kit/connection.js';
import { keysetOf } from '#subgraph-kit/keyset.js';
import type { PageRequest } from '#subgraph-kit/page-request.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { StaffNote } from './staff-note.js';
import { findNotes } from './staff-note.store.js';

/** Notes on an order or return, oldest first; for people alone, whatever scopes a connection has. */
export async function listNotes({ database, cursors }: OrdersDeps, { principal }: CallContext, { subjectId, page }: { subjectId: string; page: PageRequest }): Promise<Connection<StaffNote>> {
  requirePermission(principal, 'commerce.read');
  const { companyId } = principal;
  const keys = keysetOf(cursors, page, { list: `notes:${String(companyId)}:${subjectId}`, columns: ['id'] });
  return keys.page(await findNotes(database, companyId, { subjectId, keys }), ({ id }) => [id]);
}
