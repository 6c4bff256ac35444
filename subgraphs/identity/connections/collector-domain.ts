import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import { getDomain } from 'tldts';
import { SHARED_PLATFORMS } from './shared-platforms.js';

const LONGEST = 253;
const WILDCARD = '*.';
const NAMED = 'must be a host such as shop.example, or *.shop.example for its subdomains, without a scheme, port or path';

/** A domain of a collector in its usual form, in lower case and ASCII; undefined for what is none. */
export function collectorDomain(text: string): string | undefined {
  const trimmed = text.trim().toLowerCase();
  const isWildcard = trimmed.startsWith(WILDCARD);
  const host = isWildcard ? trimmed.slice(WILDCARD.length) : trimmed;
  if (host.length > LONGEST) return undefined;
  const named = isIP(host) > 0 ? host : FOREIGN.test(host) ? '' : domainToASCII(host);
  return isHost(named) ? (isWildcard ? WILDCARD : '') + named : undefined;
}

/** What ends a host in an address: the translation to ASCII would leave out what is behind it. */
const FOREIGN = /[\s/\\?#@:%]/u;

const isHost = (name: string): boolean => isIP(name) > 0 || name.split('.').every((label) => /^[a-z0-9-]{1,63}$/.test(label));

/** What is wrong with a domain of a collector (document 3, I, Origin); undefined for a good one. */
export function collectorDomainProblem(text: string): string | undefined {
  const domain = collectorDomain(text);
  if (domain === undefined) return NAMED;
  return isUsable(domain) ? undefined : 'must be below a domain of your own: on a public suffix or a shared platform other subdomains belong to somebody else';
}

/**
 * Whether a domain matches anything: a wildcard must be below a registrable domain, so that all its subdomains belong to one owner. The list of public suffixes is asked at each call,
 * because it grows, and so is our own of what it lacks: a wildcard that was saved earlier matches nothing from then on.
 */
export const isUsable = (domain: string): boolean => !domain.startsWith(WILDCARD) || isOfOneOwner(domain.slice(WILDCARD.length));

const isOfOneOwner = (host: string): boolean => !SHARED_PLATFORMS.has(host) && getDomain(host, { allowPrivateDomains: true }) !== null;
