import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folders: string[] = [];

/** A folder for a test's files, removed after the last test of the file. Apart from the databases, so that what needs a folder alone is not taken for a test of both of them. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portico-test-'));
  folders.push(folder);
  return folder;
}

/** Remove the folders that were made since the last removal. */
export function removeFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}
