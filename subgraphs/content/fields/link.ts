import { CONTROLS } from '#contract/text-problem.js';
import { VALUE_LIMITS } from './field-definition.js';

const SCHEMES: ReadonlySet<string> = new Set(['https:', 'http:', 'mailto:', 'tel:']);
const WEB: ReadonlySet<string> = new Set(['https:', 'http:']);
const SITE = 'https://site.invalid';
const CONTROL = /[\p{Cc}\p{Surrogate}]/u;

/**
 * Why a value is no link; undefined when it is one: an address with https, http, mailto or tel, or a path or # of the site.
 * The scheme and the host are those that browsers read, since they read it with the same parser.
 */
export function linkProblem(value: unknown): string | undefined {
  if (typeof value !== 'string') return 'must be a text';
  if (value.length > VALUE_LIMITS.url) return `must have at most ${String(VALUE_LIMITS.url)} characters`;
  if (CONTROL.test(value)) return CONTROLS;
  if (value !== value.trim()) return 'must not begin or end with a space';
  return value.startsWith('/') || value.startsWith('#') ? pathProblem(value) : addressProblem(value);
}

/** A path may begin like one and lead to another site: two slashes, or a slash and a backslash. */
const pathProblem = (text: string): string | undefined => (URL.canParse(text, SITE) && new URL(text, SITE).origin === SITE ? undefined : 'must be a path of the site, or an address with https');

function addressProblem(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url) return 'must be an address such as https://example.com, a path of the site that begins with /, or a # of the page';
  if (!SCHEMES.has(url.protocol)) return 'must begin with https, http, mailto, tel, / or #';
  return WEB.has(url.protocol) ? webProblem(url, text) : url.pathname === '' ? 'must name whom to write to or call' : undefined;
}

function webProblem({ protocol, username, password }: URL, text: string): string | undefined {
  if (username !== '' || password !== '') return 'must not contain a user name or password';
  return text.slice(protocol.length).startsWith('//') ? undefined : `must have // behind ${protocol}`;
}
