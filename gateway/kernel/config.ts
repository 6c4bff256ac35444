import { homedir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';
import { z } from 'zod';
import { BadSetting } from './bad-setting.js';
import { BLOB_SETTINGS, blobLocation, type BlobLocation } from './blob-location.js';
import { MAIL_SETTINGS, mailLocation, type MailLocation } from './mail-location.js';
import { WORK_PORT_OFFSETS, type WorkName } from './health-port.js';
import { SERVICES, servicesSetting, SUBGRAPHS, type Service, type SubgraphName } from './services.js';
import { addressBlocks, appRedirects, INSPECTOR_ORIGINS, keys, mebibytes, megabytes, onOff, origins, port, registrations, seconds, url, withoutEmpty } from './settings.js';
import { onServers, serverUrls, type ServerLocation } from './server-urls.js';
import { unknownSettings, type UnknownSetting } from './unknown-settings.js';
import { WATCH_SETTINGS, watching, type Watching } from './watching.js';

export { SUBGRAPHS, type Service, type SubgraphName } from './services.js';

/** The hosts people and integrators call; a host listens on `PORT` plus its index in this list. */
export const HOSTS = ['graphql', 'commerce', 'catalog', 'brain', 'intelligence', 'auth', 'mcp'] as const;

/** One of {@link HOSTS}. */
export type HostName = (typeof HOSTS)[number];

const SUBGRAPH_PORT_OFFSET = 10;
const MOST_DRAIN_SECONDS = 300;
const GIBIBYTE = 1_073_741_824;

const Environment = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: port.default(4000),
  PORTICO_HOST: z.string().default('127.0.0.1'),
  PORTICO_DATA: z.string().default('data'),
  PORTICO_SERVICES: servicesSetting.default(SERVICES),
  PORTICO_DEMO: onOff.default(true),
  PORTICO_LOG: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'], 'is no log level').default('warn'),
  PORTICO_MASTER_KEY: keys.optional(), PORTICO_INTERNAL_KEY: keys.optional(),
  PORTICO_REDIS: z.url({ protocol: /^rediss?$/, message: 'is not a redis:// URL' }).optional(),
  PORTICO_TRUSTED_PROXIES: addressBlocks.default([]), PORTICO_MCP_ORIGINS: origins.default(INSPECTOR_ORIGINS),
  PORTICO_INTROSPECTION: onOff.default(true), PORTICO_WARM_UP: onOff.default(true), PORTICO_SAFELIST: z.string().optional(),
  PORTICO_ALLOW_LOOPBACK_WEBHOOKS: onOff.default(false),
  PORTICO_CALL_LOG_MIB: mebibytes.default(2 * GIBIBYTE), PORTICO_REGISTRATIONS_PER_HOUR: registrations, PORTICO_APP_REDIRECTS: appRedirects.default([]),
  PORTICO_DRAIN_SECONDS: seconds(MOST_DRAIN_SECONDS).default(500), PORTICO_MIN_FREE_MB: megabytes.default(200_000_000),
  ...BLOB_SETTINGS, ...MAIL_SETTINGS, ...WATCH_SETTINGS,
  PORTICO_DB: serverUrls.optional(),
  PORTICO_ORDERS_DB: serverUrls.optional(),
  PORTICO_CATALOG_DB: serverUrls.optional(),
  PORTICO_CONTENT_DB: serverUrls.optional(),
  PORTICO_IDENTITY_DB: serverUrls.optional(),
  PORTICO_ORDERS_GRAPH_URL: url.optional(),
  PORTICO_CATALOG_GRAPH_URL: url.optional(),
  PORTICO_CONTENT_GRAPH_URL: url.optional(),
  PORTICO_IDENTITY_GRAPH_URL: url.optional(),
  PORTICO_GRAPHQL_URL: url.optional(),
  PORTICO_COMMERCE_URL: url.optional(),
  PORTICO_CATALOG_URL: url.optional(),
  PORTICO_BRAIN_URL: url.optional(),
  PORTICO_INTELLIGENCE_URL: url.optional(),
  PORTICO_AUTH_URL: url.optional(), PORTICO_MCP_URL: url.optional(), XDG_CONFIG_HOME: z.string().optional(), PORTICO_CATALOG_KEY: z.string().optional(),
});

