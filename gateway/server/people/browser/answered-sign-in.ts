import * as oauth from 'oauth4webapi';
import * as z from 'zod/mini';
import type { Clock } from '#kernel/clock.js';
import { takeAsked } from './ask-for-sign-in.js';
import { clientOf, type Place } from './place.js';
import { findProvider, type Provider } from './provider.js';
import { SignIn } from './stored-sign-in.js';
import { tokensIn } from './tokens-in.js';

const Person = z.object({ name: z.optional(z.string()), email: z.optional(z.string()), active_company_id: z.optional(z.number()), companies: SignIn.shape.companies });

/** The sign-in that the page's address answers, if it answers one; throws where it was refused or is none that this tab asked for. The code leaves the address bar first. */
export async function answeredSignIn(place: Place, clock: Clock): Promise<SignIn | undefined> {
  const answer = new URL(location.href);
  if (!answer.searchParams.has('state')) return undefined;
  const asked = takeAsked();
  history.replaceState(null, '', asked?.back ?? location.pathname);
  if (!asked) throw new Error('This address answers no sign-in that was begun in this tab.');
  const [provider, client] = [await findProvider(place.issuer), clientOf(place)];
  const { server, options } = provider;
  const code = oauth.validateAuthResponse(server, client, answer, asked.state); // checks state and iss
  const response = await oauth.authorizationCodeGrantRequest(server, client, oauth.None(), code, place.page, asked.verifier, options);
  const tokens = tokensIn(await oauth.processAuthorizationCodeResponse(server, client, response), clock);
  return { ...tokens, spent: [], ...await personOf(provider, client, tokens.accessToken) };
}

async function personOf({ server, options }: Provider, client: oauth.Client, accessToken: string): Promise<Pick<SignIn, 'name' | 'companies' | 'company'>> {
  const response = await oauth.userInfoRequest(server, client, accessToken, options);
  const { name, email = '', companies, active_company_id: company = null } = z.parse(Person, await oauth.processUserInfoResponse(server, client, oauth.skipSubjectCheck, response));
  return { name: name ?? email, companies, company };
}
