import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Expects a text to equal its golden file; with KEEP_GOLDEN=yes the file is rewritten, to be reviewed in the diff. */
export function expectKept(file: string, found: string): void {
  if (process.env['KEEP_GOLDEN'] === 'yes') {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, found);
  }
  expect(existsSync(file) ? readFileSync(file, 'utf8') : `${file} is not there: run this test with KEEP_GOLDEN=yes, and hold what it keeps against the document`).toBe(found);
}
