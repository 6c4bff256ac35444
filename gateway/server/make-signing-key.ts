import { systemContext } from '#contract/system-context.js';
import type { Deployment } from './deployment.js';
import { deploymentTask } from './deployment-task.js';
import { MakeSigningKeyDocument } from './operations/make-signing-key.generated.js';

interface Parts extends Pick<Deployment, 'ids' | 'log'> {
  readonly graph: Pick<Deployment['graph'], 'call'>;
}

/** Make the key that signs tokens, at the first start and in one process of a deployment (document 3, decisions K). A start goes on without: the first use makes it then. */
export async function makeSigningKey({ graph, ids, log }: Parts): Promise<void> {
  const make = async (): Promise<string> => (await graph.call(MakeSigningKeyDocument, {}, systemContext({ actor: 'start', requestId: ids.next() }))).makeSigningKey;
  await deploymentTask({ graph, ids }, { name: 'signing-key', waiting: () => undefined, work: make }).catch((error: unknown) => { log.warn({ err: error }, 'The key that signs tokens was not made at the start'); });
}
