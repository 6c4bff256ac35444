import { readdirSync, readFileSync } from 'node:fs';
import { HOSTS, SUBGRAPHS } from '#kernel/config.js';
import { SERVICES, type Service } from '#kernel/services.js';
import { containersOf, processesOf, secondsOf, type Container, type DeploymentFiles, type Process } from './deployment-files.js';

/** Looks for what is wrong; answers a sentence for each. */
type Rule = (files: DeploymentFiles) => readonly string[];

const PROFILES = ['single', 'apart', 'subgraphs'];
const PINNED = /@sha256:[0-9a-f]{64}$/;
/** What a process has for the calls in progress when its drain is over (stop-on-signal.ts). */
const STOP_SECONDS = 9;
const CALL_SECONDS = 120;
const KEPT_SECONDS = 65;

const kernel = readdirSync('gateway/kernel').map((file) => readFileSync(`gateway/kernel/${file}`, 'utf8')).join('\n');
/** The settings that the product reads. */
export const SETTINGS: ReadonlySet<string> = new Set(kernel.match(/\b(?:PORTICO|OTEL)_[A-Z_0-9]+|\bNODE_ENV\b|\bPORT\b/g));

const READ_BY_NODE = 'NODE_OPTIONS';

const entries = (files: DeploymentFiles): readonly (readonly [string, Container])[] => Object.entries(containersOf(files.compose));
const own = ({ compose }: DeploymentFiles): readonly Process[] => processesOf(compose);
const isIn = (profile: string, { profiles }: Container): boolean => profiles === undefined || profiles.includes(profile);
const when = (isWrong: boolean, problem: string): readonly string[] => (isWrong ? [problem] : []);

const contained: Rule = (files) => entries(files).flatMap(([name, container]) => [
  ...when(container.healthcheck?.test === undefined || !(secondsOf(container.healthcheck.start_period) > 0), `${name} has no health check with a start_period`),
  ...when(container.user === undefined || /^(?:root|0)\b/.test(container.user), `${name} runs as root`),
  ...when(container.cap_drop?.join() !== 'ALL', `${name} keeps capabilities`),
  ...when(container.security_opt?.includes('no-new-privileges:true') !== true, `${name} may gain privileges`),
  ...when(container.mem_limit === undefined, `${name} has no mem_limit`),
  ...when(container.restart === undefined, `${name} is not restarted`),
  ...when(container.logging?.options?.['max-size'] === undefined, `${name} logs without end`),
  ...when((container.ports ?? []).some((port) => !port.startsWith('127.0.0.1:')), `${name} is open to every network`),
]);

const pinned: Rule = ({ compose, dockerfile }) => [
  ...Object.entries(containersOf(compose)).flatMap(([name, { image = '' }]) => when(image !== 'portico' && !PINNED.test(image), `${name} has no pinned image`)),
  ...[...dockerfile.matchAll(/^FROM (\S+)/gm)].flatMap(([, image = '']) => when(!PINNED.test(image), `the Dockerfile begins with an image that is not pinned: ${image}`)),
];

const image: Rule = ({ dockerfile, ignored }) => [
  ...when(!/^\.env$/m.test(ignored), 'the image is built with the secrets of .env in reach'),
  ...when([...dockerfile.matchAll(/^USER (\S+)/gm)].map(([, user]) => user).at(-1) !== 'node', 'the image runs as root'),
  ...when(!/^HEALTHCHECK .*gateway\/deploy\/healthy\.mjs/m.test(dockerfile), 'the image has no health check'),
  ...when(!/^FROM node:24\./m.test(dockerfile), 'the image has another Node.js than 24'),
  ...when(!/^RUN npm ci/m.test(dockerfile), 'the image installs other packages than the lock file names'),
];

const settings: Rule = (files) => own(files).flatMap(([name, { environment = {}, read_only: readOnly, healthcheck, stop_grace_period: grace }, config]) => [
  ...Object.keys(environment).filter((setting) => !SETTINGS.has(setting) && setting !== READ_BY_NODE).map((setting) => `${name} has a setting that nothing reads: ${setting}`),
  ...when(!config.production || config.internalKeys === undefined || config.redisUrl === undefined, `${name} has not the settings of production`),
  ...when(readOnly !== true, `${name} may write to its own image`),
  ...when(healthcheck?.test?.join(' ') !== 'CMD node gateway/deploy/healthy.mjs', `${name} is asked how it is in a way of its own`),
  ...when(!(secondsOf(grace) > config.drainMilliseconds / 1000 + STOP_SECONDS), `${name} is killed before its calls in progress have ended`),
]);

const complete: Rule = (files) => PROFILES.flatMap((profile) => {
  const running = own(files).filter(([, container]) => isIn(profile, container));
  const services = new Set(running.flatMap(([, , config]) => config.services));
  const owners = (service: Service): readonly string[] => running.filter(([, , config]) => config.services.includes(service)).map(([name]) => name);
  return [
    ...SERVICES.filter((service) => !services.has(service)).map((service) => `the profile ${profile} runs no ${service}`),
    ...(['gateway', 'surfaces', 'collector', 'worker', 'sender'] as const).filter((service) => owners(service).length > 1).map((service) => `the profile ${profile} runs ${service} in ${owners(service).join(' and ')}`),
    ...when(!entries(files).some(([name, container]) => name === 'balancer' && isIn(profile, container)), `the profile ${profile} has no load balancer`),
  ];
});

