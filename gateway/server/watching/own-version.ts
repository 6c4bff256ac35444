import { readFileSync } from 'node:fs';
import { sourceFolder } from '#kernel/source-folder.js';

/** The release of this process. */
export function ownVersion(): string {
  const { version } = JSON.parse(readFileSync(new URL('../../../package.json', sourceFolder(import.meta.url)), 'utf8')) as { readonly version: string };
  return version;
}
