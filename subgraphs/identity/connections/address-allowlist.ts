import ipaddr from 'ipaddr.js';
import { Failure } from '#contract/failure.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Range = [Address, number];

const MAPPED_BITS = 96; // prefix length of IPv4-mapped IPv6 addresses
const MOST_ENTRIES = 200;

const LONGEST_ADDRESS = 45;

/** A caller's address as counted and logged: in canonical form, or as received when it is not an IP address. */
export const callerAddress = (text: string): string =>
  PLAIN_IPV4.test(text) ? text : readAddress(text)?.toString() ?? text.slice(0, LONGEST_ADDRESS);

/** The canonical form of IPv4, which needs no conversion. */
const PLAIN_IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;

/** Allowlist entries as stored: addresses and CIDR ranges, without duplicates; throws BAD_INPUT for the first that is neither. */
export function validAllowlist(entries: readonly string[]): readonly string[] {
  if (entries.length > MOST_ENTRIES) throw new Failure('BAD_INPUT', 'The allowlist is too long', { allowlist: [`at most ${String(MOST_ENTRIES)} entries`] });
  const stored = entries.map((entry, index) => {
    const range = readRange(entry.trim());
    if (!range) throw new Failure('BAD_INPUT', `${entry} is neither an address nor a range`, { [`allowlist.${String(index)}`]: ['is neither an address nor a CIDR range'] });
    const [address, bits] = range;
    return bits === bitsOf(address) ? address.toString() : `${address.toString()}/${String(bits)}`;
  });
  return [...new Set(stored)];
}

/** Whether an address may call; an empty list allows every address. */
export function isAllowed(allowlist: readonly string[], caller: string): boolean {
  if (allowlist.length === 0) return true;
  const address = readAddress(caller);
  return address !== undefined && allowlist.some((entry) => {
    const range = readRange(entry);
    return range?.[0].kind() === address.kind() && address.match(range);
  });
}

/** IPv4-mapped IPv6 is read as IPv4. */
function readAddress(text: string): Address | undefined {
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);
  return isAddress ? ipaddr.process(text) : undefined;
}

function readRange(text: string): Range | undefined {
  if (!text.includes('/')) {
    const address = readAddress(text);
    return address && [address, bitsOf(address)];
  }
  if (!ipaddr.isValidCIDR(text)) return undefined;
  const [address, bits] = ipaddr.parseCIDR(text);
  const mapped = address.kind() === 'ipv6' && bits >= MAPPED_BITS && readAddress(address.toString());
  return mapped && mapped.kind() === 'ipv4' ? [mapped, bits - MAPPED_BITS] : [address, bits];
}

const bitsOf = (address: Address): number => (address.kind() === 'ipv4' ? 32 : 128);
