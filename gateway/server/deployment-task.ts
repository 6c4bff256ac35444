import { setTimeout as delay } from 'node:timers/promises';
import { systemContext } from '#contract/system-context.js';
import type { Deployment } from './deployment.js';
import { ClaimDeploymentTaskDocument } from './operations/claim-deployment-task.generated.js';
import { FinishDeploymentTaskDocument } from './operations/finish-deployment-task.generated.js';

interface Asking extends Pick<Deployment, 'ids'> {
  readonly graph: Pick<Deployment['graph'], 'call'>;
}

interface Task {
  readonly name: string;
  /** Shown once when another process has the task. */
  readonly waiting: () => void;
  /** Does it, given the previous result; returns the result for processes that come later. */
  readonly work: (before: string | undefined) => Promise<string | undefined>;
}

const LEASE_SECONDS = 15;
const RENEWAL_MILLISECONDS = 5000;
const [FIRST_WAIT_MILLISECONDS, LONGEST_WAIT_MILLISECONDS] = [100, 2000];

/** Run a task that one process of a deployment does for all: while another runs it this one waits, and then starts from that one's result. */
export async function deploymentTask({ graph: { call }, ids }: Asking, { name, waiting, work }: Task): Promise<void> {
  const owner = ids.next();
  const context = () => systemContext({ actor: 'start', requestId: ids.next() });
  const claim = async () => (await call(ClaimDeploymentTaskDocument, { input: { name, owner, seconds: LEASE_SECONDS } }, context())).claimDeploymentTask;
  let claimed = await claim();
  if (!claimed.isOwner) waiting();
  for (let wait = FIRST_WAIT_MILLISECONDS; !claimed.isOwner; wait = Math.min(wait * 2, LONGEST_WAIT_MILLISECONDS)) {
    await delay(wait);
    claimed = await claim();
  }
  const renewal = setInterval(() => void claim().catch(() => undefined), RENEWAL_MILLISECONDS).unref();
  const finish = (result: string | undefined) => call(FinishDeploymentTaskDocument, { input: { name, owner, result: result ?? null } }, context());
  try {
    await finish(await work(claimed.result ?? undefined));
  } catch (error) {
    await finish(undefined).catch(() => undefined); // the lease expires
    throw error;
  } finally {
    clearInterval(renewal);
  }
}
