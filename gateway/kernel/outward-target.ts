import { lookup } from 'node:dns/promises';
import { isIP, isIPv6, type LookupFunction } from 'node:net';
import { hostOf, isLoopbackAddress, isPublicAddress, problemOfOutwardUrl } from './outward-url.js';

/** Resolves all addresses of a host name. */
export type Resolve = (host: string) => Promise<readonly string[]>;

/** The target of a call: the checked address, and the host name. */
export interface Target {
  readonly url: URL;
  readonly address: string;
}

/** Why nothing is sent or fetched. */
export class RefusedTarget extends Error {
  override readonly name = 'RefusedTarget';
}

/** The system's addresses of a name, IPv4 and IPv6. */
export const systemResolve: Resolve = async (host) => (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address);

/** How targets are reached. */
export interface OutwardReach {
  readonly resolve: Resolve;
  /** Also http, and addresses of this machine: for development. */
  readonly allowLoopback: boolean;
  /** Also http on public addresses: for what is no secret. */
  readonly allowHttp?: boolean;
}

/**
 * Resolve and check a target at the time of the attempt: a permitted URL, and public addresses only, every one of them. A URL that is refused
 * when saved is resolved only where receivers on this machine are allowed. Throws RefusedTarget.
 */
export async function targetOf(text: string, { resolve, allowLoopback, allowHttp }: OutwardReach): Promise<Target> {
  const url = new URL(text);
  const problem = problemOfOutwardUrl(url, { allowHttp });
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

/** A look-up that answers the checked address alone: a name that leads elsewhere by now is not asked again. */
export function pinnedTo(address: string): LookupFunction {
  const family = isIPv6(address) ? 6 : 4;
  return (_host, options, found) => {
    if (options.all === true) found(null, [{ address, family }]);
    else found(null, address, family);
  };
}
