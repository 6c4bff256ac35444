import { createHash } from 'node:crypto';
import { locationOf, matched, openBrowser } from './browser.js';
import type { Ask } from './building.js';
import type { FuzzCall } from './call.js';
import { filledIn } from './filled-in.js';
import { hasLater, later, type KnownToPerson, type Resolve } from './later.js';
import type { WireAnswer } from './wire.js';

/** Somebody with a browser. */
export interface Visitor {
  /** The surface whose pages they visit. */
  readonly surface: string;
  /** The call with values in the places of the words; what has to come before it is done first. */
  filled(call: FuzzCall): Promise<FuzzCall>;
  /** What an answer changes: cookies, and passwords and addresses that were replaced. */
  saw(call: FuzzCall, answer: WireAnswer): void;
}

interface Visiting {
  readonly email: string;
  readonly port: number;
  /** As somebody who may invite people. */
  readonly ask: Ask;
  /** Reads the queued mails. */
  readonly mails: () => Promise<readonly { readonly to: string; readonly link: string }[]>;
}

const PASSWORDS = ['a first password', 'a second password'] as const;
/** The password with which visitors are made. */
export const [VISITOR_PASSWORD] = PASSWORDS;
const VERIFIER = 'v'.repeat(50);
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url');
/** The redirect URI of visitors' apps. */
export const CALLBACK = 'https://client.example/callback';
const SEE_OTHER = 303;
/** Pages for people who are not signed in. */
const OF_STRANGERS = /^\/(?:sign-in|reset|invitation)/;

/** A person with a browser and an app, who visits the provider. */
export function openVisitor({ port, ask, mails, ...made }: Visiting): Visitor {
  const browser = openBrowser(port);
  const { send, submit } = browser;
  let { email, wanted, client } = { email: made.email, wanted: '', client: '' };
  let [password, other]: readonly string[] & { 0: string; 1: string } = [...PASSWORDS];
  let count = 0;
  const anotherAddress = (): string => made.email.replace('@', `.${String(count += 1)}@`);
  const changePassword = (): void => { [password, other] = [other, password]; };
  const signedIn = async (): Promise<void> => {
    if ((await send('/account')).status !== SEE_OTHER || (await submit('/sign-in', { email, password })).status === SEE_OTHER) return;
    changePassword();
    await submit('/sign-in', { email, password });
  };
  const registered = async (): Promise<string> => (client ||= matched(await browser.post('/oauth/register', { redirect_uris: [CALLBACK], client_name: made.email }), /"client_id":"([^"]+)"/));
  const consent = async (): Promise<URL> => {
    await signedIn();
    const asked = { response_type: 'code', client_id: await registered(), redirect_uri: CALLBACK, scope: 'openid email offline_access', prompt: 'consent', code_challenge: CHALLENGE, code_challenge_method: 'S256' };
    return locationOf(await send(`/oauth/authorize?${new URLSearchParams(asked).toString()}`));
  };
  const code = async (): Promise<string> => {
    const { pathname, search } = await consent();
    return locationOf(await submit(pathname + search, { decision: 'allow' })).searchParams.get('code') ?? '';
  };
  const tokens = async () => send('/oauth/token', { grant_type: 'authorization_code', client_id: await registered(), code: await code(), code_verifier: VERIFIER, redirect_uri: CALLBACK });
  const linkTo = async (to: string, path: string): Promise<string> => {
    const found = (await mails()).findLast((mail) => mail.to === to && new URL(mail.link).pathname === path);
    return found ? new URL(found.link).searchParams.get('token') ?? '' : '';
  };
  const resolve: Required<Resolve<KnownToPerson>> = {
    challenge: () => CHALLENGE, verifier: () => VERIFIER, name: () => made.email, email: () => email, 'next-email': anotherAddress, password: () => password, 'next-password': () => other, client: registered, code,
    consent: async () => (await consent()).searchParams.get('request') ?? '',
    refresh: async () => matched(await tokens(), /"refresh_token":"([^"]+)"/),
    access: async () => matched(await tokens(), /"access_token":"([^"]+)"/),
    app: async () => tokens().then(async () => matched(await send('/account/apps'), /name="end" value="([^"]+)"/)),
    session: async () => {
      await signedIn();
      await openBrowser(port).submit('/sign-in', { email, password });
      return matched(await send('/account/sessions'), /name="end" value="([0-9a-f-]{36})"/);
    },
    'reset-link': async () => submit('/reset/ask', { email }).then(() => linkTo(email, '/reset')),
    'email-link': async () => {
      await signedIn();
      wanted = anotherAddress();
      await submit('/account/email', { email: wanted, password });
      return linkTo(wanted, '/email');
    },
    'invitation-link': async () => {
      const guest = anotherAddress();
      await ask('mutation I($input: InvitePersonInput!) { invitePerson(input: $input) { id } }', { input: { email: guest, name: 'Guest', role: 'MEMBER' } }).catch(() => undefined);
      return linkTo(guest, '/invitation');
    },
  };
  return {
    surface: 'oidc',
    async filled(call) {
      if (!hasLater(call)) return call;
      if (String(call.headers).includes(later('cookie')) && !OF_STRANGERS.test(call.path)) await signedIn();
      return filledIn(call, { browser, resolve });
    },
    saw({ surface, path }, answer) {
      if (surface !== 'oidc') return;
      browser.keep(answer);
      const { searchParams } = locationOf(answer);
      if (searchParams.get('notice') === 'password' && /^\/(?:account\/password|reset)/.test(path)) changePassword();
      if (searchParams.get('notice') === 'confirmed') email = wanted;
    },
  };
}
