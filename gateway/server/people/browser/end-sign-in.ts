import * as oauth from 'oauth4webapi';
import { alone } from './fresh-sign-in.js';
import { clientOf, type Place } from './place.js';
import { findProvider } from './provider.js';
import { forgetSignIn, storedSignIn } from './stored-sign-in.js';

/** Sign out: the tab forgets its tokens, and the identity provider refuses them from then on. Throws where that cannot be reached. */
export const endSignIn = (place: Place): Promise<void> => alone(place, async () => {
  const signIn = storedSignIn(place);
  forgetSignIn(place);
  if (!signIn) return;
  const { server, options } = await findProvider(place.issuer);
  await oauth.processRevocationResponse(await oauth.revocationRequest(server, clientOf(place), oauth.None(), signIn.refreshToken, options));
});

/** To the provider's sign-out page, and from there back: it has a session of its own, with which whoever uses the browser next would be signed in again by one press. */
export const leaveProvider = (place: Place): void => { location.assign(`${place.issuer}/sign-out?${new URLSearchParams(clientOf(place)).toString()}`); };
