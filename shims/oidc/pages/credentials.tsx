import { z } from 'zod';
import { Button, defineForm, Form, FormRefused, Notice, seeOther, TextField } from '#kit/page/pages.js';
import { AccountPageDocument } from '../operations/account-page.generated.js';
import { ChangeOwnPasswordDocument } from '../operations/change-own-password.generated.js';
import { RequestEmailChangeDocument } from '../operations/request-email-change.generated.js';
import { session } from '../provider-access.js';
import { PRIVATE, PROVIDER_BRAND, PROVIDER_LANGUAGES } from '../provider-pages.js';
import { forSignedIn, signedIn } from './account-data.js';
import { continued, leadsOnTo } from './continued.js';
import { LONGEST, SHORTEST_PASSWORD } from './limits.js';
import { passwordRefused } from './notices.js';
import { ACCOUNT_WORDS } from './page-words.js';

/** A password that is chosen. */
export const NewPassword = z.string().min(SHORTEST_PASSWORD).max(LONGEST.password);

/** GET and POST /account/password: a new password, with the present one. */
export const password = defineForm({
  id: 'account.password', root: '/account', path: '/password', summary: 'Change the password', description: 'A new password, with the present one.', example: '/password',
  input: z.object({}), fields: z.object({ present: z.string().max(LONGEST.password), password: NewPassword }), languages: PROVIDER_LANGUAGES,
  operation: AccountPageDocument, sends: ChangeOwnPasswordDocument, read: signedIn, session,
  show: ({ data, inbound, language }, state) => forSignedIn(data, '/account/password', (person) => {
    const words = ACCOUNT_WORDS[language];
    return {
      title: words.changePassword, brand: PROVIDER_BRAND, policy: { ...PRIVATE, formTargets: leadsOnTo(inbound) },
      content: (
        <>
          {person.mustChoosePassword && <Notice kind="information" title={words.mustChoose} />}
          <Form state={state}>
            <TextField name="present" type="password" label={words.presentPassword} autocomplete="current-password" maxLength={LONGEST.password} />
            <TextField name="password" type="password" label={words.newPassword} hint={words.passwordHint} autocomplete="new-password" maxLength={LONGEST.password} />
            <div class="row"><Button>{words.changePassword}</Button></div>
          </Form>
        </>
      ),
    };
  }),
  take: async ({ call, context, inbound, language, caller: { sessionToken = '' } }, { present, password: newPassword }) => {
    const words = ACCOUNT_WORDS[language];
    if (newPassword === present) throw new FormRefused({ flaws: { password: words.samePassword } });
    const { changeOwnPassword: result } = await call(ChangeOwnPasswordDocument, { input: { sessionToken, address: inbound.address, password: present, newPassword } }, context);
    if (result.outcome !== 'DONE') throw passwordRefused(result, words.wrongPresent, words);
    return seeOther(continued(inbound) ?? '/account?notice=password');
  },
});

/** GET and POST /account/email: a new address, with the password; it is used once the link mailed to it is followed. */
export const email = defineForm({
  id: 'account.email', root: '/account', path: '/email', summary: 'Change the address', description: 'A new address, with the password.', example: '/email',
  input: z.object({}), fields: z.object({ email: z.email().max(LONGEST.email), password: z.string().max(LONGEST.password) }), languages: PROVIDER_LANGUAGES,
  operation: AccountPageDocument, sends: RequestEmailChangeDocument, read: signedIn, session,
  show: ({ data, language }, state) => forSignedIn(data, '/account/email', () => {
    const words = ACCOUNT_WORDS[language];
    return {
      title: words.changeEmail, lead: words.emailLead, brand: PROVIDER_BRAND, policy: PRIVATE,
      content: (
        <Form state={state}>
          <TextField name="email" type="email" label={words.newEmail} autocomplete="email" maxLength={LONGEST.email} />
          <TextField name="password" type="password" label={words.presentPassword} autocomplete="current-password" maxLength={LONGEST.password} />
          <div class="row"><Button>{words.sendLink}</Button></div>
        </Form>
      ),
    };
  }),
  take: async ({ call, context, inbound, language, caller: { sessionToken = '' } }, { email: wanted, password: present }) => {
    const words = ACCOUNT_WORDS[language];
    const { requestEmailChange: result } = await call(RequestEmailChangeDocument, { input: { sessionToken, address: inbound.address, password: present, email: wanted } }, context);
    if (result.outcome !== 'DONE') throw passwordRefused(result, words.wrongPresent, words);
    return seeOther('/account?notice=email-sent');
  },
});
