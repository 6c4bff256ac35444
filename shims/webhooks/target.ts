import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { hostOf, isLoopbackAddress, isPublicAddress, problemOfOutwardUrl } from '#kernel/outward-url.js';

/** Resolves all addresses of a host name. */
export type Resolve = (host: string) => Promise<readonly string[]>;

/** The target of a post: the checked address, and the host name. */
export interface Target {
  readonly url: URL;
  readonly address: string;
}

/** Why nothing is sent. */
export class RefusedTarget extends Error {
  override readonly name = 'RefusedTarget';
}

/** The system's addresses of a name, IPv4 and IPv6. */
export const systemResolve: Resolve = async (host) => (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address);

/**
 * Resolve and check a target at the time of the attempt: a permitted URL, and public addresses only, every one of them. A URL that is refused
 * when saved is resolved only where receivers on this machine are allowed. Throws RefusedTarget.
 */
export async function targetOf(text: string, { resolve, allowLoopback }: { resolve: Resolve; allowLoopback: boolean }): Promise<Target> {
  const url = new URL(text);
  const problem = problemOfOutwardUrl(url);
  if (problem !== undefined && !allowLoopback) throw new RefusedTarget(`The address ${problem}`);
  const addresses = await addressesOf(hostOf(url), resolve);
  const [address] = addresses;
  if (address === undefined) throw new RefusedTarget('The host has no address');
  if (allowLoopback && addresses.every(isLoopbackAddress)) return { url, address };
  if (problem !== undefined) throw new RefusedTarget(`The address ${problem}`);
  if (!addresses.every(isPublicAddress)) throw new RefusedTarget('The host leads to an address that is not public');
  return { url, address };
}

const addressesOf = async (host: string, resolve: Resolve): Promise<readonly string[]> => (isIP(host) > 0 ? [host] : resolve(host));
