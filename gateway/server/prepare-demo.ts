import type { DemoCredentials } from '../demo/credentials.js';
import type { DemoDeps } from '../demo/deployment.js';
import { readDemo, writeDemo, type Demo } from './demo-file.js';
import type { Deployment } from './deployment.js';
import { deploymentTask } from './deployment-task.js';
import { findSurfaces } from './find-surfaces.js';
import { servedUrls } from './served-urls.js';

/** Writes the demo company; the product's own unless a test gives another. */
type Seed = (deps: DemoDeps) => Promise<DemoCredentials | undefined>;

/** The demo company is incomplete; the cause is the error that ended its writing. */
export class DemoInterrupted extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

type DemoParts = Pick<Deployment, 'config' | 'graph' | 'clock' | 'ids' | 'keys'>;

const seedOnce: Seed = async (deps) => (await import('../demo/seed.js')).seedDemo(deps);

/**
 * Create or complete the demo company, with progress output, and store its credentials and URLs. Of several processes on one
 * database one creates it and passes the credentials to the others, because new ones would replace those already in use.
 */
export async function prepareDemo(deployment: DemoParts, progress: (line: string) => void, seed: Seed = seedOnce): Promise<Demo | undefined> {
  const { config, graph: { call }, clock, keys } = deployment;
  const known = readDemo(config.dataFolder);
  const callers = (await findSurfaces()).flatMap(({ demo = [] }) => demo);
  let credentials: DemoCredentials | undefined;
  let isWriting = false;
  await deploymentTask(deployment, {
    name: 'demo',
    waiting: () => { progress('Another process is making the demo company; waiting for it'); },
    work: async (shared) => {
      const before = shared === undefined ? known : JSON.parse(shared) as DemoCredentials;
      credentials = await seed({ call, clock, callers, progress, begin: () => { isWriting = true; }, secret: keys.demo, credentialsKnown: before !== undefined, withImages: true }) ?? before;
      return credentials && JSON.stringify(withoutUrls(credentials));
    },
  }).catch((error: unknown) => { throw isWriting ? new DemoInterrupted(error) : error; });
  if (!credentials) return undefined; // the first company is not the demo company
  const demo = { ...withoutUrls(credentials), urls: servedUrls(config) };
  if (JSON.stringify(demo) !== JSON.stringify(known)) writeDemo(config.dataFolder, demo);
  return demo;
}

/** The URLs of the demo differ by process. */
const withoutUrls = ({ company, users, connections, catalogKeys, carrierConnections, collector, delivery, storeToken, returnsSlug }: DemoCredentials): DemoCredentials =>
  ({ company, users, connections, ...(catalogKeys && { catalogKeys }), ...(carrierConnections && { carrierConnections }), ...(collector && { collector }), ...(delivery && { delivery }), ...(storeToken !== undefined && { storeToken }), ...(returnsSlug !== undefined && { returnsSlug }) });
