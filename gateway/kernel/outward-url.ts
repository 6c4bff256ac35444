import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The ports browsers refuse to fetch from, because they belong to other protocols (WHATWG Fetch, "bad ports"). */
const BAD_PORTS = [
  0, 1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104, 109, 110, 111, 113, 115, 117, 119, 123, 135, 137,
  139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515, 526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049,
  3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080,
];

/** The usual ports of databases, caches, queues and machine administration: no webhook receivers. */
const INTERNAL_PORTS = [
  445, 1433, 1521, 2181, 2375, 2376, 2379, 2380, 3306, 3389, 5432, 5672, 5900, 5984, 6379, 6443, 8086, 9042, 9092, 9200, 9300, 10_250, 11_211, 26_379, 27_017, 27_018, 27_019,
];

const REFUSED_PORTS: ReadonlySet<string> = new Set([...BAD_PORTS, ...INTERNAL_PORTS].map(String));

/** The suffixes of host names of one machine or network; none of them is on the public internet. */
const INTERNAL_SUFFIXES = ['localhost', 'localdomain', 'local', 'internal', 'intranet', 'lan', 'home', 'corp', 'private', 'home.arpa'];

/** Whether a URL names an address (IPv4 or IPv6) instead of a host. */
export const namesAddress = ({ hostname }: URL): boolean => isIP(hostname.replace(/^\[|\]$/g, '')) > 0;

interface Rule {
  readonly isBroken: (url: URL, host: string) => boolean;
  readonly problem: (url: URL) => string;
}

const ENCRYPTED: Rule = { isBroken: ({ protocol }) => protocol !== 'https:', problem: () => 'is not https' };
const WEB: Rule = { isBroken: ({ protocol }) => protocol !== 'https:' && protocol !== 'http:', problem: () => 'is neither https nor http' };

const RULES: readonly Rule[] = [
  { isBroken: ({ username, password }) => username + password !== '', problem: () => 'carries a user name or password' },
  { isBroken: ({ href }) => href.includes('#'), problem: () => 'has a fragment' },
  { isBroken: (_, host) => isInternalName(host), problem: () => 'names a host of a private network (localhost, .local, .internal and the like, or a name without a dot)' },
  { isBroken: ({ port }) => REFUSED_PORTS.has(port), problem: ({ port }) => `uses port ${port}, which belongs to another protocol` },
];

/**
 * Why nothing may be sent to a URL, to follow the words "The address"; undefined when only its host's addresses remain to be checked. What is no secret may be fetched by http too.
 * `new URL` has normalized the host: an IPv4 address in any notation is four decimal numbers here.
 */
export function problemOfOutwardUrl(url: URL, { allowHttp = false }: { readonly allowHttp?: boolean | undefined } = {}): string | undefined {
  const host = hostOf(url);
  return [allowHttp ? WEB : ENCRYPTED, ...RULES].find(({ isBroken }) => isBroken(url, host))?.problem(url);
}

/** The host of a URL as it is resolved: without the brackets of IPv6 and without trailing dots. */
export function hostOf({ hostname }: URL): string {
  if (hostname.startsWith('[')) return hostname.slice(1, -1);
  let end = hostname.length;
  while (end > 0 && hostname[end - 1] === '.') end -= 1;
  return hostname.slice(0, end);
}

function isInternalName(host: string): boolean {
  if (isIP(host) > 0) return false;
  return !host.includes('.') || INTERNAL_SUFFIXES.some((suffix) => host.endsWith(`.${suffix}`));
}

const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3');

/** Whether an IP address is on the public internet; of IPv6 only the range assigned to it, which excludes embedded IPv4 addresses. */
export function isPublicAddress(address: string): boolean {
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || parsed.match(GLOBAL_UNICAST);
}

/** Whether an IP address is of this machine. */
export const isLoopbackAddress = (address: string): boolean => ipaddr.process(address).range() === 'loopback';
