import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DCLinter } from 'dclint';
import { temporaryFolder } from '../kit/temporary-folder.js';
import { suiteIf } from '../kit/suite-if.js';
import { ownFiles, type DeploymentFiles } from './deployment-files.js';
import { containerProblems } from './deployment-rules.js';
import { unitProblems } from './unit-rules.js';

interface Linted {
  readonly messages: readonly { readonly rule: string; readonly message: string }[];
}

const files = ownFiles();

type Change = readonly [what: keyof DeploymentFiles, from: string | RegExp, to: string];

/** The files with a change that must not be. */
function planted(...[what, from, to]: Change): DeploymentFiles {
  const changed = files[what].replace(from, to);
  if (changed === files[what]) throw new Error(`There is nothing to change: ${String(from)}`);
  return { ...files, [what]: changed };
}

describe('the containers', () => {
  it('break no rule', () => {
    expect(containerProblems(files)).toEqual([]);
  });

  it.each<[string, ...Change]>([
    ['valkey has no health check with a start_period', 'compose', /\n {6}start_period: 10s/, ''],
    ['valkey runs as root', 'compose', '\n    user: valkey', ''],
    ['portico runs as root', 'compose', '  user: node', '  user: root'],
    ['mysql keeps capabilities', 'compose', '  cap_drop: [ALL]', '  cap_drop: [NET_RAW]'],
    ['mysql may gain privileges', 'compose', '  security_opt: ["no-new-privileges:true"]', '  security_opt: []'],
    ['valkey has no mem_limit', 'compose', '\n    mem_limit: 256m', ''],
    ['mysql is not restarted', 'compose', '  restart: unless-stopped\n', ''],
    ['mysql logs without end', 'compose', 'max-size: 10m, ', ''],
    ['balancer is open to every network', 'compose', '"127.0.0.1:4000-4006:', '"0.0.0.0:4000-4006:'],
    ['mysql has no pinned image', 'compose', /(mysql:8\.4\.10)@sha256:\w+/, '$1'],
    ['the Dockerfile begins with an image that is not pinned: node:24-slim', 'dockerfile', /node:24\S+/, 'node:24-slim'],
    ['the image has another Node.js than 24', 'dockerfile', /node:24\./g, 'node:26.'],
    ['the image runs as root', 'dockerfile', 'USER node\n', ''],
    ['the image is built with the secrets of .env in reach', 'ignored', '.env\n', ''],
    ['the image has no health check', 'dockerfile', /HEALTHCHECK .*\n/, ''],
    ['the image installs other packages than the lock file names', 'dockerfile', 'npm ci', 'npm install'],
    ['orders has a setting that nothing reads: PORTICO_QUICK', 'compose', 'PORTICO_SERVICES: orders', 'PORTICO_SERVICES: orders, PORTICO_QUICK: "on"'],
    ['app has not the settings of production', 'compose', /\n {2}PORTICO_INTERNAL_KEY: .*/, ''],
    ['app may write to its own image', 'compose', '  read_only: true\n  tmpfs', '  tmpfs'],
    ['app is asked how it is in a way of its own', 'compose', '["CMD", "node", "gateway/deploy/healthy.mjs"]', '["CMD", "true"]'],
    ['app is killed before its calls in progress have ended', 'compose', 'stop_grace_period: 20s', 'stop_grace_period: 14s'],
    ['the profile apart runs no worker', 'compose', '"worker,-sender,identity', '"identity'],
    ['the profile apart runs sender in app-worker and app-sender', 'compose', '"worker,-sender,identity', '"worker,identity'],
    ['the profile subgraphs runs no content', 'compose', 'PORTICO_SERVICES: content }', 'PORTICO_SERVICES: catalog }'],
    ['the profile apart has no load balancer', 'compose', 'profiles: [single, apart, subgraphs]', 'profiles: [single, subgraphs]'],
    ['gateway looks for orders where it is not', 'compose', 'http://orders:4011', 'http://orders:4012'],
    ['app looks for content where it is not', 'compose', '"all,-collector,-worker"', '"all,-collector,-worker,-content"'],
    ['portico uses the database as root, who has no grants', 'compose', 'mysql://portico:', 'mysql://root:'],
    ['portico uses the schema shop_identity, which has no grants', 'compose', '@mysql:3306/portico', '@mysql:3306/shop'],
    ['portico keeps orders in a file', 'compose', /\n {2}PORTICO_DB: .*/, ''],
    ['the load balancer has no backend for port 4005', 'balancer', 'hosts:4005', 'hosts:4004'],
    ['the load balancer has no backend for the collector', 'balancer', 'collect:4002', 'hosts:4002'],
    ['the load balancer publishes other ports than those of the hosts', 'compose', '4000-4006:4000-4006', '4000-4005:4000-4005'],
    ['the load balancer does not find app-collector, which runs collector', 'compose', /(app-collector:[^~]*?)aliases: \[collect\]/, '$1aliases: [collector]'],
    ['the load balancer ends calls before the product does', 'balancer', 'timeout server 130s', 'timeout server 60s'],
    ['the load balancer keeps idle connections for longer than the product', 'balancer', 'http-keep-alive 60s', 'http-keep-alive 70s'],
    ['the load balancer does not ask /readyz', 'balancer', 'uri /readyz', 'uri /healthz'],
    ['the load balancer does not ask /readyz', 'balancer', 'hosts:4006 check port 4001', 'hosts:4006'],
    ['the load balancer notices too late that a process is stopping', 'balancer', 'fall 2', 'fall 5'],
    ['the load balancer hides the addresses of callers', 'balancer', 'option forwardfor', ''],
    ['the load balancer has a frontend and a backend named brain, which HAProxy 3.3 refuses', 'balancer', 'frontend fe_brain', 'frontend brain'],
    ['the load balancer may repeat a write: backend brain', 'balancer', /^(backend brain\n[^~]*?)\n {2}http-request .*/m, '$1'],
  ])('fail the check where %s', (problem, ...change) => {
    expect(containerProblems(planted(...change))).toContain(problem);
  });

  /** What breaks the specification of compose files, or a rule of the linter on what they mean; the order of keys is a matter of taste. */
  const lint = (compose: string): readonly string[] => {
    const path = join(temporaryFolder(), 'docker-compose.yml');
    writeFileSync(path, compose);
    const off = ['service-keys-order', 'services-alphabetical-order', 'top-level-properties-order', 'no-quotes-in-volumes', 'require-quotes-in-ports', 'require-project-name-field'];
    const rules = Object.fromEntries(off.map((rule) => [rule, 0] as const));
    return new DCLinter({ rules, quiet: false, debug: false, exclude: [] }).lintFiles([path], false).flatMap(({ messages }: Linted) => messages.map(({ rule, message }) => `${rule}: ${message}`));
  };

  it('are what the compose specification allows', () => {
    expect(lint(files.compose)).toEqual([]);
  });

  it.each([
    ['a key that it does not know', planted('compose', '  stop_grace_period: 20s', '  stop_grace: 20s').compose, /^invalid-schema: .*must NOT have additional properties/],
    ['a port of every network', planted('compose', '"127.0.0.1:4000-4006:', '"4000-4006:').compose, /^no-unbound-port-interfaces: /],
  ])('fail the check with %s', (_, compose, problem) => {
    expect(lint(compose)).toContainEqual(expect.stringMatching(problem));
  });
});

