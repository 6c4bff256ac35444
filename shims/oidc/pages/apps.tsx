import type { VNode } from 'preact';
import { z } from 'zod';
import { ISSUED_SCOPES } from '#contract/oauth.js';
import { Badge, Button, defineForm, Facts, Form, Moment, Section, seeOther } from '#kit/page/pages.js';
import { CONSENT_WORDS, type ConsentWords } from '../consent/consent-words.js';
import { EndOwnAppDocument } from '../operations/end-own-app.generated.js';
import { OwnAppsDocument, type OwnAppsQuery } from '../operations/own-apps.generated.js';
import { session } from '../provider-access.js';
import { languagesFor } from '../page-languages.js';
import { PRIVATE, PROVIDER_BRAND } from '../provider-pages.js';
import { forSignedIn, insteadOfForm } from './account-data.js';
import { Done, ToAccount } from './notices.js';
import { ACCOUNT_WORDS, type AccountWords } from './page-words.js';
import { takeAtAccount } from './take-form.js';

const LONGEST_ID = 60;

/** GET and POST /account/apps: the apps that a person allowed to act for them, each of which they can end. */
export const apps = defineForm({
  id: 'account.apps', root: '/account', path: '/apps', summary: 'Connected apps', description: 'The apps that may act for the person.', example: '/apps',
  input: z.object({}), fields: z.object({ end: z.string().max(LONGEST_ID) }), operation: OwnAppsDocument, sends: EndOwnAppDocument,
  session,
  read: async ({ call, context, caller: { sessionToken } }) => {
    if (sessionToken === undefined) return null;
    const { signInSession, ownApps } = await call(OwnAppsDocument, { token: sessionToken }, context);
    return signInSession && { ...signInSession, ownApps };
  },
  languages: (data, call) => languagesFor(data?.account.locale, call),
  show: ({ data, inbound, language }, state) => forSignedIn({ data, inbound, path: '/account/apps' }, ({ ownApps }) => {
    const { unverified, goesTo, scopes } = CONSENT_WORDS[language];
    const words: Words = { ...ACCOUNT_WORDS[language], unverified, goesTo, scopes };
    const content = ownApps.length === 0 ? <p>{words.noApp}</p> : <Form state={state}>{ownApps.map((app) => <Connected app={app} words={words} />)}</Form>;
    return { title: words.apps, lead: words.appsLead, brand: PROVIDER_BRAND, policy: PRIVATE, content: <><Done query={inbound.query} words={words} />{content}<ToAccount words={words} /></> };
  }),
  instead: ({ data, inbound }) => insteadOfForm({ data, inbound, path: '/account/apps' }),
  take: ({ call, context, inbound, words, caller: { sessionToken = '' } }, { end: id }) => takeAtAccount({ path: '/account/apps', inbound, words }, async () => {
    await call(EndOwnAppDocument, { sessionToken, id }, context);
    return seeOther('/account/apps?notice=app-ended');
  }),
});

type App = OwnAppsQuery['ownApps'][number];
type Words = AccountWords & Pick<ConsentWords, 'unverified' | 'goesTo' | 'scopes'>;

/** What an app is and may do: its name is its own, so the hosts that its answers go to stand below it. */
const Connected = ({ app, words }: { readonly app: App; readonly words: Words }): VNode => (
  <Section id={`app-${app.id}`} title={app.name}>
    {!app.isVerified && <p><Badge>{words.unverified}</Badge></p>}
    <Facts facts={[
      [words.goesTo, app.redirectHosts.map((host) => <div><code>{host}</code></div>)],
      [words.may, <ul>{ISSUED_SCOPES.filter((scope) => app.scopes.includes(scope)).map((scope) => <li>{words.scopes[scope]}</li>)}</ul>],
      [words.connectedSince, <Moment at={app.connectedAt} timeZone="UTC" isDay />],
      [words.lastSeen, app.lastUsedAt == null ? words.neverUsed : <Moment at={app.lastUsedAt} timeZone="UTC" />],
    ]} />
    <Button kind="secondary" name="end" value={app.id}>{words.end}<span class="unseen"> {app.name}</span></Button>
  </Section>
);
