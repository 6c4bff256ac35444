import * as oauth from 'oauth4webapi';
import type { Clock } from '#kernel/clock.js';
import { CLIENT, type Place } from './place.js';
import { findProvider } from './provider.js';
import { fromOtherTab } from './other-tabs.js';
import { forgetSignIn, storedSignIn, storeSignIn, type SignIn } from './stored-sign-in.js';
import { tokensIn } from './tokens-in.js';

const LEAST_LEFT = 60_000; // milliseconds
const LOCK = 'portico:sign-in';

/** The tab's sign-in with an access token that is good for a minute at least; undefined where nobody is signed in, or the sign-in is over. A refresh token counts once: of all calls and tabs one refreshes, the others wait. */
export async function freshSignIn(place: Place, clock: Clock): Promise<SignIn | undefined> {
  const isFresh = ({ expiresAt }: SignIn): boolean => expiresAt - clock.now().getTime() > LEAST_LEFT;
  const known = storedSignIn();
  if (!known || isFresh(known)) return known;
  return await alone(async () => {
    const signIn = storedSignIn();
    if (!signIn || isFresh(signIn)) return signIn;
    const other = await fromOtherTab(signIn.refreshToken);
    return other && isFresh(other) ? storeSignIn({ ...other, company: signIn.company }) : refreshed(place, clock, signIn);
  });
}

/** Do some work with the sign-in while no other call and no other tab does. */
export const alone = <T>(work: () => Promise<T>): Promise<Awaited<T>> => navigator.locks.request(LOCK, work);

async function refreshed({ issuer }: Place, clock: Clock, signIn: SignIn): Promise<SignIn | undefined> {
  const { server, options } = await findProvider(issuer);
  try {
    const response = await oauth.refreshTokenGrantRequest(server, CLIENT, oauth.None(), signIn.refreshToken, options);
    const tokens = tokensIn(await oauth.processRefreshTokenResponse(server, CLIENT, response), clock);
    return storeSignIn({ ...signIn, ...tokens, spent: [...signIn.spent, signIn.refreshToken] });
  } catch (error) {
    if (!(error instanceof oauth.ResponseBodyError && error.error === 'invalid_grant')) throw error;
    forgetSignIn();
    return undefined;
  }
}