describe('the unit of systemd', () => {
  it('breaks no rule', () => {
    expect(unitProblems(files)).toEqual([]);
  });

  it.each<[string, ...Change]>([
    ['Restrat is no directive of [Service]', 'unit', 'Restart=on-failure', 'Restrat=on-failure'],
    ['StartLimitIntervalSec is no directive of [Service]', 'unit', /StartLimitIntervalSec=0\n([^~]*)UMask/, '$1StartLimitIntervalSec=0\nUMask'],
    ['ProtectSystem is not strict', 'unit', 'ProtectSystem=strict', 'ProtectSystem=full'],
    ['NoNewPrivileges is not yes', 'unit', 'NoNewPrivileges=yes\n', ''],
    ['CapabilityBoundingSet is not empty', 'unit', 'CapabilityBoundingSet=', 'CapabilityBoundingSet=CAP_NET_RAW'],
    ['TimeoutStopSec ends the calls in progress', 'unit', 'TimeoutStopSec=30s', 'TimeoutStopSec=10s'],
    ['restarts have no backoff', 'unit', 'RestartMaxDelaySec=60s\n', ''],
    ['the example has a setting that nothing reads: PORTICO_HOSTS', 'settings', 'PORTICO_HOST=', 'PORTICO_HOSTS='],
    ['the example lacks PORTICO_REDIS', 'settings', 'PORTICO_REDIS=\n', ''],
    ['the example has a secret: PORTICO_MASTER_KEY', 'settings', 'PORTICO_MASTER_KEY=', `PORTICO_MASTER_KEY=${'ab'.repeat(32)}`],
  ])('fails the check where %s', (problem, ...change) => {
    expect(unitProblems(planted(...change))).toContain(problem);
  });
});

const NEWER = /^[^:]+:\d+: Unknown key(?: name)? '(?:RestartSteps|RestartMaxDelaySec)' in section /; // of systemd 254

suiteIf(spawnSync('systemd-analyze', ['--version']).status === 0)('systemd itself', () => {
  const verified = (unit: string): readonly string[] => {
    const path = join(temporaryFolder(), 'portico@all.service');
    writeFileSync(path, unit.replace(/^ExecStart=.*$/m, 'ExecStart=/bin/true'));
    const { stderr } = spawnSync('systemd-analyze', ['verify', path], { encoding: 'utf8' });
    return stderr.split('\n').filter((line) => line.includes('portico@') && !NEWER.test(line));
  };

  it('finds nothing wrong with the unit', () => {
    expect(verified(files.unit)).toEqual([]);
  });

  it('would find what is', () => {
    expect(verified(files.unit.replace('Restart=on-failure', 'Restart=sometimes'))).toHaveLength(1);
  });
});
