/** Whether a host is one of some domains: the same, or below one that is written as *.shop.example (which shop.example itself is not). */
export const isOwnHost = (host: string, domains: readonly string[]): boolean =>
  domains.some((domain) => (domain.startsWith('*.') ? host.endsWith(domain.slice(1)) && host.length >= domain.length : host === domain));
