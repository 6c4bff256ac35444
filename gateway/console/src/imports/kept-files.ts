import type { FileTable } from './table-of-file.js';

/** The tables that imports of this tab came from, for what they refused: nothing of a file is kept anywhere else. */
const tables = new Map<string, KeptFile>();

interface KeptFile {
  readonly name: string;
  readonly table: FileTable;
}

/** Keep the table of an import. */
export const keepFile = (importId: string, file: KeptFile): void => { tables.set(importId, file); };

/** The table that an import came from; undefined for one of another tab, or a file that is no text. */
export const keptFile = (importId: string): KeptFile | undefined => tables.get(importId);
