import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

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

/** Find and check where an address leads at this moment: https, and public addresses only, every one of them. Throws RefusedTarget. */
export async function targetOf(text: string, { resolve, allowLoopback }: { resolve: Resolve; allowLoopback: boolean }): Promise<Target> {
  const url = new URL(text);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) > 0 ? [host] : await resolve(host);
  const [address] = addresses;
  if (address === undefined) throw new RefusedTarget('The host has no address');
  if (allowLoopback && addresses.every((one) => rangeOf(one) === 'loopback')) return { url, address };
  if (url.protocol !== 'https:') throw new RefusedTarget('The address is not https');
  const hidden = addresses.find((one) => !isPublic(one));
  if (hidden !== undefined) throw new RefusedTarget('The host leads to an address that is not public');
  return { url, address };
}

const rangeOf = (address: string): string => ipaddr.process(address).range();

const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3');

/** Whether an address is on the public internet; of IPv6 only what is assigned to it, so that no embedded IPv4 address slips through. */
export function isPublic(address: string): boolean {
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || parsed.match(GLOBAL_UNICAST);
}
