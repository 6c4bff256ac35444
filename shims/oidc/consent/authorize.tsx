import { z } from 'zod';
import type { Reply } from '#kit/answer.js';
import { definePage, Facts, Notice, Page, seeOther } from '#kit/page/pages.js';
import type { CallHead, Route } from '#kit/route.js';
import type { Language } from '#contract/languages.js';
import { BeginAuthorizationDocument, type BeginAuthorizationMutation } from '../operations/begin-authorization.generated.js';
import { PATHS } from '../paths.js';
import { ownLanguage } from '../pages/account-data.js';
import { languageAsked, languagesFor } from '../page-languages.js';
import type { ProviderCaller } from '../provider-access.js';
import { PRIVATE, PROVIDER_BRAND, PROVIDER_LANGUAGES } from '../provider-pages.js';
import { SHELL } from '../shell-examples.js';
import { Asked, LEADS } from './authorization-parameters.js';
import { CONSENT_WORDS } from './consent-words.js';

const BAD_REQUEST = 400;

/** The parameters that count; others are ignored (RFC 6749, 3.1). */
const PARAMETERS = [...Object.keys(Asked.shape), 'request', 'request_uri', 'sent_to_sign_in_at', 'expected_account'];

/** Those that count, and the names of others that were sent more than once, which is refused. */
const parametersOf = (query: CallHead['query']): { name: string; value: string }[] => [
  ...PARAMETERS.flatMap((name) => [query[name] ?? []].flat().map((value) => ({ name, value }))),
  ...Object.entries(query).filter(([name, value]) => Array.isArray(value) && !PARAMETERS.includes(name)).slice(0, 1).flatMap(([name]) => [{ name, value: '' }, { name, value: '' }]),
];

type Step = BeginAuthorizationMutation['beginAuthorization'];

/** GET /oauth/authorize: to the client, to the sign-in page or to the consent page; or a page that says why nowhere. */
export const authorize: Route<ProviderCaller> = definePage({
  id: 'authorize', path: '/authorize', summary: 'Begin an authorization', description: 'Open it in the browser of the person, never in a frame. Compare iss and state of the answer with your own.',
  example: { target: '/authorize', shell: SHELL.authorize }, failures: ['RATE_LIMITED'],
  declares: { effects: true },
  refusals: { invalid_request: { status: BAD_REQUEST, body: '' } },
  entry: { query: Asked, leads: LEADS },
  input: z.object({}), operation: BeginAuthorizationDocument,
  read: async (invocation) => {
    const { call, context, inbound, caller: { issuer, resources, sessionToken } } = invocation;
    const input = { issuer, resources: [...resources], parameters: parametersOf(inbound.query), sessionToken: sessionToken ?? null };
    const { beginAuthorization: step } = await call(BeginAuthorizationDocument, { input }, context);
    return { ...step, locale: step.refusal ? await ownLanguage(invocation) : null }; // only a refusal is a page
  },
  languages: ({ locale }, call) => languagesFor(locale, call),
  show: ({ data, inbound, language }) => refusedPage(data, { inbound, language }) ?? goTo(addressOf(data, inbound)),
});

const NO_REFERRER = { 'Referrer-Policy': 'no-referrer' };

const goTo = (address: string): Reply => ({ ...seeOther(address), headers: { Location: address, ...NO_REFERRER } });

function addressOf({ location, signInThen, consentHandle }: Step, inbound: CallHead): string {
  if (location != null) return location;
  const [language, { login_hint: hint }] = [languageAsked(inbound), inbound.query];
  if (consentHandle != null) return `${PATHS.consent}?${new URLSearchParams({ request: consentHandle, ...(language !== undefined && { ui_locales: language }) }).toString()}`;
  return `${PATHS.signIn}?${new URLSearchParams({ continue: `${PATHS.authorize}?${signInThen ?? ''}`, ...(typeof hint === 'string' && { login_hint: hint }) }).toString()}`;
}

/** Nothing is redirected to an address that nobody registered. */
function refusedPage({ refusal }: Step, { inbound: { query }, language }: { readonly inbound: CallHead; readonly language: Language }): Reply | undefined {
  if (!refusal) return undefined;
  const { refused, refusedText } = CONSENT_WORDS[language];
  const content = <Notice kind="error" title={refusedText}><Facts facts={[[<code>{refusal.error}</code>, <span lang="en">{refusal.description}</span>]]} /></Notice>;
  return { status: BAD_REQUEST, body: new Page({ title: refused, brand: PROVIDER_BRAND, policy: PRIVATE, content }, { language, languages: PROVIDER_LANGUAGES.languages, query }) };
}
