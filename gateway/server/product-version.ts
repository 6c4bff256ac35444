import { readFileSync } from 'node:fs';
import { sourceFolder } from '#kernel/source-folder.js';

const PACKAGE = new URL('../../package.json', sourceFolder(import.meta.url));

/** The version of this release. */
export const productVersion = (): string => (JSON.parse(readFileSync(PACKAGE, 'utf8')) as { readonly version: string }).version;
