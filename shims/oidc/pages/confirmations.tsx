import { z } from 'zod';
import { LONGEST } from '#contract/account-limits.js';
import type { Reply } from '#kit/answer.js';
import { Button, defineForm, Facts, Form, FormRefused, seeOther } from '#kit/page/pages.js';
import { AcceptInvitationDocument } from '../operations/accept-invitation.generated.js';
import { ConfirmEmailDocument } from '../operations/confirm-email.generated.js';
import { EmailLinkDocument, type EmailLinkQuery } from '../operations/email-link.generated.js';
import { InvitationOfLinkDocument } from '../operations/invitation-of-link.generated.js';
import { session } from '../provider-access.js';
import { languagesFor } from '../page-languages.js';
import { PRIVATE, PROVIDER_BRAND, PROVIDER_LANGUAGES } from '../provider-pages.js';
import { thenTo } from './continued.js';
import { NewPassword } from './credentials.js';
import { Accepting, atInvitation, isTaken, SignInFirst } from './invited.js';
import { MAILED, over, overPage, tokenOf } from './mailed-link.js';
import { ACCOUNT_WORDS } from './page-words.js';
import { takeForm } from './take-form.js';

/** GET and POST /invitation: accept an invitation, with a name and password where there is no account, or one that nobody confirmed; else signed in to the account. */
export const invitation = defineForm({
  id: 'invitation', root: '/invitation', path: '', summary: 'Accept an invitation', description: 'By a mailed link.', example: '?token=0', failures: ['RATE_LIMITED'], declares: MAILED,
  input: z.object({}), fields: z.object({ name: z.string().trim().min(1).max(LONGEST.name).optional(), password: NewPassword.optional() }), languages: PROVIDER_LANGUAGES,
  operation: InvitationOfLinkDocument, sends: AcceptInvitationDocument, session,
  read: async ({ call, context, inbound, caller: { sessionToken = '' } }) => {
    const { invitationOfLink: invited, signInSession: person } = await call(InvitationOfLinkDocument, { token: tokenOf(inbound), sessionToken }, context);
    return invited && { ...invited, signedInAs: person?.account.email };
  },
  show: ({ data, inbound, language }, state) => {
    const words = ACCOUNT_WORDS[language];
    if (!data) return overPage(words, 'invitation');
    return {
      title: words.invitation(data.company), ...(data.invitedBy !== '' && { lead: words.invitedBy(data.invitedBy) }), brand: PROVIDER_BRAND, policy: PRIVATE,
      content: <><Facts facts={[[words.email, data.email]]} />{isTaken(data) ? <Accepting invited={data} state={state} words={words} /> : <SignInFirst invited={data} back={atInvitation(inbound)} words={words} />}</>,
    };
  },
  instead: ({ data, inbound }) => (data && !isTaken(data) ? seeOther(atInvitation(inbound)) : undefined),
  take: ({ call, context, inbound, language, words: frame, data, caller: { sessionToken = null } }, { name = null, password = null }) => takeForm({ words: frame }, async () => {
    if (data?.needsPassword === true && password === null) throw new FormRefused({ flaws: { password: frame.field.required } });
    const { acceptInvitation: isDone } = await call(AcceptInvitationDocument, { input: { token: tokenOf(inbound), name, password, sessionToken } }, context);
    if (!isDone) throw over(ACCOUNT_WORDS[language], 'invitation');
    return seeOther(data?.needsPassword === false ? '/account?notice=joined' : '/sign-in?notice=accepted');
  }),
});

/** GET and POST /email: confirm a new address, by the link that was mailed to it and signed in to the account that asked for it; anybody else is led to the sign-in. */
export const confirmation = defineForm({
  id: 'email', root: '/email', path: '', summary: 'Confirm an address', description: 'By a mailed link.', example: '?token=0', failures: ['RATE_LIMITED'], declares: MAILED,
  input: z.object({}), fields: z.object({}), operation: EmailLinkDocument, sends: ConfirmEmailDocument, session,
  read: ({ call, context, inbound, caller: { sessionToken = '' } }) => call(EmailLinkDocument, { token: tokenOf(inbound), sessionToken }, context),
  languages: (data, call) => languagesFor(data.signInSession?.account.locale, call),
  show: ({ data: { emailLink: link, signInSession: person }, language, inbound }, state) => {
    const words = ACCOUNT_WORDS[language];
    if (link == null) return overPage(words, 'email');
    const elsewhere = insteadOfConfirming(link, person, tokenOf(inbound));
    if (elsewhere) return elsewhere;
    const content = <><Facts facts={[[words.account, link.account], [words.newEmail, link.email]]} /><Form state={state}><div class="row"><Button>{words.confirmEmail}</Button></div></Form></>;
    return { title: words.confirmEmail, brand: PROVIDER_BRAND, policy: PRIVATE, content };
  },
  take: async ({ call, context, inbound, language, data: { emailLink: link, signInSession: person }, caller: { sessionToken = '' } }) => {
    const elsewhere = link && insteadOfConfirming(link, person, tokenOf(inbound));
    if (elsewhere) return elsewhere;
    const isDone = link != null && (await call(ConfirmEmailDocument, { token: tokenOf(inbound), sessionToken }, context)).confirmEmail;
    if (!isDone) throw over(ACCOUNT_WORDS[language], 'email');
    return seeOther('/account?notice=confirmed');
  },
});

/** The account that asked for the address confirms it: anybody else signs in first, and who has a one-time password chooses another. */
function insteadOfConfirming({ isOwn }: { readonly isOwn: boolean }, person: EmailLinkQuery['signInSession'], token: string): Reply | undefined {
  const back = `/email?${new URLSearchParams({ token }).toString()}`;
  if (!isOwn) return seeOther(thenTo('/sign-in', back));
  return person?.mustChoosePassword === true ? seeOther(thenTo('/account/password', back)) : undefined;
}
