import { SETTINGS } from './deployment-rules.js';
import { secondsOf, type DeploymentFiles } from './deployment-files.js';

/** The directives that the unit may have, by section: one that systemd does not know is ignored, with a line in its log that nobody reads. */
const KNOWN: Readonly<Record<string, ReadonlySet<string>>> = {
  Unit: new Set(['Description', 'Documentation', 'After', 'Wants', 'StartLimitIntervalSec']),
  Service: new Set([
    'Type', 'WorkingDirectory', 'EnvironmentFile', 'Environment', 'ExecStart', 'Restart', 'RestartSec', 'RestartSteps', 'RestartMaxDelaySec', 'KillMode', 'KillSignal', 'TimeoutStopSec',
    'DynamicUser', 'User', 'StateDirectory', 'StateDirectoryMode', 'UMask', 'NoNewPrivileges', 'ProtectSystem', 'ProtectHome', 'PrivateTmp', 'PrivateDevices', 'ProtectClock', 'ProtectControlGroups',
    'ProtectHostname', 'ProtectKernelLogs', 'ProtectKernelModules', 'ProtectKernelTunables', 'ProtectProc', 'RestrictAddressFamilies', 'RestrictNamespaces', 'RestrictRealtime', 'RestrictSUIDSGID',
    'RemoveIPC', 'LockPersonality', 'CapabilityBoundingSet', 'AmbientCapabilities', 'SystemCallArchitectures', 'SystemCallFilter', 'SystemCallErrorNumber', 'MemoryMax', 'TasksMax', 'LimitNOFILE',
  ]),
  Install: new Set(['WantedBy']),
};

/** What it must say. */
const REQUIRED: Readonly<Record<string, string>> = {
  DynamicUser: 'yes', NoNewPrivileges: 'yes', ProtectSystem: 'strict', StateDirectory: 'portico', Restart: 'on-failure', KillSignal: 'SIGTERM', CapabilityBoundingSet: '', WantedBy: 'multi-user.target',
};

/** The settings of development and of the command line, and those that the unit itself gives. */
const ELSEWHERE = new Set(['PORTICO_ALLOW_LOOPBACK_WEBHOOKS', 'PORTICO_CATALOG_KEY', 'PORTICO_DATA', 'NODE_ENV']);
const SECRET = /_(?:MASTER_KEY|INTERNAL_KEY|SECRET_KEY|ACCESS_KEY|DB|SMTP_URL|REDIS)$/;
const STOP_SECONDS = 9;

interface Directive {
  readonly section: string;
  readonly name: string;
  readonly value: string;
}

function directivesOf(unit: string): readonly Directive[] {
  let section = '';
  return unit.split('\n').flatMap((line) => {
    if (/^\[\w+\]$/.test(line)) section = line.slice(1, -1);
    const at = line.indexOf('=');
    return line.startsWith('#') || line.startsWith('[') || at < 0 ? [] : [{ section, name: line.slice(0, at), value: line.slice(at + 1) }];
  });
}

/** What is wrong with the unit of systemd, and with the example of its settings. */
export function unitProblems({ unit, settings }: DeploymentFiles): readonly string[] {
  const directives = directivesOf(unit);
  const valueOf = (name: string): string | undefined => directives.find((one) => one.name === name)?.value;
  const written = settings.split('\n').flatMap((line) => { const [, name = '', value = ''] = /^#?([A-Z][A-Z_0-9]*)=(.*)$/.exec(line) ?? []; return name === '' ? [] : [{ name, value }]; });
  const drain = Number(written.find(({ name }) => name === 'PORTICO_DRAIN_SECONDS')?.value);
  return [
    ...directives.filter(({ section, name }) => KNOWN[section]?.has(name) !== true).map(({ section, name }) => `${name} is no directive of [${section}]`),
    ...Object.entries(REQUIRED).filter(([name, value]) => valueOf(name) !== value).map(([name, value]) => `${name} is not ${value || 'empty'}`),
    ...(secondsOf(valueOf('TimeoutStopSec')) > drain + STOP_SECONDS ? [] : ['TimeoutStopSec ends the calls in progress']),
    ...(secondsOf(valueOf('RestartMaxDelaySec')) > secondsOf(valueOf('RestartSec')) ? [] : ['restarts have no backoff']),
    ...written.filter(({ name }) => !SETTINGS.has(name)).map(({ name }) => `the example has a setting that nothing reads: ${name}`),
    ...[...SETTINGS].filter((name) => !ELSEWHERE.has(name) && !written.some((one) => one.name === name)).map((name) => `the example lacks ${name}`),
    ...written.filter(({ name, value }) => SECRET.test(name) && value !== '').map(({ name }) => `the example has a secret: ${name}`),
  ];
}
