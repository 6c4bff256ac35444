import { z } from 'zod';
import type { Clock } from '#kernel/clock.js';
import { OWN_TOOLS } from '#contract/own-tools.js';
import type { AuthorizationRequest } from './authorization-request.js';
import type { Provider } from './find-provider.js';
import { oneAtATime } from './one-at-a-time.js';
import { read, sendForm } from './send.js';
import { forgetSignIn, storedSignIn, storeSignIn, type SignIn } from './stored-sign-in.js';

const [SECOND, LEAST_LEFT] = [1000, 60_000];
const client_id = OWN_TOOLS.commandLine;

const Tokens = z.object({ access_token: z.string(), refresh_token: z.string(), expires_in: z.number() });

/** The tokens of an answered request. */
export async function exchangeCode({ provider, clock }: { readonly provider: Provider; readonly clock: Clock }, { redirectUri: redirect_uri, verifier: code_verifier }: AuthorizationRequest, code: string) {
  return tokensIn(await sendForm(provider.token_endpoint, { grant_type: 'authorization_code', client_id, code, redirect_uri, code_verifier }), clock);
}

/** The sign-in of a file with an access token that is good for a minute at least. Of several processes one refreshes, and the others read what it got: a refresh token counts once. */
export function freshSignIn(file: string, clock: Clock): Promise<SignIn> {
  const isFresh = ({ expiresAt }: SignIn): boolean => expiresAt - clock.now().getTime() > LEAST_LEFT;
  const known = storedSignIn(file);
  if (isFresh(known)) return Promise.resolve(known);
  return oneAtATime({ file, clock }, async () => {
    const signIn = storedSignIn(file);
    if (isFresh(signIn)) return signIn;
    const answered = await sendForm(signIn.provider.token_endpoint, { grant_type: 'refresh_token', client_id, refresh_token: signIn.refreshToken });
    if (Over.safeParse(answered.body).success) forgetSignIn(file);
    const fresh = { ...signIn, ...tokensIn(answered, clock) };
    storeSignIn(file, fresh);
    return fresh;
  });
}

const Over = z.object({ error: z.literal('invalid_grant') });

function tokensIn(answered: Awaited<ReturnType<typeof sendForm>>, clock: Clock): Pick<SignIn, 'accessToken' | 'refreshToken' | 'expiresAt'> {
  const tokens = read(Tokens, answered, 'The sign-in');
  return { accessToken: tokens.access_token, refreshToken: tokens.refresh_token, expiresAt: clock.now().getTime() + tokens.expires_in * SECOND };
}

/** Forget the sign-in of a file and revoke it: its tokens are refused from then on. */
export function endSignIn(file: string, clock: Clock): Promise<void> {
  return oneAtATime({ file, clock }, async () => {
    const { provider, refreshToken } = storedSignIn(file);
    const { status, body } = await sendForm(provider.revocation_endpoint, { client_id, token: refreshToken });
    if (status !== OK) read(z.never(), { status, body }, 'The sign-out');
    forgetSignIn(file);
  });
}

const OK = 200;
