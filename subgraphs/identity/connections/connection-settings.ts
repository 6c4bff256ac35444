import { isIP } from 'node:net';
import { isLoopbackName } from '#kernel/loopback.js';
import { hostOf, isPublicAddress, problemOfOutwardUrl } from '#kernel/outward-url.js';
import { Failure } from '#contract/failure.js';
import type { ConnectionKind } from './connection.js';
import { hasOwnWebhook } from './new-credentials.js';

const MOST_PER_MINUTE = 100_000;
const LONGEST_HOST = 253;
const LONGEST_URL = 500;
const HOST = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/;

/** The lowest rate limit of the token of a storefront, which many shoppers share (document 2, Limits, G). */
const LEAST_OF_STORE = 10;

/** The limits of the interfaces that have the same for every connection (document 3, Limits, I and J). */
const FIXED_RATES: Partial<Readonly<Record<ConnectionKind, string>>> = { DELIVERY: '120 calls a minute of an address', COLLECTOR: '120 calls a minute of an address and 20,000 of a key' };

/** A rate limit in calls per minute; throws BAD_INPUT outside 1 to 100,000, for a storefront below 10, and for kinds whose limit is fixed. */
export function validRate(kind: ConnectionKind, ratePerMinute: number): number {
  const fixed = FIXED_RATES[kind];
  if (fixed !== undefined) refuse('ratePerMinute', `is not for a ${kind} connection, whose limit is always ${fixed}`);
  const least = kind === 'STORE' ? LEAST_OF_STORE : 1;
  if (ratePerMinute < least || ratePerMinute > MOST_PER_MINUTE) refuse('ratePerMinute', `must be from ${String(least)} to ${String(MOST_PER_MINUTE)}`);
  return ratePerMinute;
}

/** A dedicated host in lower case, for comparison; null for none. */
export function validHost(host: string | null): string | null {
  const normal = host?.trim().toLowerCase() ?? '';
  if (normal === '') return null;
  if (normal.length > LONGEST_HOST || !HOST.test(normal)) refuse('dedicatedHost', 'is not a host name');
  return normal;
}

/**
 * The webhook URL of a connection of some kind; null for none. Throws BAD_INPUT with the violated rule, and for a kind that is sent nothing at such an address, as keys of the catalog API, which make their webhooks
 * themselves (decision 47). The addresses of its host are checked at each delivery, because DNS records change.
 */
export function webhookOf(kind: ConnectionKind, text: string | null, settings: { allowLoopbackWebhooks: boolean }): string | null {
  if (text === null || text.trim() === '') return null;
  if (!hasOwnWebhook(kind)) refuse('webhookUrl', kind === 'CATALOG' ? 'is not for a key of the catalog API, which makes its webhooks itself: POST /api/catalog/v1/webhooks' : `is not for a ${kind} connection, which is sent nothing`);
  return validOutwardUrl('webhookUrl', text, settings);
}

/** A URL that webhooks may be sent to; throws BAD_INPUT with the violated rule under the name of the input field. */
export function validOutwardUrl(field: string, text: string, { allowLoopbackWebhooks }: { allowLoopbackWebhooks: boolean }): string {
  if (text.length > LONGEST_URL) refuse(field, `is longer than ${String(LONGEST_URL)} characters`);
  if (!URL.canParse(text)) refuse(field, 'is not a URL');
  const url = new URL(text);
  if (allowLoopbackWebhooks && isLocal(url)) return url.toString();
  const problem = problemOfOutwardUrl(url) ?? problemOfLiteral(hostOf(url));
  if (problem !== undefined) refuse(field, problem);
  return url.toString();
}

const problemOfLiteral = (host: string): string | undefined => (isIP(host) > 0 && !isPublicAddress(host) ? 'leads to an address that is not public' : undefined);

/** Whether a URL is a receiver on this machine. */
const isLocal = ({ protocol, hostname, username, password }: URL): boolean =>
  ['http:', 'https:'].includes(protocol) && isLoopbackName(hostname) && username + password === '';

/** Whether a call on this Host header reaches a connection; the port counts only where the dedicated host names one. */
export function isOnHost(dedicatedHost: string | null, host: string | null | undefined): boolean {
  if (dedicatedHost === null) return true;
  const called = host?.toLowerCase() ?? '';
  return called === dedicatedHost || called.replace(/:\d+$/, '') === dedicatedHost;
}

function refuse(field: string, problem: string): never {
  throw new Failure('BAD_INPUT', `${field} ${problem}`, { [field]: [problem] });
}
