import type { IncomingHttpHeaders } from 'node:http';

const SECRETS: ReadonlySet<string> = new Set(['authorization', 'proxy-authorization', 'x-api-key', 'x-return-session', 'cookie']);

/** The headers of a call for its log, as JSON text: secrets are replaced, only that they were there stays. */
export function requestHeadersText(headers: IncomingHttpHeaders): string {
  const kept: Record<string, unknown> = {};
  for (const name in headers) kept[name] = SECRETS.has(name) ? '[redacted]' : headers[name];
  return JSON.stringify(kept);
}
