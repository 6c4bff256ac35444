import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, statSync, truncateSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '#subgraph-kit/database.js';
import { temporaryFolder } from '../kit/temporary-folder.js';
import { CALL_BODY } from '../../subgraphs/identity/calls/call.table.js';

/** A disk for databases that can be filled completely and emptied again. */
export interface SmallDisk {
  readonly folder: string;
  fill(): void;
  /** Make room for so many bytes on the full disk. */
  free(bytes: number): void;
  empty(): void;
  remove(): void;
}

const MEBIBYTES = 24;
const BLOCK_BYTES = [65_536, 4096, 1];

/** A disk in memory of so many mebibytes; undefined where this process may not mount one. */
export function smallDisk(mebibytes = MEBIBYTES): SmallDisk | undefined {
  const folder = temporaryFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${String(mebibytes)}m`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill: () => { fillFile(ballast); },
    free: (bytes) => { truncateSync(ballast, Math.max(0, statSync(ballast).size - Math.floor(bytes))); },
    empty: () => { rmSync(ballast, { force: true }); },
    remove: () => { execFileSync('umount', ['-l', folder]); },
  };
}

function fillFile(path: string): void {
  const file = openSync(path, 'a');
  for (const size of BLOCK_BYTES) {
    try {
      while (writeSync(file, Buffer.alloc(size)) > 0);
    } catch { /* it is full for blocks of this size */ }
  }
  closeSync(file);
}

const UNLIMITED = 4_294_967_294;

/** Have an embedded database take no more pages, and fill those it has; answers how to undo that. */
export async function fillPages(database: Database): Promise<() => Promise<void>> {
  const pragma = (text: string) => database.inTransaction((transaction) => transaction.query<Record<string, number>>(`PRAGMA ${text}`));
  const [{ page_count: pages = 0 } = {}] = await pragma('page_count');
  await pragma(`max_page_count = ${String(pages)}`);
  for (const size of [2000, 200, 20]) await fillRows(database, size);
  return async () => { await pragma(`max_page_count = ${String(UNLIMITED)}`); };
}

/** Rows in every table that a call writes, until there is no room for one of that size. */
async function fillRows(database: Database, size: number): Promise<void> {
  const hash = (index: number): string => `z${String(size)}-${String(index)}`;
  for (let index = 0; ; index += 1) {
    const row = { company_id: 999, hash: hash(index), used_on: '2026-11-21', content: Buffer.alloc(size, index) };
    try {
      await database.inTransaction((transaction) => transaction.insert(CALL_BODY, [row]));
    } catch {
      return;
    }
  }
}
