import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import { remembered } from '#kernel/remembered.js';

/** The addresses of a call. */
export type ClientAddress = (request: IncomingMessage) => string;

type Block = [ipaddr.IPv4 | ipaddr.IPv6, number];

/**
 * The address of the caller: the socket's; while that is a trusted proxy's, the one before it in X-Forwarded-For,
 * read from right to left. Addresses further left are not trusted.
 */
export function clientAddress(trustedProxies: readonly string[]): ClientAddress {
  const blocks = trustedProxies.map(blockOf);
  const trusted = remembered((address = '') => isTrusted(address, blocks)); // proxies are few, and call all the time
  return ({ socket, headers }) => {
    const direct = canonical(socket.remoteAddress ?? '') ?? '';
    const forwarded = headers['x-forwarded-for'];
    return blocks.length === 0 || forwarded === undefined ? direct : walk(direct, String(forwarded).split(','), trusted);
  };
}

/** Whether an address of a socket is that of a trusted proxy. */
export function isProxy(trustedProxies: readonly string[]): (address: string) => boolean {
  const blocks = trustedProxies.map(blockOf);
  return remembered((address = '') => isTrusted(address, blocks));
}

/** The first address of X-Forwarded-For, untrusted; where it cannot be read, the address of {@link clientAddress}. */
export function firstForwarded(trustedProxies: readonly string[]): ClientAddress {
  const known = clientAddress(trustedProxies);
  return (request) => {
    const [first = ''] = String(request.headers['x-forwarded-for'] ?? '').split(',', 1);
    return canonical(first.trim()) ?? known(request);
  };
}

function walk(direct: string, hops: readonly string[], trusted: (address: string) => boolean): string {
  let address = direct;
  for (const hop of hops.toReversed()) {
    const before = canonical(hop.trim());
    if (before === undefined || !trusted(address)) return address;
    address = before;
  }
  return address;
}

const isTrusted = (address: string, blocks: readonly Block[]): boolean => {
  if (address === '') return false;
  const parsed = ipaddr.process(address);
  return blocks.some(([network, bits]) => network.kind() === parsed.kind() && parsed.match(network, bits));
};

const blockOf = (text: string): Block => {
  if (text.includes('/')) return ipaddr.parseCIDR(text);
  const address = ipaddr.process(text);
  return [address, address.kind() === 'ipv4' ? 32 : 128];
};

const MAPPED = '::ffff:';

/** No address with its port is longer, also of IPv6 with a zone. */
const LONGEST = 80;

const known = remembered((written = '') => parsed(written) ?? '');

/** The canonical form of an address (IPv4 inside IPv6 as IPv4), without the port that some proxies write behind it; undefined when it is invalid. */
const canonical = (written: string): string | undefined => (written.length > LONGEST ? undefined : known(written) || undefined);

function parsed(written: string): string | undefined {
  const text = withoutPort(written);
  const plain = text.startsWith(MAPPED) ? text.slice(MAPPED.length) : text;
  if (ipaddr.IPv4.isValidFourPartDecimal(plain)) return plain;
  return ipaddr.isValid(text) ? ipaddr.process(text).toString() : undefined;
}

/** `203.0.113.7:443` and `[2001:db8::1]:443` without the port; an IPv6 address has several colons of its own. */
function withoutPort(text: string): string {
  if (text.startsWith('[')) return text.slice(1).split(']', 1)[0] ?? '';
  const [address = '', ...others] = text.split(':', 3);
  return others.length === 1 ? address : text;
}

const GROUPS_OF_A_SITE = 4;

/** What calls are counted by: an IPv4 address, or the network of 64 bits that one IPv6 caller has, who could send each call from another address of it. */
export function countedAddress(address: string): string {
  if (!address.includes(':') || !ipaddr.IPv6.isValid(address)) return address;
  return `${ipaddr.IPv6.parse(address).parts.slice(0, GROUPS_OF_A_SITE).map((group) => group.toString(16)).join(':')}::/64`;
}
