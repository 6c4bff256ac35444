import { readDemo, writeDemo, type Demo } from './demo-file.js';
import type { Deployment } from './deployment.js';
import { servedUrls } from './served-urls.js';

/** Make the demo company or complete it, saying how far it is, and note its credentials and where it is served. */
export async function prepareDemo({ config, graph: { call }, clock, keys }: Deployment, progress: (line: string) => void): Promise<Demo | undefined> {
  const before = readDemo(config.dataFolder);
  const { seedDemo } = await import('../demo/seed.js');
  const made = await seedDemo({ call, clock, progress, secret: keys.demo, credentialsKnown: before !== undefined });
  const credentials = made ?? before;
  if (!credentials) return undefined; // the first company is somebody's own
  const demo = { ...credentials, urls: servedUrls(config) };
  if (JSON.stringify(demo) !== JSON.stringify(before)) writeDemo(config.dataFolder, demo);
  return demo;
}
