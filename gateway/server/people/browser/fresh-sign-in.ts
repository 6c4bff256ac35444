import * as oauth from 'oauth4webapi';
import type { Clock } from '#kernel/clock.js';
import { clientOf, type Place } from './place.js';
import { findProvider } from './provider.js';
import { fromOtherTab } from './other-tabs.js';
import { forgetSignIn, storedSignIn, storeSignIn, type SignIn } from './stored-sign-in.js';
import { tokensIn } from './tokens-in.js';

const LEAST_LEFT = 60_000; // milliseconds

/** The tab's sign-in with an access token that is good for a minute at least; undefined where nobody is signed in, or the sign-in is over. A refresh token counts once: of all calls and tabs one refreshes, the others wait. */
export async function freshSignIn(place: Place, clock: Clock): Promise<SignIn | undefined> {
  const isFresh = ({ expiresAt }: SignIn): boolean => expiresAt - clock.now().getTime() > LEAST_LEFT;
  const known = storedSignIn(place);
  if (!known || isFresh(known)) return known;
  return await alone(place, async () => {
    const signIn = storedSignIn(place);
    if (!signIn || isFresh(signIn)) return signIn;
    const other = await fromOtherTab(place, signIn.refreshToken);
    return other && isFresh(other) ? storeSignIn(place, { ...other, company: signIn.company }) : refreshed(place, clock, signIn);
  });
}

/** Do some work with the sign-in while no other call and no other tab does. */
export const alone = <T>({ client }: Pick<Place, 'client'>, work: () => Promise<T>): Promise<Awaited<T>> => navigator.locks.request(`${client}:sign-in`, work);

async function refreshed(place: Place, clock: Clock, signIn: SignIn): Promise<SignIn | undefined> {
  const [{ server, options }, client] = [await findProvider(place.issuer), clientOf(place)];
  try {
    const response = await oauth.refreshTokenGrantRequest(server, client, oauth.None(), signIn.refreshToken, options);
    const tokens = tokensIn(await oauth.processRefreshTokenResponse(server, client, response), clock);
    return storeSignIn(place, { ...signIn, ...tokens, spent: [...signIn.spent, signIn.refreshToken] });
  } catch (error) {
    if (!(error instanceof oauth.ResponseBodyError && error.error === 'invalid_grant')) throw error;
    forgetSignIn(place);
    return undefined;
  }
}
