import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A text is what a golden file keeps; run with KEEP_GOLDEN=yes the file is written anew, to be read in the diff. */
export function expectKept(file: string, found: string): void {
  if (process.env['KEEP_GOLDEN'] === 'yes') {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, found);
  }
  expect(existsSync(file) ? readFileSync(file, 'utf8') : `${file} is not there: run this test with KEEP_GOLDEN=yes, and hold what it keeps against the document`).toBe(found);
}
