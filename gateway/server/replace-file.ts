import { renameSync, rmSync, writeFileSync } from 'node:fs';

const OWNER_ONLY = 0o600;

/** Write a file that only its owner may read: readers see the whole text or the previous one, and a failed draft is deleted. */
export function replaceFile(file: string, text: string): void {
  const draft = `${file}.${String(process.pid)}`;
  try {
    writeFileSync(draft, text, { mode: OWNER_ONLY });
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}
