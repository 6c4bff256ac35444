import { existsSync } from 'node:fs';
import { z } from 'zod';
import { namesAddress } from './outward-url.js';

const PARTS = /^((?:mysql|mariadb):\/\/)([^/?#]*)(.*)$/s;
const ADVICE = 'write mysql://account:password@one:3306,two:3306/portico';

/** How far a server has to prove what it is, named as in MySQL's own addresses. `REQUIRED` encrypts, whoever answers; `VERIFY_CA` wants a certificate of a known authority, `VERIFY_IDENTITY` one for the host's name. */
const TLS_MODES = ['DISABLED', 'REQUIRED', 'VERIFY_CA', 'VERIFY_IDENTITY'] as const;

/** What the address of a server says of TLS. */
export interface ServerTls {
  /** The address without it. */
  readonly address: string;
  readonly mode: (typeof TLS_MODES)[number];
  /** A file of certificates of authorities, PEM; those that Node.js knows unless given. */
  readonly ca?: string;
}

/** A schema on a server; with `others`, the same schema on further hosts, one of which is written when this one is not available. */
export interface ServerLocation {
  readonly kind: 'mysql';
  readonly url: string;
  readonly others?: readonly string[];
}

/** The URL of a MySQL or MariaDB server, or of one schema on several hosts that replicate one another: a URL for each host, the preferred one first. */
export const serverUrls = z.string().transform((text, context): readonly [string, ...string[]] => {
  const [first = '', ...others] = urlsOfHosts(text);
  const problem = problemOf([first, ...others]);
  if (problem !== undefined) context.addIssue({ code: 'custom', message: problem });
  return [first, ...others];
});

/** `mysql://account:password@one:3306,two:3306/portico` as a URL for each host. */
function urlsOfHosts(text: string): readonly string[] {
  const [, scheme = '', authority = '', rest = ''] = PARTS.exec(text) ?? [];
  const host = authority.lastIndexOf('@') + 1; // a comma of a password is before it
  return authority.slice(host).split(',').map((one) => `${scheme}${authority.slice(0, host)}${one.trim()}${rest}`);
}

/** `ssl-mode` and `ssl-ca` of an address, as in MySQL's own (MySQL 8.4 manual, 6.2.5 Connecting to the Server Using URI-Like Strings); without them nothing is encrypted. Throws a RangeError for another mode. */
export function tlsOf(url: string): ServerTls {
  const target = new URL(url);
  const [named, ca] = ['ssl-mode', 'ssl-ca'].map((name) => target.searchParams.get(name) ?? undefined);
  if (named === undefined && ca === undefined) return { address: url, mode: 'DISABLED' };
  const mode = TLS_MODES.find((one) => one === named?.toUpperCase());
  if (mode === undefined) throw new RangeError(`needs ssl-mode=${TLS_MODES.join(', ')}${named === undefined ? ' beside ssl-ca' : `, not ${named}`}`);
  for (const name of ['ssl-mode', 'ssl-ca']) target.searchParams.delete(name);
  return { address: target.toString(), mode, ...(ca !== undefined && { ca }) };
}

function problemOf(urls: readonly string[]): string | undefined {
  return problemOfHosts(urls) ?? urls.map(problemOfTls).find((problem) => problem !== undefined);
}

function problemOfTls(url: string): string | undefined {
  try {
    const { mode, ca } = tlsOf(url);
    const target = new URL(url);
    if (ca !== undefined && !existsSync(ca)) return `names a file of certificates that is not there: ${ca}`;
    return mode === 'VERIFY_IDENTITY' && namesAddress(target) ? `has ssl-mode=VERIFY_IDENTITY, which compares names, for the address ${target.hostname}: name the host, or use VERIFY_CA` : undefined;
  } catch (error) {
    if (error instanceof RangeError) return error.message;
    throw error;
  }
}

function problemOfHosts(urls: readonly string[]): string | undefined {
  if (urls.length === 1) return urls.every((one) => URL.canParse(one)) ? undefined : 'is not a mysql:// URL';
  if (urls.some((one) => !URL.canParse(one) || new URL(one).hostname === '')) return `names several hosts, and one of them is none; ${ADVICE}`;
  const places = urls.map((one) => `${new URL(one).hostname}:${new URL(one).port || '3306'}`);
  const twice = places.find((place, index) => places.indexOf(place) < index);
  return twice === undefined ? undefined : `names the host ${twice} twice; ${ADVICE}`;
}

/** A schema on the hosts of a setting; with `name` it is one of several, one a subgraph: `/portico` becomes `/portico_orders`. */
export function onServers([url, ...others]: readonly [string, ...string[]], name?: string): ServerLocation {
  const schema = (server: string): string => (name === undefined ? server : withSchema(server, name));
  return { kind: 'mysql', url: schema(url), ...(others.length > 0 && { others: others.map(schema) }) };
}

function withSchema(server: string, name: string): string {
  const target = new URL(server);
  const prefix = target.pathname.replaceAll('/', '') || 'portico';
  target.pathname = `/${prefix}_${name}`;
  return target.toString();
}