type Environment = z.infer<typeof Environment>;

/** The database of one subgraph. */
export type DatabaseLocation =
  | { readonly kind: 'sqlite'; readonly file: string }
  | ServerLocation;

/** Every setting, read once. */
export interface Config extends Watching {
  readonly production: boolean;
  readonly listenHost: string;
  readonly ports: Readonly<Record<HostName, number>>;
  /** Public address of each host, without a trailing slash. */
  readonly urls: Readonly<Record<HostName, string>>;
  readonly subgraphPorts: Readonly<Record<SubgraphName, number>>;
  /** Of processes whose services have no host. */
  readonly workPorts: Readonly<Record<WorkName, number>>;
  /** The address of a subgraph that runs in another process. */
  readonly subgraphUrls: Readonly<Record<SubgraphName, string>>;
  readonly databases: Readonly<Record<SubgraphName, DatabaseLocation>>;
  readonly dataFolder: string;
  /** The storage of photos, documents and images. */
  readonly blobs: BlobLocation;
  /** The destination of mail. */
  readonly mail: MailLocation;
  readonly services: readonly Service[];
  readonly demo: boolean;
  readonly logLevel: string;
  readonly introspection: boolean;
  readonly warmUp: boolean; // plan every operation after the start, not when it is first called
  /** The file with the only operations that people may run. */
  readonly safelist?: string;
  /** Webhooks may go to http receivers on this machine; for development. */
  readonly allowLoopbackWebhooks: boolean;
  /** The maximum size of each company's call log. */
  readonly callLogBytes: number;
  /** How many apps that nobody uses may register themselves within an hour, from all addresses together. */
  readonly registrationsAnHour: number;
  readonly appRedirects: readonly string[]; // with schemes of their own
  readonly trustedProxies: readonly string[];
  readonly assistantOrigins: readonly string[]; // whose pages may call the MCP connector
  /** How long a process that got a stop signal reports so on /readyz before it stops accepting connections. */
  readonly drainMilliseconds: number;
  /** With less free space on the disk of the data folder a process is not ready, and a first start is refused. */
  readonly leastFreeBytes: number;
  /** Where the command line keeps who is signed in: in the person's own configuration. */
  readonly signInFile: string;
  /** The key of the catalog API with which the command line imports and exports products. */
  readonly catalogKey?: string;
  readonly redisUrl?: string;
  /** The first wraps the keys that encrypt secrets at rest, all of them open them; without any a key is generated into the data folder. */
  readonly masterKeys?: readonly [Buffer, ...Buffer[]];
  /** Each signs the principal between processes, any of them verifies it; without any it is derived from the master key. */
  readonly internalKeys?: readonly [Buffer, ...Buffer[]];
  /** Variables that look like settings and are none. */
  readonly unknownSettings: readonly UnknownSetting[];
}

/** Read the settings from environment variables; throws BadSetting naming the first wrong one. */
export function readConfig(environment: Readonly<Record<string, string | undefined>> = process.env): Config {
  const parsed = Environment.safeParse(withoutEmpty(environment));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new BadSetting(`${String(issue?.path[0] ?? 'A setting')} ${issue?.message ?? 'is wrong'}`);
  }
  return { ...toConfig(parsed.data, inProduction(parsed.data)), unknownSettings: unknownSettings(environment, Object.keys(Environment.shape)) };
}

function inProduction({ NODE_ENV, PORTICO_MASTER_KEY }: Environment): boolean {
  const production = NODE_ENV === 'production';
  if (production && !PORTICO_MASTER_KEY) throw new BadSetting('PORTICO_MASTER_KEY is required in production (32 bytes as hex or base64)');
  return production;
}

