import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { filesEnding } from './operation-files.js';

type Files = ReadonlyMap<string, string>;

/** Files that are missing, differ from what was generated, or are left over from an operation that is gone. */
export const differingFiles = (files: Files): string[] => [...changed(files), ...leftOver(files)];

/** Write what changed and remove what is left over; answers a line for each. */
export function writeFiles(files: Files): string[] {
  const [written, removed] = [changed(files), leftOver(files)];
  for (const file of written) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, files.get(file) ?? '');
  }
  for (const file of removed) rmSync(file);
  return [...written.map((file) => `wrote ${file}`), ...removed.map((file) => `removed ${file}`)];
}

const changed = (files: Files): string[] =>
  [...files].filter(([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text).map(([file]) => file);

const leftOver = (files: Files): string[] => filesEnding('.generated.ts').filter((file) => !files.has(file));
