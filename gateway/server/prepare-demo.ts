import { readDemo, writeDemo, type Demo } from './demo-file.js';
import type { Deployment } from './deployment.js';
import { servedUrls } from './served-urls.js';

/** On the first start make the demo company, saying how far it is; on later ones only note where it is served now. */
export async function prepareDemo(deployment: Deployment, say: (line: string) => void): Promise<Demo | undefined> {
  const { config: { dataFolder, demo }, graph, clock, ids, log } = deployment;
  if (!demo) return undefined;
  const before = readDemo(dataFolder);
  const company = before ?? await (await import('../demo/seed.js')).seedDemo({ call: graph.call, clock, ids, log, progress: say });
  if (!company) return undefined;
  const now = { ...company, urls: servedUrls(deployment.config) };
  if (JSON.stringify(now.urls) !== JSON.stringify(before?.urls)) writeDemo(dataFolder, now);
  return now;
}
