import { z } from 'zod';
import { LONGEST } from '#contract/account-limits.js';
import { Button, defineForm, Form, Link, nothingRead, seeOther, TextField } from '#kit/page/pages.js';
import { PasswordLinkDocument } from '../operations/password-link.generated.js';
import { RequestPasswordResetDocument } from '../operations/request-password-reset.generated.js';
import { ResetForgottenPasswordDocument } from '../operations/reset-forgotten-password.generated.js';
import { languagesFor } from '../page-languages.js';
import { session } from '../provider-access.js';
import { PRIVATE, PROVIDER_BRAND, PROVIDER_LANGUAGES } from '../provider-pages.js';
import { continuedInLanguage, thenTo } from './continued.js';
import { NewPassword } from './credentials.js';
import { MAILED, newPasswordField, over, overPage, tokenOf } from './mailed-link.js';
import { Done } from './notices.js';
import { ACCOUNT_WORDS } from './page-words.js';
import { takeForm } from './take-form.js';

/** GET and POST /reset/ask: a link for a forgotten password; the answer is the same for an address without an account. */
export const forgotten = defineForm({
  id: 'reset.ask', root: '/reset', path: '/ask', summary: 'Forgotten password', description: 'Mails a link to choose a new password.', example: '/ask', failures: ['RATE_LIMITED'], declares: MAILED,
  input: z.object({}), fields: z.object({ email: z.email().max(LONGEST.email) }), languages: (_data, call) => languagesFor(undefined, call), sends: RequestPasswordResetDocument, read: nothingRead, session,
  show: ({ inbound, language }, state) => {
    const [words, hint] = [ACCOUNT_WORDS[language], inbound.query['login_hint']];
    return {
      title: words.reset, lead: words.forgotLead, brand: PROVIDER_BRAND, policy: PRIVATE,
      content: (
        <>
          <Done query={inbound.query} words={words} />
          <Form state={typeof hint === 'string' ? { ...state, typed: { email: hint.slice(0, LONGEST.email), ...state.typed } } : state}>
            <TextField name="email" type="email" label={words.email} autocomplete="username" maxLength={LONGEST.email} />
            <div class="row"><Button>{words.sendLink}</Button></div>
          </Form>
          <p><Link href={thenTo('/sign-in', continuedInLanguage(inbound))}>{words.signIn}</Link></p>
        </>
      ),
    };
  },
  take: ({ call, context, inbound, language, words }, { email }) => takeForm({ words }, async () => {
    await call(RequestPasswordResetDocument, { input: { email, language } }, context);
    const then = continuedInLanguage(inbound);
    return seeOther(then === undefined ? '/reset/ask?notice=link-sent' : `${thenTo('/reset/ask', then)}&notice=link-sent`);
  }),
});

/** GET and POST /reset: a new password, by a mailed link. Opening the link uses nothing up, since mail scanners open links too. */
export const reset = defineForm({
  id: 'reset', root: '/reset', path: '', summary: 'Choose a new password', description: 'By a mailed link.', example: '?token=0', failures: ['RATE_LIMITED'], declares: MAILED,
  input: z.object({}), fields: z.object({ password: NewPassword }), languages: PROVIDER_LANGUAGES, operation: PasswordLinkDocument, sends: ResetForgottenPasswordDocument, session,
  read: async ({ call, context, inbound }) => (await call(PasswordLinkDocument, { token: tokenOf(inbound) }, context)).passwordLink,
  show: ({ data, language }, state) => {
    const words = ACCOUNT_WORDS[language];
    if (data == null) return overPage(words, 'reset');
    return { title: words.reset, lead: data, brand: PROVIDER_BRAND, policy: PRIVATE, content: <Form state={state}>{newPasswordField(words)}<div class="row"><Button>{words.reset}</Button></div></Form> };
  },
  take: ({ call, context, inbound, language, words }, { password }) => takeForm({ words }, async () => {
    const { resetForgottenPassword: isDone } = await call(ResetForgottenPasswordDocument, { input: { token: tokenOf(inbound), password } }, context);
    if (!isDone) throw over(ACCOUNT_WORDS[language], 'reset');
    return seeOther('/sign-in?notice=password');
  }),
});
