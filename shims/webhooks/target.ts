import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { hostOf, isLoopbackAddress, isPublicAddress, problemOfOutwardUrl } from '#kernel/outward-url.js';

/** Every address of a name. */
export type Resolve = (host: string) => Promise<readonly string[]>;

/** Where a webhook is posted: the address that was checked, and the name it is asked for by. */
export interface Target {
  readonly url: URL;
  readonly address: string;
}

/** Why nothing is sent. */
export class RefusedTarget extends Error {
  override readonly name = 'RefusedTarget';
}

/** The addresses the system knows for a name, IPv4 and IPv6. */
export const systemResolve: Resolve = async (host) => (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address);

/**
 * Find and check where an address leads at this moment: what may be saved, and public addresses only, every one of them. What may not be
 * saved is looked up only where receivers on this machine are allowed. Throws RefusedTarget.
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
