import { useQuery } from '@tanstack/react-query';
import { type ReactElement } from 'react';
import { ask } from '../graph/ask.js';
import { QueryFailure } from '../parts/failure.js';
import { Panel } from '../parts/panel.js';
import { useFormat } from '../words/use-format.js';
import { ConfirmButton } from './confirm-button.js';
import type { Confirmed } from './confirmed.js';
import { ConsoleInvitationsDocument } from './operations/console-invitations.generated.js';
import type { ConsoleInvitationFragment } from './operations/console-invitation.generated.js';
import { ConsoleRevokeInvitationDocument } from './operations/console-revoke-invitation.generated.js';
import { RoleText } from './role-text.js';
import { usePeopleWords } from './use-people-words.js';

/** Who is invited and has not accepted yet, and until when they can. */
export function Invitations(): ReactElement {
  const words = usePeopleWords();
  const query = useQuery({ queryKey: ['invitations'], queryFn: ({ signal }) => ask(ConsoleInvitationsDocument, {}, { signal }) });
  const invitations = query.data?.invitations;
  return (
    <Panel title={words.invitations}>
      <QueryFailure query={query} />
      {invitations?.length === 0 && <p className="soft">{words.noInvitations}</p>}
      <ul className="events">{invitations?.map((invitation) => <Invitation key={invitation.id} invitation={invitation} />)}</ul>
    </Panel>
  );
}

function Invitation({ invitation, invitation: { name, email, role, moduleRoles, invitedBy, createdAt, expiresAt } }: { readonly invitation: ConsoleInvitationFragment }): ReactElement {
  const words = usePeopleWords();
  const { moment } = useFormat();
  return (
    <li className="people-row">
      <div><strong>{name}</strong> <span className="soft">{email}</span><div><RoleText role={role} moduleRoles={moduleRoles} /></div></div>
      <div className="soft">{words.invitedBy} {invitedBy}, {moment(createdAt)}<br />{words.until} {moment(expiresAt)}</div>
      <ConfirmButton change={revoking(invitation)} />
    </li>
  );
}

const revoking = ({ id, email, name }: ConsoleInvitationFragment): Confirmed => ({
  name: 'revokeInvitation', about: email, found: [{ path: [email], before: name, after: undefined }], send: async (dryRun) => { await ask(ConsoleRevokeInvitationDocument, { id, dryRun }); return null; },
});
