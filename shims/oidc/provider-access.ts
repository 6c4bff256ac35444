import { HOSTS, type HostName } from '#kernel/config.js';
import { hostsOf } from '#kernel/loopback.js';
import { DEFAULT_AUTH_URL, DEFAULT_MCP_URL } from '#contract/oauth.js';
import { consoleRedirect, graphiqlRedirect } from '#contract/own-tools.js';
import type { Principal } from '#contract/principal.js';
import type { Access } from '#kit/access/access.js';
import type { Caller } from '#kit/route.js';
import { sessionOf } from './session-cookie.js';

/** A call of the provider: credentials are checked by its operations, which answer refusals in the words of OAuth. */
export interface ProviderCaller extends Caller {
  /** The address of this provider, without a trailing slash. */
  readonly issuer: string;
  /** Addresses that a token may be meant for: the connector's and the modules'. */
  readonly resources: readonly string[];
  /** The address of the connector, without a trailing slash. */
  readonly connector: string;
  /** The page of GraphiQL. */
  readonly graphiql: string | undefined;
  /** The page of the operators' console. */
  readonly console: string | undefined;
  /** The session of the browser, as it was sent. */
  readonly sessionToken?: string | undefined;
}

/** The session whose forms these are. */
export const session = ({ caller: { sessionToken } }: { readonly caller: ProviderCaller }): string | undefined => sessionToken;

/** The surface itself calls its operations, for nobody and in no company. */
const PROVIDER: Principal = { kind: 'system', companyId: 0, actor: 'oidc', scopes: ['system'] };

const RESOURCES: readonly HostName[] = HOSTS.filter((host) => host !== 'graphql' && host !== 'auth');

/** An address in each form that clients on this machine may know it by. */
function formsOf(address: string): readonly string[] {
  const url = new URL(address);
  return [address, ...hostsOf(url).map((host) => `${url.protocol}//${host}`)];
}

/** Admits everybody. */
export const PROVIDER_ACCESS: Access<ProviderCaller> = {
  kind: 'anonymous',
  admit: (_exchange, { urls = {} }, head) => {
    const issuer = urls.auth ?? DEFAULT_AUTH_URL;
    return Promise.resolve({
      principal: PROVIDER, issuer, resources: RESOURCES.flatMap((host) => urls[host] ?? []).flatMap(formsOf), connector: urls.mcp ?? DEFAULT_MCP_URL,
      graphiql: urls.graphql === undefined ? undefined : graphiqlRedirect(urls.graphql), console: urls.graphql === undefined ? undefined : consoleRedirect(urls.graphql),
      sessionToken: sessionOf(head, issuer.startsWith('https:')),
    });
  },
};
