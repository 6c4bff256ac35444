import { isOwnHost } from '#contract/own-host.js';

/** The page that calls: its origin, or of a download its address. */
export interface CallingPage {
  readonly origin: string | undefined;
  readonly referer: string | undefined;
  readonly isDownload: boolean;
}

interface Installed {
  readonly domains: readonly string[];
  readonly webPixel: boolean;
}

/** Whether a page may report: its host is a domain of the installation, or below a wildcard of it; the origin null is that of the web pixel of a checkout (document 3, Endpoints, I, Origin). */
export function isAllowedPage({ origin, referer, isDownload }: CallingPage, { domains, webPixel }: Installed): boolean {
  if (origin === 'null') return webPixel;
  const host = hostOf(origin ?? (isDownload ? referer : undefined));
  return host !== undefined && isOwnHost(host, domains);
}

function hostOf(address: string | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined;
  const { protocol, hostname } = new URL(address);
  return (protocol === 'https:' || protocol === 'http:') ? hostname.replace(/^\[|\]$/g, '') : undefined;
}
