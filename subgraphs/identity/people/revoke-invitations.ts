import { instant } from '#kernel/clock.js';
import { permissionsOf } from '#contract/permissions.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { Identity } from '../identity-deps.js';
import type { Invitation } from './invitation.js';
import { deleteInvitation, invitationsOf } from './invitation.store.js';
import type { Person } from './person.js';

/** Revoke the open invitations that a person sent and could no longer send: all of them where they are suspended, as who leaves is, or manage nobody, those of owners where they are none. */
export async function revokeInvitations(transaction: Transaction, { clock }: Identity, sender: Person): Promise<void> {
  const open = await invitationsOf(transaction, sender.companyId, instant(clock));
  for (const invitation of open.filter((one) => isFrom(one, sender) && !mayInvite(sender, one.role))) {
    await deleteInvitation(transaction, invitation);
    transaction.recordChange({ kind: 'invitation', id: invitation.id, before: invitation, after: null });
  }
}

/** Invitations from before their senders were kept name them by their address. */
const isFrom = ({ inviterId, invitedBy }: Invitation, { id, email }: Person): boolean => (inviterId === null ? invitedBy === email : inviterId === id);

const mayInvite = ({ role, moduleRoles, deactivatedAt }: Person, invited: Invitation['role']): boolean =>
  deactivatedAt === null && permissionsOf(role, moduleRoles).includes('company.manage') && (invited !== 'OWNER' || role === 'OWNER');
