/** What a page may load, and who may frame it; only its own origin unless given. */
export interface PagePolicy {
  /** Addresses of images; their origins are allowed. */
  readonly images?: readonly (string | null | undefined)[];
  /** Addresses that its forms may lead to beside our own, also by a redirect: their origins are allowed, of schemes of apps the scheme. */
  readonly formTargets?: readonly string[];
  /** Origins that may frame it; none unless given. */
  readonly framedBy?: readonly string[];
  /** Whether it loads scripts of our own origin, which may call that origin. */
  readonly hasScripts?: boolean;
  /** Whether its address is a secret, which not even pages of our own origin are told. */
  readonly hidesAddress?: boolean;
}

/** The Content-Security-Policy of a page. */
export function policyText({ images = [], formTargets = [], framedBy = [], hasScripts = false }: PagePolicy): string {
  return [
    "default-src 'none'", "style-src 'self'", `img-src ${list(["'self'", 'data:'], images)}`, `form-action ${list(["'self'"], formTargets, targetOf)}`,
    `frame-ancestors ${framedBy.length === 0 ? "'none'" : list([], framedBy)}`, "base-uri 'none'", ...(hasScripts ? ["script-src 'self'", "connect-src 'self'"] : []),
  ].join('; ');
}

/** Only origins get into the header, so that text entered by a merchant cannot add directives. */
const list = (own: readonly string[], others: PagePolicy['images'] = [], allowedOf = originOf): string => [...new Set([...own, ...others.flatMap((address) => allowedOf(address) ?? [])])].join(' ');

function originOf(address: string | null | undefined): string | undefined {
  const url = address != null && URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return undefined;
  return url.hostname.startsWith('[') ? url.protocol : url.origin; // a policy cannot name an IPv6 address
}

/** What a form may lead to: an origin, or the scheme of an app, which has none. */
function targetOf(address: string | null | undefined): string | undefined {
  const url = address != null && URL.canParse(address) ? new URL(address) : undefined;
  return url === undefined || RUN_BY_BROWSERS.has(url.protocol) ? undefined : originOf(address) ?? url.protocol;
}

const RUN_BY_BROWSERS = new Set(['about:', 'blob:', 'data:', 'filesystem:', 'javascript:', 'vbscript:']);

/** The headers of every page. */
export const pageHeaders = (policy: PagePolicy): Record<string, string> => ({
  'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', 'Content-Security-Policy': policyText(policy),
  'Referrer-Policy': policy.hidesAddress === true ? 'no-referrer' : 'same-origin', // paths hold tokens; forms still send their origin
  'X-Content-Type-Options': 'nosniff', 'Cross-Origin-Resource-Policy': 'same-origin',
  ...(policy.hidesAddress === true && { 'X-Robots-Tag': 'noindex' }), // also for those that do not read the page's own word
});
