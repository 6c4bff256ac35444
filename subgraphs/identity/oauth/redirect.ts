import { isLoopbackName } from '#kernel/loopback.js';
import { isOfWeb } from '#kernel/web-address.js';

const LONGEST = 2000;

/** Characters that no URI has (RFC 3986) or that readers take in different ways: blanks, controls, backslashes, quotes, brackets, and everything beyond ASCII. */
const UNWRITTEN = /[^!#$%&'()*+,\-./0-9:;=?@A-Z[\]_a-z~]/;

/** Whether a URI leads to a program on the person's own machine: by a loopback host, or by a scheme that the program registered there. */
export const isOfThisMachine = (uri: string): boolean => URL.canParse(uri) && (isLoopbackName(new URL(uri).hostname) || !isOfWeb(uri));

/** What is wrong with a redirect URI (document 3, K, Registration rules); undefined where nothing is. */
export function redirectFlaw(uri: string): string | undefined {
  if (uri.length > LONGEST) return `is longer than ${String(LONGEST)} characters`;
  if (UNWRITTEN.test(uri)) return 'has a character that no URI has: blanks, controls and what is not ASCII are percent-encoded, a host is written in ASCII';
  if (!/^[a-z][a-z0-9+.-]*:/i.test(uri)) return 'is not an absolute URI';
  if (!URL.canParse(uri)) return 'has a host or port that cannot be read';
  if (uri.includes('#')) return 'has a fragment';
  if (uri.includes('*')) return 'has a wildcard';
  return authorityFlaw(uri, new URL(uri));
}

function authorityFlaw(uri: string, { protocol, hostname }: URL): string | undefined {
  if (!/^https?:\/\//i.test(uri)) return 'must begin with https:// (http:// for a loopback host only)';
  if (protocol === 'http:' && !isByHttpToLoopback(uri)) return 'must use https: http is for localhost, 127.0.0.1 and [::1], as they are written here';
  return HOSTS.find(([form]) => form.test(uri))?.[1] ?? (writtenHost(uri) === hostname ? undefined : `has a host that is read as ${hostname}: write it so`);
}

/** The host as it is written: `0x7f.1` is read as 127.0.0.1. */
const writtenHost = (uri: string): string => (/^https?:\/\/([^/?#]*)/i.exec(uri)?.[1] ?? '').toLowerCase().replace(/:[0-9]*$/, '');

/** Hosts that readers of an address would take for others. */
const HOSTS = [[/^https?:\/\/(?:[/?#]|$)/i, 'has no host'], [/^https?:\/\/[^/?#]*@/i, 'has a user name or password'], [/^https?:\/\/[^/?#]*%/i, 'has an encoded host'],
  [/^https?:\/\/[^/?#]*[^/?#a-z0-9.\-:[\]]/i, 'has a host with characters that no host has']] as const;

/**
 * Whether a requested redirect URI is one of the registered: the same text, or the same but for the port where it leads to a loopback host by
 * http, since programs there take a free port (RFC 8252, 7.3). One with a scheme of its own counts as long as the operator lists it.
 */
export const isRegisteredRedirect = (registered: readonly string[], requested: string, listed: readonly string[]): boolean =>
  (registered.includes(requested) && (isOfWeb(requested) || listed.includes(requested))) || (redirectFlaw(requested) === undefined && registered.some((uri) => withoutLoopbackPort(uri) === withoutLoopbackPort(requested)));

/** A host by http, with or without a port, as it is written: no capitals and no other ways to write an address. */
const BY_HTTP = /^([Hh][Tt][Tt][Pp]:\/\/)([a-z0-9.]+|\[[0-9a-f:]+\])(?::[0-9]{1,5})?(?=[/?]|$)/;

const isByHttpToLoopback = (uri: string): boolean => isLoopbackName(BY_HTTP.exec(uri)?.[2] ?? '');

/** The text without its port where it leads to a loopback host by http. */
const withoutLoopbackPort = (uri: string): string => uri.replace(BY_HTTP, (written: string, scheme: string, host: string) => (isLoopbackName(host) ? `${scheme.toLowerCase()}${host} ` : written));
