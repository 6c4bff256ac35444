import { z } from 'zod';
import { LONGEST } from '#contract/account-limits.js';
import { Button, defineForm, FORGET_LANGUAGE, Form, FormRefused, Link, Notice, seeOther, TextField } from '#kit/page/pages.js';
import { SignInDocument } from '../operations/sign-in.generated.js';
import { PersonLanguageDocument } from '../operations/person-language.generated.js';
import { RegisteredRedirectDocument } from '../operations/registered-redirect.generated.js';
import { languagesFor } from '../page-languages.js';
import type { CallHead } from '#kit/route.js';
import { session, type ProviderCaller } from '../provider-access.js';
import { PRIVATE, PROVIDER_BRAND } from '../provider-pages.js';
import { PASSWORD_PAGE } from './account-data.js';
import { continuedInLanguage, requestIn, thenTo } from './continued.js';
import { leadsOnTo } from './leads-on-to.js';
import { Done, passwordRefused } from './notices.js';
import { ACCOUNT_WORDS } from './page-words.js';
import { keepSession } from './session-cookie.js';

const MOST_A_MINUTE = 120;

/** GET and POST /sign-in: the session and its cookie are new at every sign-in, so nobody can prepare one for somebody else. */
export const signIn = defineForm({
  id: 'sign-in', root: '/sign-in', path: '', summary: 'Sign in', description: 'Address and password; leads on to where the person was going.', example: '', failures: ['RATE_LIMITED'],
  input: z.object({}), fields: z.object({ email: z.string().max(LONGEST.email), password: z.string().max(LONGEST.password) }), sends: SignInDocument, operation: RegisteredRedirectDocument,
  read: async (invocation) => ({ formTargets: await leadsOnTo(invocation), person: await whoIs(invocation) }), languages: ({ person }, call) => languagesFor(person?.locale, call),
  declares: { limits: [{ by: 'address', name: 'sign-in', most: MOST_A_MINUTE }] },
  session,
  show: ({ data: { formTargets, person }, inbound, language }, state) => {
    const [words, hint, then] = [ACCOUNT_WORDS[language], inbound.query['login_hint'], continuedInLanguage(inbound)];
    return {
      title: words.signIn, lead: words.signInLead, brand: PROVIDER_BRAND, policy: { ...PRIVATE, formTargets },
      content: (
        <>
          <Done query={inbound.query} words={words} />
          {person && !isAskedAgain(inbound) && <Notice kind="information" title={words.signedInAs(person.email)}><p><Link href={then ?? '/account'}>{words.goOn}</Link></p></Notice>}
          <Form state={typeof hint === 'string' ? { ...state, typed: { email: hint.slice(0, LONGEST.email), ...state.typed } } : state}>
            <TextField name="email" type="email" label={words.email} autocomplete="username" maxLength={LONGEST.email} />
            <TextField name="password" type="password" label={words.password} autocomplete="current-password" maxLength={LONGEST.password} />
            <div class="row"><Button>{words.signIn}</Button></div>
          </Form>
          <p><Link href={forgottenAt(then, hint)}>{words.forgot}</Link></p>
        </>
      ),
    };
  },
  take: async ({ call, context, inbound, arrival, language, caller: { sessionToken: replaces = null } }, { email, password }) => {
    const words = ACCOUNT_WORDS[language];
    const input = { email, password, address: inbound.address, userAgent: inbound.headers['user-agent'] ?? '', replaces };
    const { signIn: { sessionToken, mustChoosePassword, locale, ...result } } = await call(SignInDocument, { input }, context);
    if (result.outcome === 'PASSWORD_EXPIRED') throw new FormRefused({ notice: { title: words.expired } });
    if (sessionToken == null) throw passwordRefused(result, words.wrong, words);
    const then = continuedInLanguage(inbound);
    const cookies = [keepSession(arrival, sessionToken), ...(locale == null ? [] : [FORGET_LANGUAGE])]; // somebody else may have chosen it in this browser
    return { ...seeOther(mustChoosePassword ? atPassword(then) : then ?? '/account'), cookies };
  },
});

/** Who is signed in with the browser already, perhaps in another tab; null where nobody is. */
async function whoIs({ call, context, caller: { sessionToken } }: Parameters<typeof leadsOnTo>[0] & { readonly caller: ProviderCaller }) {
  return sessionToken === undefined ? null : (await call(PersonLanguageDocument, { token: sessionToken }, context)).signInSession?.account ?? null;
}

/** Whether the client, or the person, wants a sign-in in spite of the session. */
const isAskedAgain = (inbound: Pick<CallHead, 'query'>): boolean => ['prompt', 'max_age', 'expected_account'].some((name) => requestIn(inbound)?.has(name) === true);

/** To the page for a forgotten password, and from there to where the person was going. */
function forgottenAt(then: string | undefined, hint: CallHead['query'][string] | undefined): string {
  const query = new URLSearchParams({ ...(then !== undefined && { continue: then }), ...(typeof hint === 'string' && { login_hint: hint }) }).toString();
  return query === '' ? '/reset/ask' : `/reset/ask?${query}`;
}

/** To the choice of another password and then on, unless the person was there already. */
const atPassword = (then: string | undefined): string => (then === PASSWORD_PAGE || then?.startsWith(`${PASSWORD_PAGE}?`) === true ? then : thenTo(PASSWORD_PAGE, then));
