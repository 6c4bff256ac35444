import { HOSTS, type HostName, type Service } from '#kernel/config.js';
import { listen } from '../../server/http/listen.js';
import type { Check } from './check.js';
import { localUrl } from './local-url.js';
import type { Patient } from './patient.js';
import { readinessAt } from './readiness-at.js';

const WITH_HOSTS: readonly Service[] = ['gateway', 'surfaces', 'collector'];

/** The ports of the hosts. */
export const checkPorts: readonly Check[] = HOSTS.map((host) => ({
  name: `${host} port`, listedAs: '*host* `port`',
  bad: 'another program has it, or this user may not open it',
  remedy: 'Stop what listens there, or set PORT to another.',
  look: async (patient) => ({ found: await foundAt(patient, host) }),
}));

/** Whether a port is free or used by a server on this deployment's databases; rejects when another program uses it. */
async function foundAt({ config, owners }: Patient, host: HostName): Promise<string> {
  const { listenHost: address, ports, databases, services } = config;
  if (!services.some((service) => WITH_HOSTS.includes(service))) return `${String(ports[host])} is not wanted here`;
  const port = ports[host];
  try {
    const free = await listen({ handler: () => undefined, address, port, title: `PORT + ${String(HOSTS.indexOf(host))}` });
    await free.stop();
    return `${String(port)} is free`;
  } catch (error) {
    const mayBeOurs = Object.values(databases).some(({ kind }) => kind === 'mysql') || (await owners()).length > 0; // processes that use a database server cannot be seen from here
    const readiness = mayBeOurs ? await readinessAt(localUrl(config, host)) : undefined;
    if (!readiness) throw error;
    return `${String(port)} is open; the server there is ${readiness.status}`;
  }
}
