import type { TokenEndpointResponse } from 'oauth4webapi';
import type { Clock } from '#kernel/clock.js';
import type { SignIn } from './stored-sign-in.js';

const SECOND = 1000;

/** The tokens of an answer. */
export function tokensIn({ access_token: accessToken, refresh_token: refreshToken = '', expires_in: seconds = 0 }: TokenEndpointResponse, clock: Clock): Pick<SignIn, 'accessToken' | 'refreshToken' | 'expiresAt'> {
  return { accessToken, refreshToken, expiresAt: clock.now().getTime() + seconds * SECOND };
}
