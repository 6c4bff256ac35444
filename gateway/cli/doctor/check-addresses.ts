import { HOSTS, type Config } from '#kernel/config.js';
import { isLoopbackName } from '#kernel/loopback.js';
import type { Check, Problem } from './check.js';

/** The public addresses as they are set. */
export const checkAddresses: Check = {
  name: 'public addresses',
  warns: 'in production the public address of a host is one of this machine alone, or http; an address is https, so a proxy is in front, and `PORTICO_TRUSTED_PROXIES` is empty',
  remedy: 'Set PORTICO_GRAPHQL_URL and its like to the https addresses that callers use: links in mails, pages and tokens lead there.',
  look: ({ config }) => Promise.resolve({ found: [...new Set(HOSTS.map((host) => new URL(config.urls[host]).origin))].join(', '), problems: problemsOfAddresses(config) }),
};

/** What is wrong with addresses, by themselves. */
export function problemsOfAddresses({ urls, production, trustedProxies }: Pick<Config, 'urls' | 'production' | 'trustedProxies'>): Problem[] {
  const named = (isMeant: (url: URL) => boolean): string => HOSTS.filter((host) => isMeant(new URL(urls[host]))).join(', ');
  const local = named(({ hostname }) => isLoopbackName(hostname));
  const plain = named(({ hostname, protocol }) => protocol === 'http:' && !isLoopbackName(hostname));
  const secure = named(({ protocol }) => protocol === 'https:');
  return [
    ...(production && local !== '' ? [{ state: 'WARN', found: `the public addresses of ${local} are of this machine alone` } as const] : []),
    ...(production && plain !== '' ? [{ state: 'WARN', found: `the public addresses of ${plain} are http: passwords and keys go in clear` } as const] : []),
    ...(secure !== '' && trustedProxies.length === 0 ? [{ state: 'WARN', found: 'the addresses are https, which the product leaves to a proxy, and no proxy is trusted: every caller has the address of the proxy, with its limits and lockouts', remedy: 'Set PORTICO_TRUSTED_PROXIES to the addresses of the proxy or load balancer.' } as const] : []),
  ];
}