function toConfig(settings: Environment, production: boolean): Omit<Config, 'unknownSettings'> {
  const dataFolder = isAbsolute(settings.PORTICO_DATA) ? settings.PORTICO_DATA : resolve(settings.PORTICO_DATA);
  const { PORTICO_REDIS: redisUrl, PORTICO_MASTER_KEY: masterKeys, PORTICO_SAFELIST: safelist, PORTICO_INTERNAL_KEY: internalKeys, PORTICO_CATALOG_KEY: catalogKey } = settings;
  return {
    production, dataFolder, listenHost: settings.PORTICO_HOST,
    signInFile: join(settings.XDG_CONFIG_HOME ?? join(homedir(), '.config'), 'portico', 'sign-in.json'),
    ...addresses(settings),
    databases: databases(settings, dataFolder),
    blobs: blobLocation(settings, dataFolder), mail: mailLocation(settings, dataFolder), services: settings.PORTICO_SERVICES,
    demo: settings.PORTICO_DEMO, logLevel: settings.PORTICO_LOG, introspection: settings.PORTICO_INTROSPECTION, warmUp: settings.PORTICO_WARM_UP,
    allowLoopbackWebhooks: settings.PORTICO_ALLOW_LOOPBACK_WEBHOOKS,
    callLogBytes: settings.PORTICO_CALL_LOG_MIB, registrationsAnHour: settings.PORTICO_REGISTRATIONS_PER_HOUR, appRedirects: settings.PORTICO_APP_REDIRECTS,
    trustedProxies: settings.PORTICO_TRUSTED_PROXIES, assistantOrigins: settings.PORTICO_MCP_ORIGINS,
    drainMilliseconds: settings.PORTICO_DRAIN_SECONDS, leastFreeBytes: settings.PORTICO_MIN_FREE_MB, ...watching(settings),
    ...(redisUrl !== undefined && { redisUrl }), ...(catalogKey !== undefined && { catalogKey }), ...(masterKeys !== undefined && { masterKeys }), ...(safelist !== undefined && { safelist }),
    ...(internalKeys !== undefined && { internalKeys }),
  };
}

function addresses(settings: Environment): Pick<Config, 'ports' | 'urls' | 'workPorts' | 'subgraphPorts' | 'subgraphUrls'> {
  const base = settings.PORT;
  const at = (offset: number): number => (base === 0 ? 0 : base + offset);
  const local = (listening: number): string => `http://${settings.PORTICO_HOST === '0.0.0.0' ? '127.0.0.1' : settings.PORTICO_HOST}:${String(listening)}`;
  const ports = record(HOSTS, (_, index) => at(index));
  const subgraphPorts = record(SUBGRAPHS, (_, index) => at(SUBGRAPH_PORT_OFFSET + index));
  return {
    ports,
    subgraphPorts,
    workPorts: { worker: at(WORK_PORT_OFFSETS.worker), sender: at(WORK_PORT_OFFSETS.sender) },
    urls: record(HOSTS, (host) => settings[`PORTICO_${upper(host)}_URL`] ?? local(ports[host])),
    subgraphUrls: record(SUBGRAPHS, (name) => settings[`PORTICO_${upper(name)}_GRAPH_URL`] ?? `${local(subgraphPorts[name])}/graphql`),
  };
}

const databases = (settings: Environment, dataFolder: string): Config['databases'] =>
  record(SUBGRAPHS, (name): DatabaseLocation => {
    const own = settings[`PORTICO_${upper(name)}_DB`];
    if (own !== undefined) return onServers(own);
    if (settings.PORTICO_DB !== undefined) return onServers(settings.PORTICO_DB, name);
    return { kind: 'sqlite', file: resolve(dataFolder, `${name}.sqlite`) };
  });

const upper = <T extends string>(text: T): Uppercase<T> => text.toUpperCase() as Uppercase<T>;

const record = <K extends string, V>(keys: readonly K[], value: (key: K, index: number) => V): Record<K, V> =>
  Object.fromEntries(keys.map((name, index) => [name, value(name, index)])) as Record<K, V>;
