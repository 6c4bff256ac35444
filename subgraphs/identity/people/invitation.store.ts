import type { Instant } from '#kernel/clock.js';
import { duplicateAsConflict } from '#subgraph-kit/database-error.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { readableRows } from '#subgraph-kit/readable-rows.js';
import { atMost } from '#subgraph-kit/statement.js';
import type { Stored } from '#subgraph-kit/stored-json.js';
import { MOST_INVITATIONS, type Invitation } from './invitation.js';
import { INVITATION, INVITATION_ROW, type InvitationRow } from './invitation.table.js';
import { readModuleRoles, storedModuleRoles } from './person.store.js';
import { MANAGER_EVERYWHERE } from './module-roles.js';

/** The invitations of a company that can still be accepted, oldest first. */
export async function invitationsOf(reader: Reader, companyId: number, now: Instant): Promise<Invitation[]> {
  const rows = await reader.query<InvitationRow>(`SELECT ${INVITATION_ROW.names} FROM invitation WHERE company_id = ? AND expires_at > ? ORDER BY id ${atMost(MOST_INVITATIONS)}`, [companyId, now]);
  return invitationsFrom(reader, rows);
}

/** The invitation with the hash of a token, unless it has expired. */
export async function invitationByHash(reader: Reader, hash: string, now: Instant): Promise<Invitation | undefined> {
  return invitationsFrom(reader, await reader.query<InvitationRow>(`SELECT ${INVITATION_ROW.names} FROM invitation WHERE token_hash = ? AND expires_at > ?`, [hash, now]))[0];
}

/** Store an invitation in place of an earlier one to the same address. */
export async function insertInvitation(transaction: Transaction, invitation: Invitation, hash: string): Promise<void> {
  await transaction.execute('DELETE FROM invitation WHERE company_id = ? AND email = ?', [invitation.companyId, invitation.email]);
  await transaction.insert(INVITATION, [{
    company_id: invitation.companyId, id: invitation.id, email: invitation.email, name: invitation.name, role: invitation.role, module_roles: storedModuleRoles(invitation),
    language: invitation.language, invited_by: invitation.invitedBy, token_hash: hash, created_at: invitation.createdAt, expires_at: invitation.expiresAt,
    inviter_id: invitation.inviterId,
  }]).catch(duplicateAsConflict('The address was invited meanwhile'));
}

/** Remove an invitation; answers whether it was there. */
export const deleteInvitation = async (transaction: Transaction, { companyId, id }: Pick<Invitation, 'companyId' | 'id'>): Promise<boolean> =>
  await transaction.execute('DELETE FROM invitation WHERE company_id = ? AND id = ?', [companyId, id]) > 0;

const invitationsFrom = (reader: Reader, rows: readonly InvitationRow[]): Invitation[] => rows.flatMap((row) => readableRows(reader, [row], {
  companyId: row.company_id, map: toInvitation, nameOf: ({ id }) => ({ table: 'invitation', id, name: `Invitation ${id}` }),
}));

const toInvitation = ({ company_id: companyId, id, email, name, role, module_roles: modules, language, ...row }: InvitationRow, stored: Stored): Invitation => ({
  companyId, id, email, name, role, language, moduleRoles: role === 'MEMBER' ? readModuleRoles(modules, stored) : MANAGER_EVERYWHERE,
  invitedBy: row.invited_by, inviterId: row.inviter_id, createdAt: row.created_at, expiresAt: row.expires_at,
});
