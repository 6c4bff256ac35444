import { z } from 'zod';
import { LONGEST, SHORTEST_PASSWORD } from '#contract/account-limits.js';
import { Button, defineForm, Form, FormRefused, Notice, seeOther, TextField } from '#kit/page/pages.js';
import { AccountPageDocument } from '../operations/account-page.generated.js';
import { ChangeOwnPasswordDocument } from '../operations/change-own-password.generated.js';
import { RequestEmailChangeDocument } from '../operations/request-email-change.generated.js';
import { session } from '../provider-access.js';
import { languagesFor } from '../page-languages.js';
import { PRIVATE, PROVIDER_BRAND } from '../provider-pages.js';
import { forSignedIn, insteadOfForm, signedIn } from './account-data.js';
import { continuedInLanguage } from './continued.js';
import { leadsOnTo } from './leads-on-to.js';
import { passwordRefused, ToAccount } from './notices.js';
import { ACCOUNT_WORDS } from './page-words.js';
import { takeAtAccount } from './take-form.js';

/** A password that is chosen. */
export const NewPassword = z.string().min(SHORTEST_PASSWORD).max(LONGEST.password);

/** GET and POST /account/password: a new password, with the present one. */
export const password = defineForm({
  id: 'account.password', root: '/account', path: '/password', summary: 'Change the password', description: 'A new password, with the present one.', example: '/password',
  input: z.object({}), fields: z.object({ present: z.string().max(LONGEST.password), password: NewPassword }),
  operation: AccountPageDocument, sends: ChangeOwnPasswordDocument, session,
  read: async (invocation) => {
    const person = await signedIn(invocation);
    return person && { ...person, formTargets: await leadsOnTo(invocation) };
  },
  languages: (data, call) => languagesFor(data?.account.locale, call),
  show: ({ data, inbound, language }, state) => forSignedIn({ data, inbound, path: '/account/password' }, (person) => {
    const words = ACCOUNT_WORDS[language];
    return {
      title: words.changePassword, brand: PROVIDER_BRAND, policy: { ...PRIVATE, formTargets: person.formTargets },
      content: (
        <>
          {person.mustChoosePassword && <Notice kind="information" title={words.mustChoose} />}
          <Form state={state}>
            <TextField name="present" type="password" label={words.presentPassword} autocomplete="current-password" maxLength={LONGEST.password} />
            <TextField name="password" type="password" label={words.newPassword} hint={words.passwordHint} autocomplete="new-password" maxLength={LONGEST.password} />
            <div class="row"><Button>{words.changePassword}</Button></div>
          </Form>
          {!person.mustChoosePassword && <ToAccount words={words} />}
        </>
      ),
    };
  }),
  instead: ({ data, inbound }) => insteadOfForm({ data, inbound, path: '/account/password' }),
  take: ({ call, context, inbound, language, words: frame, caller: { sessionToken = '' } }, { present, password: newPassword }) => takeAtAccount({ path: '/account/password', inbound, words: frame }, async () => {
    const words = ACCOUNT_WORDS[language];
    if (newPassword === present) throw new FormRefused({ flaws: { password: words.samePassword } });
    const { changeOwnPassword: result } = await call(ChangeOwnPasswordDocument, { input: { sessionToken, address: inbound.address, password: present, newPassword } }, context);
    if (result.outcome === 'EXPIRED') throw new FormRefused({ notice: { title: words.expired } });
    if (result.outcome !== 'DONE') throw passwordRefused(result, words.wrongPresent, words);
    return seeOther(continuedInLanguage(inbound) ?? '/account?notice=password');
  }),
});

/** GET and POST /account/email: a new address, with the password; it is used once the link mailed to it is followed. */
export const email = defineForm({
  id: 'account.email', root: '/account', path: '/email', summary: 'Change the address', description: 'A new address, with the password.', example: '/email',
  input: z.object({}), fields: z.object({ email: z.email().max(LONGEST.email), password: z.string().max(LONGEST.password) }),
  operation: AccountPageDocument, sends: RequestEmailChangeDocument, read: signedIn, session,
  languages: (data, call) => languagesFor(data?.account.locale, call),
  show: ({ data, inbound, language }, state) => forSignedIn({ data, inbound, path: '/account/email' }, () => {
    const words = ACCOUNT_WORDS[language];
    return {
      title: words.changeEmail, lead: words.emailLead, brand: PROVIDER_BRAND, policy: PRIVATE,
      content: (
        <>
          <Form state={state}>
            <TextField name="email" type="email" label={words.newEmail} autocomplete="email" maxLength={LONGEST.email} />
            <TextField name="password" type="password" label={words.presentPassword} autocomplete="current-password" maxLength={LONGEST.password} />
            <div class="row"><Button>{words.sendLink}</Button></div>
          </Form>
          <ToAccount words={words} />
        </>
      ),
    };
  }),
  instead: ({ data, inbound }) => insteadOfForm({ data, inbound, path: '/account/email' }),
  take: ({ call, context, inbound, language, data, words: frame, caller: { sessionToken = '' } }, { email: wanted, password: present }) => takeAtAccount({ path: '/account/email', inbound, words: frame }, async () => {
    const words = ACCOUNT_WORDS[language];
    if (wanted.toLowerCase() === data?.account.email) throw new FormRefused({ flaws: { email: words.sameEmail } });
    const { requestEmailChange: result } = await call(RequestEmailChangeDocument, { input: { sessionToken, address: inbound.address, password: present, email: wanted } }, context);
    if (result.outcome !== 'DONE') throw passwordRefused(result, words.wrongPresent, words);
    return seeOther('/account?notice=email-sent');
  }),
});
