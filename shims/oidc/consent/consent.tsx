import { hostIn } from '#kernel/web-address.js';
import type { VNode } from 'preact';
import { z } from 'zod';
import { ISSUED_SCOPES } from '#contract/oauth.js';
import { Button, ButtonLink, defineForm, Facts, Form, FormRefused, Link, Notice, Section, seeOther, type FormState, type PageContent } from '#kit/page/pages.js';
import type { CallHead } from '#kit/route.js';
import { DecideConsentDocument } from '../operations/decide-consent.generated.js';
import { OAuthConsentDocument, type OAuthConsentQuery } from '../operations/oauth-consent.generated.js';
import { PATHS } from '../paths.js';
import { session } from '../provider-access.js';
import { languagesFor } from '../page-languages.js';
import { thenTo } from '../pages/continued.js';
import { PRIVATE, PROVIDER_BRAND } from '../provider-pages.js';
import { CONSENT_WORDS, type ConsentWords } from './consent-words.js';

type Consent = NonNullable<OAuthConsentQuery['oauthConsent']>;

const handleOf = ({ query: { request } }: Pick<CallHead, 'query'>): string => (typeof request === 'string' ? request : '');

/** A consent on its page, with the way to the same request for another account. */
type Shown = Consent & { readonly elsewhere: string };

/** The same request once more (OpenID Connect Core, 3.1.2.1): for a person who is somebody else, or to be answered. */
function onceMore(request: string, prompt: 'select_account' | 'consent', { query: { ui_locales: locales } }: Pick<CallHead, 'query'>): string {
  const query = new URLSearchParams(request);
  query.set('prompt', prompt);
  if (typeof locales === 'string') query.set('ui_locales', locales);
  return `${PATHS.authorize}?${query.toString()}`;
}

const CONFLICT = 409;

/** GET and POST /oauth/consent: what a client asks for, and the person's answer. The request is in the address, sealed and of this session alone. */
export const consent = defineForm({
  id: 'consent', path: '/consent', summary: 'Agree to a client', description: 'What a client asks for, and the answer.', example: '/consent', failures: ['RATE_LIMITED'],
  input: z.object({}), fields: z.object({ decision: z.enum(['allow', 'deny']) }), operation: OAuthConsentDocument, sends: DecideConsentDocument,
  session,
  read: async ({ call, context, inbound, caller: { sessionToken = '' } }) => {
    const { oauthConsent, oauthConsentAgain, signInSession } = await call(OAuthConsentDocument, { handle: handleOf(inbound), sessionToken }, context);
    return { consent: oauthConsent, again: oauthConsentAgain === null ? undefined : onceMore(oauthConsentAgain, 'consent', inbound), isSignedIn: signInSession !== null };
  },
  languages: ({ consent: shown }, call) => languagesFor(shown?.locale, call),
  show: ({ data: { consent: shown, again }, inbound, language }, state) => {
    const words = CONSENT_WORDS[language];
    if (!shown) return overPage(words, again);
    return shown.answer === null ? consentPage({ ...shown, elsewhere: onceMore(shown.request, 'select_account', inbound) }, state, words) : answeredPage(shown, words);
  },
  instead: ({ data: { consent: shown, again, isSignedIn } }) => {
    if (shown || again === undefined) return undefined;
    return seeOther(isSignedIn ? again : `${thenTo(PATHS.signIn, again)}&notice=session-over`);
  },
  take: async ({ call, context, inbound, language, caller: { issuer, sessionToken } }, { decision }) => {
    const input = { issuer, handle: handleOf(inbound), sessionToken: sessionToken ?? null, allow: decision === 'allow' };
    const { decideConsent: location } = await call(DecideConsentDocument, { input }, context);
    const { over: title, overText: text } = CONSENT_WORDS[language];
    if (location === null) throw new FormRefused({ notice: { title, text }, status: CONFLICT });
    return { ...seeOther(location), headers: { Location: location, 'Referrer-Policy': 'no-referrer' } };
  },
});

/** What can no longer be answered, with the way to the same request where its sign-in or time is over alone. */
const overPage = ({ over, overText, againText, again: goOn }: ConsentWords, again: string | undefined): PageContent => (again === undefined
  ? { title: over, lead: overText, brand: PROVIDER_BRAND, policy: PRIVATE, isGone: true }
  : { title: over, lead: againText, brand: PROVIDER_BRAND, policy: PRIVATE, isGone: true, content: <ButtonLink href={again}>{goOn}</ButtonLink> });

/** Where an answered request stands, for a person who comes back to its page. */
const answeredPage = ({ answer, clientName }: Consent, { allowed, refusedBefore, answeredText, refusedBeforeText, toApps }: ConsentWords): PageContent => (answer === 'ALLOWED'
  ? { title: allowed(clientName), lead: answeredText, brand: PROVIDER_BRAND, policy: PRIVATE, content: <ButtonLink href="/account/apps">{toApps}</ButtonLink> }
  : { title: refusedBefore(clientName), lead: refusedBeforeText, brand: PROVIDER_BRAND, policy: PRIVATE });

/** Browsers apply form-action to the redirect that follows the form as well. */
const consentPage = (asked: Shown, state: FormState, words: ConsentWords): PageContent => ({
  title: words.title(asked.clientName), lead: words.lead(asked.email), brand: PROVIDER_BRAND, policy: { ...PRIVATE, formTargets: [asked.redirectUri] },
  content: <Asked asked={asked} state={state} words={words} />,
});

const Asked = ({ asked, state, words }: { readonly asked: Shown; readonly state: FormState; readonly words: ConsentWords }): VNode => {
  const scopes = ISSUED_SCOPES.filter((scope) => asked.scopes.includes(scope));
  return (
    <>
      {!asked.isVerified && <Notice kind="information" title={words.unverified}><p>{words.unverifiedText}</p></Notice>}
      {asked.isLoopback && <Notice kind="information" title={words.loopback}><p>{words.loopbackText}</p></Notice>}
      <p><Link href={asked.elsewhere}>{words.another}</Link></p>
      <Facts facts={[[words.client, asked.clientName], [words.goesTo, <code>{hostIn(asked.redirectUri)}</code>]]} />
      <Section id="scopes" title={words.mayTitle}><ul>{scopes.map((scope) => <li>{words.scopes[scope]}</li>)}</ul></Section>
      <Form state={state}>
        <div class="row"><Button name="decision" value="allow">{words.allow}</Button><Button kind="secondary" name="decision" value="deny">{words.deny}</Button></div>
      </Form>
      <p class="soft small">{words.end}</p>
    </>
  );
};
