import type { AuthorizationAsked } from './authorization-asked.js';
import { OAuthRefusal } from './oauth-refusal.js';

const LONGEST = 2000;
/** An ID token has a nonce in it; it is not carried on (`expected-person.ts`). */
const LONGEST_HINT = 8192;
/** As addresses carry them: sign-in and consent carry the whole request on. */
const LONGEST_IN_ALL = 4000;

/** What a parameter that anybody can name is called in an answer to the client. */
const NAME = /^[a-z_]{1,40}$/;

/** No parameter is sent twice, also none that is ignored (RFC 6749, 3.1), and none of them, nor all together, are longer than an address can carry further. */
export function checkRepeated({ values: { id_token_hint: hint = '', ...values }, repeated }: AuthorizationAsked): void {
  if (repeated[0] !== undefined) throw new OAuthRefusal('invalid_request', `${NAME.test(repeated[0]) ? repeated[0] : 'A parameter'} was sent more than once`);
  const long = Object.entries(values).find(([, value = '']) => value.length > LONGEST);
  if (long) throw new OAuthRefusal('invalid_request', `${long[0]} is longer than ${String(LONGEST)} characters`);
  if (hint.length > LONGEST_HINT) throw new OAuthRefusal('invalid_request', `id_token_hint is longer than ${String(LONGEST_HINT)} characters`);
  const inAll = new URLSearchParams(Object.entries(values).map(([name, value = '']) => [name, value])).toString().length;
  if (inAll > LONGEST_IN_ALL) throw new OAuthRefusal('invalid_request', `the parameters are longer than ${String(LONGEST_IN_ALL)} characters in all`);
}
