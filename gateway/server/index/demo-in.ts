import { readDemo, type Demo } from '../demo-file.js';
import type { Deployment } from '../deployment.js';

/** The demo company of a data folder. Read at each request: it may be created or deleted while the process runs. */
export function demoIn(folder: string, log: Deployment['log']): Demo | undefined {
  try {
    return readDemo(folder);
  } catch (error) {
    log.warn({ err: error }, 'The keys of the demo company cannot be shown');
    return undefined;
  }
}
