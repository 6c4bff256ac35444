import { createRelay } from '../relay/relay.js';
import type { Deployment } from './deployment.js';
import type { Running } from './running.js';

/** Start what works without being asked: the relay of events, and the tasks that tidy up. */
export async function startWorker({ graph, clock, log, onEvents }: Deployment): Promise<readonly Running[]> {
  const relay = createRelay({ call: graph.call, clock, log });
  onEvents(relay.wake);
  relay.start();
  return Promise.resolve([relay]);
}
