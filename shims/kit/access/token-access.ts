import { Failure } from '#contract/failure.js';
import { authorizationOf } from './credential.js';
import type { Exchange } from '../exchange.js';
import type { Caller, CallHead } from '../route.js';
import type { SurfaceDeps } from '../surface.js';
import type { Access } from './access.js';

/** Finds a token in a call. */
export type TokenReader = (head: CallHead) => string | undefined;

/** The token that a parameter of the path is. */
export const pathToken = (name: string): TokenReader => ({ params }) => params[name];

/** The token that a parameter of the query is; none where it is given several times. */
export const queryToken = (name: string): TokenReader => ({ query }) => single(query[name]);

/** The token that a header is. */
export const headerToken = (name: string): TokenReader => ({ headers }) => single(headers[name.toLowerCase()]);

/** The token that a cookie is. */
export const cookieToken = (name: string): TokenReader => ({ cookies }) => cookies[name];

/** The token behind Bearer. */
export const bearerToken: TokenReader = ({ headers }) => authorizationOf('bearer', headers);

const single = (value: string | readonly string[] | undefined): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

interface TokenAccess<C extends Caller> {
  /** `publicToken`: signed, in a link or in storefront code; `session`: of a shopper or a browser; `person`: of somebody who signed in. */
  readonly kind: 'publicToken' | 'session' | 'person';
  readonly token: TokenReader;
  /** Whose token it is; undefined when it is nobody's: malformed, expired, revoked, of another store. */
  readonly holder: (token: string, call: { readonly exchange: Exchange; readonly deps: SurfaceDeps; readonly head: CallHead }) => Promise<C | undefined>;
  /** The refusal without a token that is somebody's, and whether one was shown; UNAUTHENTICATED unless given. */
  readonly refusal?: (wasShown: boolean) => Failure;
}

/** Admission by a token. A missing one is refused without asking anybody. */
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
