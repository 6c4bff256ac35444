import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Check } from './check.js';

/** Whether a demo company is in production. */
export const checkDemo: Check = {
  name: 'demo company',
  warns: 'in production there is a demo company, whose passwords and keys are in `demo.json`, or the next start makes one',
  remedy: 'Set PORTICO_DEMO=off; deactivate the people of the demo company (`person deactivate`), delete its connections, and delete demo.json.',
  look: ({ config: { dataFolder, demo, production } }) => {
    const isThere = existsSync(join(dataFolder, 'demo.json'));
    const found = isThere ? 'there is one' : demo ? 'the next start makes one' : 'there is none';
    return Promise.resolve({ found, problems: production && (isThere || demo) ? [{ state: 'WARN', found: `${found}, in production` }] : [] });
  },
};
