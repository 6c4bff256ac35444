import { z } from 'zod';

const PARTS = /^((?:mysql|mariadb):\/\/)([^/?#]*)(.*)$/s;
const ADVICE = 'write mysql://account:password@one:3306,two:3306/portico';

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

function problemOf(urls: readonly string[]): string | undefined {
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
