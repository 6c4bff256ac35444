import { lstatSync, mkdirSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { replaceFile } from '../../server/replace-file.js';
import { Refusal } from '../refusal.js';

/** Write a file below a folder. Throws {@link Refusal} where a link or a file stands in the way: nothing is written elsewhere. */
export function writeBelow(folder: string, path: string, text: string): void {
  makeFolder(folder, dirname(path));
  const target = join(folder, path);
  const found = lstatSync(target, { throwIfNoEntry: false });
  if (found && !found.isFile()) throw new Refusal(`${target} is no file: put it out of the way`);
  replaceFile(target, text);
}

/** Remove a file below a folder, and the folders that are empty then. */
export function removeBelow(folder: string, path: string): void {
  requireFolders(folder, dirname(path));
  rmSync(join(folder, path), { force: true });
  for (let above = dirname(path); above !== '.' && readdirSync(join(folder, above)).length === 0; above = dirname(above)) rmdirSync(join(folder, above));
}

function makeFolder(folder: string, path: string): void {
  mkdirSync(folder, { recursive: true });
  const steps = path.split('/').filter((step) => step !== '.');
  for (const [index, step] of steps.entries()) {
    const at = join(folder, ...steps.slice(0, index), step);
    const found = lstatSync(at, { throwIfNoEntry: false });
    if (!found) mkdirSync(at);
    else if (!found.isDirectory()) throw inTheWay(at);
  }
}

function requireFolders(folder: string, path: string): void {
  const steps = path.split('/').filter((step) => step !== '.');
  for (const index of steps.keys()) {
    const at = join(folder, ...steps.slice(0, index + 1));
    if (!lstatSync(at).isDirectory()) throw inTheWay(at);
  }
}

const inTheWay = (at: string): Refusal => new Refusal(`${at} is no folder, or a link to one: put it out of the way`);
