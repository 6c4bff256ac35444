import { HOSTS, type Config, type HostName } from '#kernel/config.js';
import { listen } from '../../server/http/listen.js';
import { readinessAt } from './readiness-at.js';

const EVERY_ADDRESS = '0.0.0.0';

/** Whether a host's port is free, or is that of a server that runs on this deployment's databases; rejects when it is somebody else's. */
export async function checkPort({ listenHost: address, ports, databases }: Config, host: HostName, serverRuns: boolean): Promise<string> {
  const port = ports[host];
  try {
    const free = await listen({ handler: () => undefined, address, port, title: `PORT + ${String(HOSTS.indexOf(host))}` });
    await free.stop();
    return `${String(port)} is free`;
  } catch (error) {
    const mayBeOurs = serverRuns || Object.values(databases).some(({ kind }) => kind === 'mysql'); // whoever runs on a database server cannot be seen there
    const readiness = mayBeOurs ? await readinessAt(`http://${address === EVERY_ADDRESS ? '127.0.0.1' : address}:${String(port)}`) : undefined;
    if (!readiness) throw error;
    return `${String(port)} is open; the server there is ${readiness.status}`;
  }
}
