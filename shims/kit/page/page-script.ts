import { readFileSync } from 'node:fs';
import type { Handler } from '../handler.js';
import { answerAsset, assetPath } from './asset.js';

/** A script of pages: its address, and what answers there. */
export interface PageScript {
  readonly path: string;
  readonly handler: Handler;
}

/** A script for pages of a surface, under a name with its hash: `/assets/returns-0123456789ab.js`. Cached forever; the file is read at once. */
export function pageScript(name: string, file: URL): PageScript {
  const text = readFileSync(file, 'utf8');
  const path = assetPath(name, text, 'js');
  return {
    path,
    handler: ({ method, url }, response) => {
      if (url !== path || (method !== 'GET' && method !== 'HEAD')) return false;
      answerAsset(response, 'text/javascript', text);
      return true;
    },
  };
}
