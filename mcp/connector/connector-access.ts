import { INSPECTOR_ORIGINS } from '#kernel/settings.js';
import type { ErrorCode } from '#contract/error-codes.js';
import { Failure } from '#contract/failure.js';
import { DEFAULT_AUTH_URL, DEFAULT_MCP_URL } from '#contract/oauth.js';
import type { Access } from '#kit/access/access.js';
import { NOBODY } from '#kit/access/anonymous.js';
import { asFailure } from '#kit/as-failure.js';
import { bearerToken } from '#kit/access/token-access.js';
import type { Exchange } from '#kit/exchange.js';
import type { Caller } from '#kit/route.js';
import type { SurfaceDeps } from '#kit/surface.js';
import { assistantAccess, type AssistantCaller } from '#mcp/assistant-access.js';
import { calledAt } from './allowed-host.js';
import { METADATA } from './paths.js';

const REALM = 'Portico';

/** Pages that may call: the MCP Inspector's, unless the operator lists others. */
const originsOf = ({ assistantOrigins = INSPECTOR_ORIGINS }: Pick<SurfaceDeps, 'assistantOrigins'>): readonly string[] => assistantOrigins;

/** The root address that was called; throws ADDRESS_REFUSED for a foreign Host. */
function ownAddress({ request: { headers: { host } } }: Exchange, { urls }: SurfaceDeps): string {
  const own = calledAt(host, urls?.mcp ?? DEFAULT_MCP_URL);
  if (own === undefined) throw new Failure('ADDRESS_REFUSED', 'This host is not the connector\'s');
  return own;
}

/** Its own pages may call too. */
function requireOrigin({ request: { headers: { origin } } }: Exchange, own: string, deps: SurfaceDeps): void {
  if (origin !== undefined && origin !== own && !originsOf(deps).includes(origin)) throw new Failure('ORIGIN_REFUSED', 'Pages of this origin may not call');
}

/** A call of the connector. */
export interface ConnectorCaller extends Caller {
  /** The root address that was called. */
  readonly own: string;
  /** The address of the identity provider. */
  readonly issuer: string;
  /** The origins whose pages may call. */
  readonly origins: readonly string[];
  /** The person, at the endpoint. */
  readonly assistant?: AssistantCaller;
}

const callerOf = (own: string, deps: SurfaceDeps): ConnectorCaller => ({ principal: NOBODY, own, issuer: deps.urls?.auth ?? DEFAULT_AUTH_URL, origins: [own, ...originsOf(deps)] });

/** Access to documents: everybody, at our own address. */
export const AT_OWN_ADDRESS: Access<ConnectorCaller> = { kind: 'anonymous', admit: async (exchange, deps) => Promise.resolve(callerOf(ownAddress(exchange, deps), deps)) };

/** Failures after which it is not known who calls: clients sign in again, or try again later. */
const NOT_KNOWN: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['UNAUTHENTICATED', 'UNAVAILABLE', 'INTERNAL']);

/** Access to the endpoint: our own address, an origin that may call, then the token; the refusal says where to sign in (RFC 9728, 5.1). */
export const CONNECTOR_ACCESS: Access<ConnectorCaller> = {
  kind: 'person',
  async admit(exchange, deps, head) {
    const own = ownAddress(exchange, deps);
    requireOrigin(exchange, own, deps);
    try {
      const assistant = await assistantAccess.admit(exchange, deps, head);
      return { ...callerOf(own, deps), principal: assistant.principal, assistant };
    } catch (error) {
      const { code } = asFailure(error, deps.log, { requestId: exchange.requestId, surface: 'connector', operation: 'authenticate' });
      if (!NOT_KNOWN.has(code)) throw error;
      throw unauthorized(own, bearerToken(head) !== undefined);
    }
  },
};

/** 401 with the challenge: with an error where a token was sent. */
export const unauthorized = (own: string, wasShown: boolean): Failure => new Failure('UNAUTHENTICATED', wasShown ? 'The access token is invalid, expired or revoked, or cannot be checked at present' : 'An access token is missing', {
  challenge: `Bearer realm="${REALM}", ${wasShown ? 'error="invalid_token", ' : ''}resource_metadata="${own}${METADATA}"`,
});
