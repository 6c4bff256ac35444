import * as oauth from 'oauth4webapi';
import { alone } from './fresh-sign-in.js';
import { CLIENT, type Place } from './place.js';
import { findProvider } from './provider.js';
import { forgetSignIn, storedSignIn } from './stored-sign-in.js';

/** Sign out: the tab forgets its tokens, and the identity provider refuses them from then on. Throws where that cannot be reached. */
export const endSignIn = ({ issuer }: Place): Promise<void> => alone(async () => {
  const signIn = storedSignIn();
  forgetSignIn();
  if (!signIn) return;
  const { server, options } = await findProvider(issuer);
  await oauth.processRevocationResponse(await oauth.revocationRequest(server, CLIENT, oauth.None(), signIn.refreshToken, options));
});

/** To the provider's sign-out page, and from there back: it has a session of its own, with which whoever uses the browser next would be signed in again by one press. */
export const leaveProvider = ({ issuer, mark }: Place): void => { location.assign(`${issuer}/sign-out?${new URLSearchParams({ ...CLIENT, ...(mark !== undefined && { tool: 'console' }) }).toString()}`); };
