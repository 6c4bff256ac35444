import { Failure } from '#contract/failure.js';
import { authorizationOf } from './credential.js';
import type { Exchange } from '../exchange.js';
import type { Caller, CallHead } from '../route.js';
import type { SurfaceDeps } from '../surface.js';
import type { Access } from './access.js';

/** Reads a token from a call. */
export type TokenReader = (head: CallHead) => string | undefined;

/** A token in a path parameter. */
export const pathToken = (name: string): TokenReader => ({ params }) => params[name];

/** A token in a query parameter; none where it is repeated. */
export const queryToken = (name: string): TokenReader => ({ query }) => single(query[name]);

/** A token in a header. */
export const headerToken = (name: string): TokenReader => ({ headers }) => single(headers[name.toLowerCase()]);

/** A token in a cookie. */
export const cookieToken = (name: string): TokenReader => ({ cookies }) => cookies[name];

/** A bearer token. */
export const bearerToken: TokenReader = ({ headers }) => authorizationOf('bearer', headers);

const single = (value: string | readonly string[] | undefined): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

interface TokenAccess<C extends Caller> {
  /** `publicToken`: signed, in a link or in storefront code; `session`: of a shopper or a browser; `person`: of a signed-in person. */
  readonly kind: 'publicToken' | 'session' | 'person';
  readonly token: TokenReader;
  /** The owner of a token; undefined when it is malformed, expired, revoked or of another store. */
  readonly holder: (token: string, call: { readonly exchange: Exchange; readonly deps: SurfaceDeps; readonly head: CallHead }) => Promise<C | undefined>;
  /** The refusal without a valid token, and whether one was sent; UNAUTHENTICATED unless given. */
  readonly refusal?: (wasShown: boolean) => Failure;
}

/** Authentication by a token. A missing one is refused without a look-up. */
export const tokenAccess = <C extends Caller>({ kind, token: find, holder, refusal = unauthenticated }: TokenAccess<C>): Access<C> => ({
  kind,
  async admit(exchange, deps, head) {
    const token = find(head);
    if (token !== undefined) exchange.secrets = [token];
    const caller = token === undefined ? undefined : await holder(token, { exchange, deps, head });
    if (!caller) throw refusal(token !== undefined);
    exchange.principal = caller.principal;
    return caller;
  },
});

const unauthenticated = (): Failure => new Failure('UNAUTHENTICATED', 'The token is missing, wrong or expired');
