import type { HostName } from '#kernel/config.js';
import { consoleRedirect } from '#contract/own-tools.js';
import type { Demo } from './demo-file.js';

interface Welcome {
  readonly urls: Readonly<Partial<Record<HostName, string>>>;
  readonly demo: Demo | undefined;
  readonly demoFile: string;
  readonly allowLoopbackWebhooks: boolean;
}

type Row = readonly [name: string, value: string];

/** The output of a start: the URLs, and credentials to try them. */
export function welcome({ urls, demo, demoFile, allowLoopbackWebhooks }: Welcome): string {
  const places = [...Object.entries(urls).map(([host, url]): Row => [host, `${url}/`]), ...(urls.graphql === undefined ? [] : [['console', consoleRedirect(urls.graphql)] as const])];
  const sections = [section('Portico is up', places)];
  if (allowLoopbackWebhooks) sections.push(section('For development only', [['webhooks', 'PORTICO_ALLOW_LOOPBACK_WEBHOOKS is on: http receivers on this machine are allowed']]));
  if (demo) sections.push(section(`Demo company ${demo.company.name} (kept in ${demoFile})`, [...people(demo), ...keys(demo)]));
  else sections.push('A token for the graph: npm run portico -- token create --email EMAIL');
  return `\n${sections.join('\n')}`;
}

const people = ({ users }: Demo): Row[] => users.map(({ email, password, role, token }): Row => [role.toLowerCase(), `${email}  ${password}  ${token}`]);

const keys = ({ connections, catalogKeys = {}, carrierConnections = [], collector, delivery, storeToken, returnsSlug }: Demo): Row[] => [
  ...Object.entries(connections).map(([name, { apiKey, username, password, webhookSecret }]): Row => [name, [apiKey, username, password, webhookSecret].filter((part) => part !== undefined).join('  ')]),
  ...Object.entries(catalogKeys).map(([name, key]): Row => [`catalog ${name}`, key]),
  ...carrierConnections.map(({ id, kind, apiKey, webhookSecret }): Row => [`carrier ${kind}`, [id, apiKey, webhookSecret].filter((part) => part !== undefined).join('  ')]),
  ...(collector ? [['collector', `${collector.key}  ${collector.origin}  ${collector.signingSecret}`] as const] : []),
  ...(delivery ? [['delivery', `/${delivery.workspace}/sites/${String(delivery.siteId)}  ${delivery.token}`] as const] : []),
  ...(storeToken === undefined ? [] : [['store token', storeToken] as const]),
  ...(returnsSlug === undefined ? [] : [['returns portal', `/returns/${returnsSlug}`] as const]),
];

function section(title: string, rows: readonly Row[]): string {
  const width = Math.max(0, ...rows.map(([name]) => name.length));
  return [title, ...rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`), ''].join('\n');
}
