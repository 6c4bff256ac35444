import { HOSTS, type HostName, type Service } from '#kernel/config.js';
import { listen } from '../../server/http/listen.js';
import type { SeenReadiness } from '../../server/readiness/read-readiness.js';
import type { Check, Problem, Seen } from './check.js';
import { introduced, type Introduced } from './introduced.js';
import { localUrl } from './local-url.js';
import type { Patient } from './patient.js';
import { readinessAt } from './readiness-at.js';

const WITH_HOSTS: readonly Service[] = ['gateway', 'surfaces', 'collector'];

/** The ports of the hosts. */
export const checkPorts: readonly Check[] = HOSTS.map((host) => ({
  name: `${host} port`, listedAs: '*host* `port`',
  bad: 'another program has it, or another host of the product; or this user may not open it; or the server there is not ready: it answers calls with 503',
  warns: 'the host that listens there has another public address: it is of another deployment, or was started with other settings; or the server there is stopping',
  remedy: 'Stop what listens there, or set PORT to another; beside a running server to that which it was started with.',
  look: (patient) => seenAt(patient, host),
}));

/** Whether a port is free or used by a server on this deployment's databases; rejects when another program uses it. */
async function seenAt(patient: Patient, host: HostName): Promise<Seen> {
  const { listenHost: address, ports, services } = patient.config;
  const port = ports[host];
  if (!services.some((service) => WITH_HOSTS.includes(service))) return { found: `${String(port)} is not wanted here` };
  try {
    const free = await listen({ handler: () => undefined, address, port, title: `PORT + ${String(HOSTS.indexOf(host))}` });
    await free.stop();
    return { found: `${String(port)} is free` };
  } catch (error) {
    const { config, owners } = patient;
    const mayBeOurs = Object.values(config.databases).some(({ kind }) => kind === 'mysql') || (await owners()).length > 0; // processes that use a database server cannot be seen from here
    const readiness = mayBeOurs ? await readinessAt(localUrl(config, host)) : undefined;
    if (!readiness) throw error;
    const stranger = await strangerAt(patient, host);
    return { found: `${String(port)} is open; the server there is ${readiness.status}`, problems: stranger ? [stranger] : problemsOfReadiness(readiness, port) };
  }
}

/** What is wrong where a server listens that is not this host of this deployment, as it says itself. */
async function strangerAt({ config }: Patient, host: HostName): Promise<Problem | undefined> {
  const { address, other, found } = await introduced(localUrl(config, host), host).catch((): Introduced => ({ found: '' })); // one that is stopping takes no more calls
  if (other === undefined && (address === undefined || address === config.urls[host])) return undefined;
  return { state: other === undefined ? 'WARN' : 'BAD', found: `${String(config.ports[host])} is open; the server there is not the host ${host} of this deployment: ${found}` };
}

/** What a server lacks that is not ready. */
export function problemsOfReadiness({ status, stopping = false, checks }: SeenReadiness, port: number): Problem[] {
  if (status === 'ready') return [];
  const lacking = Object.entries(checks).filter(([, state]) => state !== 'up').map(([name, state]) => `${name} is ${state}`);
  return [{
    state: stopping ? 'WARN' : 'BAD', found: `${String(port)} is open; the server there is not ready: ${lacking.join('; ')}`,
    remedy: 'See to what is down, a process or a database: calls are answered again by themselves once it is there.',
  }];
}
