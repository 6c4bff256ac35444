import { HOSTS, type Config, type HostName } from '#kernel/config.js';
import { listen } from '../../server/http/listen.js';
import { readinessAt } from './readiness-at.js';

const EVERY_ADDRESS = '0.0.0.0';

/** Whether a host's port is free or used by a server on this deployment's databases; rejects when another program uses it. */
export async function checkPort({ listenHost: address, ports, databases }: Config, host: HostName, serverRuns: boolean): Promise<string> {
  const port = ports[host];
  try {
    const free = await listen({ handler: () => undefined, address, port, title: `PORT + ${String(HOSTS.indexOf(host))}` });
    await free.stop();
    return `${String(port)} is free`;
  } catch (error) {
    const mayBeOurs = serverRuns || Object.values(databases).some(({ kind }) => kind === 'mysql'); // processes that use a database server cannot be seen from here
    const readiness = mayBeOurs ? await readinessAt(`http://${address === EVERY_ADDRESS ? '127.0.0.1' : address}:${String(port)}`) : undefined;
    if (!readiness) throw error;
    return `${String(port)} is open; the server there is ${readiness.status}`;
  }
}
