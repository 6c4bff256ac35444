import { COMPANY_HEADER } from '#contract/own-tools.js';
import { GRAPHIQL } from './graphiql-client.js';
import { forgetSignIn, storedSignIn, type SignIn } from './stored-sign-in.js';

interface Signing {
  /** Who is signed in, with a token that counts. */
  readonly fresh: () => Promise<SignIn | undefined>;
  /** Called when a sign-in is over. */
  readonly over: () => void;
}

const UNAUTHORIZED = 401;

/** Let every call of the graph go as the person who is signed in, in the company they chose, whatever its Headers tab says; without a sign-in calls go as they are. GraphiQL takes no other way to `fetch`. */
export function signCalls({ fresh, over }: Signing): void {
  const plain = globalThis.fetch.bind(globalThis);
  const graph = `${location.origin}/graphql`;
  const call = async (input: string | URL, init: RequestInit): Promise<Response> => {
    const signIn = await fresh();
    if (!signIn) {
      over();
      throw new Error('Your sign-in has ended, and this call was not sent; sign in again'); // it was not meant for whoever the Headers tab names
    }
    const response = await plain(input, { ...init, headers: signed(init.headers, signIn) });
    if (response.status === UNAUTHORIZED) {
      forgetSignIn(GRAPHIQL);
      over();
    }
    return response;
  };
  globalThis.fetch = (input, init = {}) => (storedSignIn(GRAPHIQL) && isOfGraph(input, graph) ? call(input, init) : plain(input, init));
}

const isOfGraph = (input: RequestInfo | URL, graph: string): input is string | URL => !(input instanceof Request) && new URL(input, location.href).href === graph;

function signed(given: HeadersInit | undefined, { accessToken, company }: SignIn): Headers {
  const headers = new Headers(given);
  headers.set('Authorization', `Bearer ${accessToken}`);
  if (company !== null) headers.set(COMPANY_HEADER, String(company));
  return headers;
}
