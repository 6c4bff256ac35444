import type { VNode } from 'preact';
import { z } from 'zod';
import { LONGEST } from '#contract/account-limits.js';
import { LANGUAGES } from '#contract/languages.js';
import { Button, ButtonLink, defineForm, Facts, FORGET_LANGUAGE, Form, Link, seeOther, SelectField, TextField } from '#kit/page/pages.js';
import { LANGUAGE_NAMES } from '#kit/page/language.js';
import { AccountPageDocument } from '../operations/account-page.generated.js';
import { ChangeOwnProfileDocument } from '../operations/change-own-profile.generated.js';
import { session } from '../provider-access.js';
import { languagesFor } from '../page-languages.js';
import { PRIVATE, PROVIDER_BRAND } from '../provider-pages.js';
import { forSignedIn, insteadOfForm, signedIn, type SignedIn } from './account-data.js';
import { CONNECT_PAGE } from './connect.js';
import { CONNECT_WORDS } from './connect-words.js';
import { Done } from './notices.js';
import { ACCOUNT_WORDS, type AccountWords } from './page-words.js';
import { takeAtAccount } from './take-form.js';

/** GET and POST /account: name and language, and the ways to the rest of the account. */
export const account = defineForm({
  id: 'account', root: '/account', path: '', summary: 'Your account', description: 'Name, language and companies.', example: '',
  input: z.object({}), fields: z.object({ name: z.string().trim().min(1).max(LONGEST.name), locale: z.enum(LANGUAGES).optional() }),
  operation: AccountPageDocument, sends: ChangeOwnProfileDocument, read: signedIn,
  session,
  languages: (data, call) => languagesFor(data?.account.locale, call),
  show: ({ data, inbound, language }, state) => forSignedIn({ data, inbound, path: '/account' }, (person) => {
    const words = ACCOUNT_WORDS[language];
    const known = { name: person.account.name, ...(person.account.locale != null && { locale: person.account.locale }) };
    return {
      title: words.account, brand: PROVIDER_BRAND, policy: PRIVATE,
      content: (
        <>
          <Done query={inbound.query} words={words} />
          <Facts facts={[[words.email, person.account.email], [words.companies, person.account.companies.length === 0 ? words.noCompany : <Companies person={person} words={words} />]]} />
          <Form state={{ ...state, typed: { ...known, ...state.typed } }}>
            <TextField name="name" label={words.name} autocomplete="name" maxLength={LONGEST.name} />
            <SelectField name="locale" label={words.language} prompt={words.browserLanguage} choices={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))} isOptional />
            <div class="row"><Button>{words.save}</Button></div>
          </Form>
          <ul>
            <li><Link href="/account/password">{words.changePassword}</Link></li>
            <li><Link href="/account/email">{words.changeEmail}</Link></li>
            <li><Link href="/account/sessions">{words.sessions}</Link></li>
            <li><Link href="/account/apps">{words.apps}</Link></li>
            <li><Link href={CONNECT_PAGE}>{CONNECT_WORDS[language].title}</Link></li>
          </ul>
          <p><ButtonLink kind="secondary" href="/sign-out">{words.signOut}</ButtonLink></p>
        </>
      ),
    };
  }),
  instead: ({ data, inbound }) => insteadOfForm({ data, inbound, path: '/account' }),
  take: ({ call, context, inbound, words, caller: { sessionToken = '' } }, { name, locale }) => takeAtAccount({ path: '/account', inbound, words }, async () => {
    await call(ChangeOwnProfileDocument, { input: { sessionToken, name, locale: locale ?? null } }, context);
    return { ...seeOther('/account?notice=saved'), cookies: [FORGET_LANGUAGE] }; // the choice that was made last counts
  }),
});

/** The companies of a person, each of which they can leave. */
const Companies = ({ person: { account: { companies } }, words }: { readonly person: SignedIn; readonly words: AccountWords }): VNode =>
  <>{companies.map(({ id, name }) => <div>{name} · <Link href={`/account/leave?company=${String(id)}`}>{words.leave}<span class="unseen"> {name}</span></Link></div>)}</>;
