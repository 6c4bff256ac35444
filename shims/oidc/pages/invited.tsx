import type { VNode } from 'preact';
import { LONGEST } from '#contract/account-limits.js';
import { Button, ButtonLink, Form, Notice, TextField, type FormState } from '#kit/page/pages.js';
import type { CallHead } from '#kit/route.js';
import type { InvitationOfLinkQuery } from '../operations/invitation-of-link.generated.js';
import { newPasswordField, tokenOf } from './mailed-link.js';
import type { AccountWords } from './page-words.js';

/** An invitation, in a browser where somebody may be signed in. */
interface Invited extends NonNullable<InvitationOfLinkQuery['invitationOfLink']> {
  readonly signedInAs: string | undefined;
}

/** The page of an invitation. */
export const atInvitation = (inbound: Pick<CallHead, 'query'>): string => `/invitation?${new URLSearchParams({ token: tokenOf(inbound) }).toString()}`;

/** Whether it can be accepted in this browser: by the account that is invited, or, where a password has to be chosen, by whom nobody else is signed in beside. */
export const isTaken = ({ email, needsPassword, signedInAs }: Invited): boolean => (signedInAs === undefined ? needsPassword : signedInAs === email);

interface Accepts {
  readonly invited: Invited;
  readonly words: AccountWords;
}

/** The form of whoever is invited. */
export const Accepting = ({ invited: { name, needsPassword }, state, words }: Accepts & { readonly state: FormState }): VNode => (
  <>
    {needsPassword && <p>{words.replacesAccount}</p>}
    <Form state={{ ...state, typed: { name, ...state.typed } }}>
      {needsPassword && <TextField name="name" label={words.name} autocomplete="name" maxLength={LONGEST.name} />}
      {needsPassword && newPasswordField(words)}
      <div class="row"><Button>{words.accept}</Button></div>
    </Form>
  </>
);

/** The ways of somebody who has an account to it, or of somebody else out of theirs. */
export const SignInFirst = ({ invited: { email, signedInAs }, back, words }: Accepts & { readonly back: string }): VNode => (signedInAs === undefined
  ? <><p>{words.hasAccount}</p><p><ButtonLink href={`/sign-in?${new URLSearchParams({ continue: back, login_hint: email }).toString()}`}>{words.signIn}</ButtonLink></p></>
  : <><Notice kind="information" title={words.signedInAs(signedInAs)}><p>{words.forAnother}</p></Notice><p><ButtonLink href={`/sign-out?${new URLSearchParams({ continue: back }).toString()}`}>{words.signOut}</ButtonLink></p></>);