/** A process reaches the subgraphs that it does not run where containers of its profiles run them. */
const reached: Rule = (files) => own(files).flatMap(([name, { profiles = PROFILES }, config]) => SUBGRAPHS.filter((subgraph) => !config.services.includes(subgraph)).flatMap((subgraph) => {
  const { hostname, port } = new URL(config.subgraphUrls[subgraph]);
  const there = own(files).find(([other, container]) => other === hostname && profiles.every((profile) => isIn(profile, container)));
  return when(there?.[2].services.includes(subgraph) !== true || there[2].subgraphPorts[subgraph] !== Number(port), `${name} looks for ${subgraph} where it is not`);
}));

const account: Rule = (files) => own(files).flatMap(([name, , { databases }]) => SUBGRAPHS.flatMap((subgraph) => {
  const database = databases[subgraph];
  if (database.kind !== 'mysql') return [`${name} keeps ${subgraph} in a file`];
  const { username, pathname, hostname } = new URL(database.url);
  const [, prefix = '', granted = ''] = /^GRANT [A-Z, ]+ ON `(\w+)\\_%`\.\* TO '(\w+)'/m.exec(files.grants) ?? [];
  return [
    ...when(username === 'root' || username !== granted || containersOf(files.compose)[hostname]?.environment?.['MYSQL_USER'] !== granted, `${name} uses the database as ${username}, who has no grants`),
    ...when(!pathname.startsWith(`/${prefix}_`), `${name} uses the schema ${pathname.slice(1)}, which has no grants`),
  ];
}));

const WHO: Readonly<Record<string, Service>> = { people: 'gateway', hosts: 'surfaces', collect: 'collector' };

const balanced: Rule = (files) => {
  const backends = [...files.balancer.matchAll(/^ {2}server-template \S+ \d+ (\w+):(\d+)(?: check port \d+)?$/gm)].map(([, alias = '', port]) => ({ alias, port: Number(port) }));
  const config = own(files)[0]?.[2];
  const known = config ? HOSTS.map((host) => config.ports[host]) : [];
  const names = (kind: string): string[] => [...files.balancer.matchAll(new RegExp(`^${kind} (\\S+)$`, 'gm'))].map(([, name = '']) => name);
  const backendNames = names('backend');
  return [
    ...names('frontend').filter((name) => backendNames.includes(name)).map((name) => `the load balancer has a frontend and a backend named ${name}, which HAProxy 3.3 refuses`),
    ...known.filter((port) => !backends.some((backend) => backend.port === port)).map((port) => `the load balancer has no backend for port ${String(port)}`),
    ...when(!backends.some(({ alias, port }) => alias === 'collect' && port === config?.ports.catalog), 'the load balancer has no backend for the collector'),
    ...when(containersOf(files.compose)['balancer']?.ports?.join() !== `127.0.0.1:${String(known[0])}-${String(known.at(-1))}:${String(known[0])}-${String(known.at(-1))}`, 'the load balancer publishes other ports than those of the hosts'),
    ...PROFILES.flatMap((profile) => Object.entries(WHO).flatMap(([alias, service]) => own(files).filter(([, container, { services }]) => isIn(profile, container) && services.includes(service) && container.networks?.default?.aliases?.includes(alias) !== true)
      .map(([name]) => `the load balancer does not find ${name}, which runs ${service}`))),
  ];
};

const patient: Rule = (files) => {
  const value = (expression: RegExp): number => Number(expression.exec(files.balancer)?.[1] ?? Number.NaN);
  const drains = own(files).map(([, , { drainMilliseconds }]) => drainMilliseconds / 1000);
  const unguarded = files.balancer.split(/^(?=backend )/m).filter((part) => part.startsWith('backend ') && /retry-on .*(?:empty-response|response-timeout|all-retryable)/.test(part) && !part.includes('http-request disable-l7-retry unless'));
  return [
    ...when(!(value(/timeout server (\d+)s/) > CALL_SECONDS) || !(value(/timeout client (\d+)s/) > CALL_SECONDS), 'the load balancer ends calls before the product does'),
    ...when(!(value(/timeout http-keep-alive (\d+)s/) < KEPT_SECONDS), 'the load balancer keeps idle connections for longer than the product'),
    ...when(!files.balancer.includes('uri /readyz') || !/ hosts:4006 check port 4001$/m.test(files.balancer), 'the load balancer does not ask /readyz'),
    ...when(!(value(/default-server check inter (\d+)s/) * (value(/ fall (\d+)/) + 1) < Math.min(...drains)), 'the load balancer notices too late that a process is stopping'),
    ...when(!files.balancer.includes('option forwardfor'), 'the load balancer hides the addresses of callers'),
    ...unguarded.map((part) => `the load balancer may repeat a write: ${part.slice(0, part.indexOf('\n'))}`),
  ];
};

/** All rules for containers, with what a planted violation of each is called. */
export const CONTAINER_RULES = { contained, pinned, image, settings, complete, reached, account, balanced, patient } as const satisfies Readonly<Record<string, Rule>>;

/** Everything that is wrong. */
export const containerProblems = (files: DeploymentFiles): readonly string[] => Object.values(CONTAINER_RULES).flatMap((rule) => rule(files));
