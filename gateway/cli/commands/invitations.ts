import { z } from 'zod';
import { LANGUAGES } from '#contract/languages.js';
import { COMPANY_ROLES } from '#contract/permissions.js';
import { text } from '../answers/described.js';
import { InvitationAnswer } from '../answers/person.js';
import { command } from '../command.js';
import { InvitePersonDocument } from '../operations/invite-person.generated.js';
import { ListInvitationsDocument } from '../operations/list-invitations.generated.js';
import { RevokeInvitationDocument } from '../operations/revoke-invitation.generated.js';
import { MODULE_ROLE, moduleRoles } from './module-roles.js';

/** Invites a person by mail. */
export const invitePerson = command({
  words: 'person invite',
  help: 'Invite a person to the company: they are mailed a link, and belong to it once they accept.',
  options: {
    email: { value: 'EMAIL', help: 'Where the link goes.', required: true },
    name: { value: 'NAME', help: 'Their name, which they can change.', required: true },
    role: { value: 'ROLE', help: 'What they are to be in the company, MEMBER by default.', choices: COMPANY_ROLES },
    'module-role': { ...MODULE_ROLE, help: `${MODULE_ROLE.help} Modules not named are NONE; without this option EDITOR in each.` },
    language: { value: 'LANGUAGE', help: 'Language of the mail, en by default.', choices: LANGUAGES },
  },
  answers: InvitationAnswer,
  run: async ({ ask }, { options: { email = '', name = '', role, language = 'en', 'module-role': modules } }) => {
    const input = { email, name, language, role: COMPANY_ROLES.find((known) => known === role) ?? 'MEMBER', ...(modules !== undefined && { moduleRoles: moduleRoles(modules) }) };
    return (await ask(InvitePersonDocument, { input })).invitePerson;
  },
});

/** Lists the open invitations of a company. */
export const listInvitations = command({
  words: 'invitation list',
  help: 'List who is invited to the company and has not accepted yet.',
  options: {},
  answers: z.array(InvitationAnswer),
  run: async ({ ask }) => (await ask(ListInvitationsDocument, {})).invitations,
});

/** Revokes an invitation. */
export const revokeInvitation = command({
  words: 'invitation revoke', subject: 'ID',
  help: 'Revoke an invitation; its link is refused at once.',
  options: {},
  answers: z.object({ id: text('Its id.'), email: text('Where its link was mailed to.') }),
  run: async ({ ask }, { subject: id }) => (await ask(RevokeInvitationDocument, { id })).revokeInvitation,
  shown: ({ email }) => `the invitation of ${email} is revoked`,
});
