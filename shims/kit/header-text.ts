import type { IncomingHttpHeaders } from 'node:http';

const SECRETS: ReadonlySet<string> = new Set(['authorization', 'proxy-authorization', 'x-api-key', 'cookie']);
/** What callers name a header in which they show a secret where nobody looks for it. */
const SECRET_NAME = /auth|api-?key|token|secret|passw|credential|cookie|session/;
/** A key as the platform makes them, a prefix and many letters, whatever the header is called. */
const KEY = /[a-z]{2,5}_[A-Za-z0-9_+/]{32}/;

/** The headers of a call for its log, as JSON text: secrets are replaced, only that they were there stays. */
export function requestHeadersText(headers: IncomingHttpHeaders): string {
  const kept: Record<string, unknown> = {};
  for (const name in headers) kept[name] = isSecret(name, headers[name]) ? '[redacted]' : headers[name];
  return JSON.stringify(kept);
}

const isSecret = (name: string, value: string | readonly string[] | undefined): boolean => SECRETS.has(name) || SECRET_NAME.test(name) || KEY.test(String(value));
