import { z } from 'zod';
import { isLoopbackName } from '#kernel/loopback.js';
import { Refusal } from '../refusal.js';
import { WrongUsage } from '../wrong-usage.js';
import { read, send } from './send.js';

/** The addresses of an identity provider that the command line uses. */
export const Provider = z.object({ issuer: z.string(), authorization_endpoint: z.string(), token_endpoint: z.string(), revocation_endpoint: z.string(), userinfo_endpoint: z.string() });

/** An identity provider. */
export type Provider = z.infer<typeof Provider>;

const NOT_FOUND = 404;

const Resource = z.object({ authorization_servers: z.tuple([z.string()], z.string()) });

/** The identity provider of the graph at an address (RFC 9728, RFC 8414). */
export async function findProvider(graphUrl: string): Promise<Provider> {
  const found = await send(`${safe(graphUrl)}/.well-known/oauth-protected-resource/graphql`);
  if (found.status === NOT_FOUND) throw new Refusal(`There is no graph at ${graphUrl}: --url is the address of the page /graphql, not that of the page you sign in at`);
  const { authorization_servers: [issuer] } = read(Resource, found, `The metadata of ${graphUrl}`);
  const provider = read(Provider, await send(`${safe(issuer)}/.well-known/oauth-authorization-server`), `The metadata of ${issuer}`);
  if (provider.issuer !== issuer) throw new Refusal(`${issuer} calls itself ${provider.issuer}`);
  return provider;
}

/** The address without a slash at its end; tokens travel by https, or within this machine. */
export function safe(address: string): string {
  const { protocol, hostname } = URL.canParse(address) ? new URL(address) : { protocol: '', hostname: '' };
  if (protocol !== 'https:' && !(protocol === 'http:' && isLoopbackName(hostname))) throw new WrongUsage(`${address} is no https:// address (http:// is for this machine alone)`);
  return address.endsWith('/') ? address.slice(0, -1) : address;
}
