import { WORK_PORT_OFFSETS, type WorkName } from '#kernel/health-port.js';
import type { Deployment } from './deployment.js';
import { plainListener } from './http/plain-listener.js';
import { listen } from './http/listen.js';
import type { Running } from './running.js';

/** Let orchestrators ask a process without hosts how it is: on the port of its worker, or of its sender. */
export async function startHealthServer(deployment: Deployment): Promise<readonly Running[]> {
  const { services: [first = 'gateway'], listenHost: address, workPorts } = deployment.config;
  if (!isWork(first)) return [];
  const handler = plainListener(deployment, first, { handlers: [] });
  return [await listen({ handler, address, port: workPorts[first], title: `PORT + ${String(WORK_PORT_OFFSETS[first])} (health of the ${first})`, refusing: deployment })];
}

const isWork = (service: string): service is WorkName => Object.hasOwn(WORK_PORT_OFFSETS, service);
