import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HostName } from '#kernel/config.js';
import type { DemoCredentials } from '../demo/credentials.js';

/** The file `demo.json` of the data folder: the demo company and where it is served. */
export interface Demo extends DemoCredentials {
  readonly urls: Readonly<Partial<Record<HostName, string>>>;
}

const OWNER_ONLY = 0o600;

const fileIn = (folder: string): string => join(folder, 'demo.json');

/** Write the demo's credentials where only the owner can read them. */
export function writeDemo(folder: string, demo: Demo): void {
  const file = fileIn(folder);
  writeFileSync(file, `${JSON.stringify(demo, undefined, 2)}\n`, { mode: OWNER_ONLY });
  chmodSync(file, OWNER_ONLY); // an older file keeps its mode when it is overwritten
}

/** The demo of an earlier start; undefined when there was none. */
export function readDemo(folder: string): Demo | undefined {
  try {
    return JSON.parse(readFileSync(fileIn(folder), 'utf8')) as Demo;
  } catch {
    return undefined; // deleted or never written: the credentials are gone, the company is not
  }
}
