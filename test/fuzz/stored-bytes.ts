import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createConnection, type RowDataPacket } from 'mysql2/promise';

/** Reads how many bytes a product keeps. */
export type StoredBytes = () => Promise<number>;

const TABLES = 'SELECT CAST(COALESCE(SUM(data_length + index_length), 0) AS CHAR) AS bytes FROM information_schema.tables WHERE table_schema LIKE ?';

/** Those of its folder, and of its databases where they are a server's: a server makes its files larger in steps. */
export function storedBytes(folder: string, database: string | undefined): StoredBytes {
  if (database === undefined) return () => Promise.resolve(sizeOf(folder));
  return async () => {
    const connection = await createConnection(database.replace(/\/[^/]*$/, '/'));
    try {
      const [rows] = await connection.query<(RowDataPacket & { bytes: string })[]>(TABLES, [`${new URL(database).pathname.slice(1).replaceAll('_', '\\_')}%`]);
      return sizeOf(folder) + Number(rows[0]?.bytes);
    } finally {
      await connection.end();
    }
  };
}

const sizeOf = (folder: string): number => readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).reduce((sum, { parentPath, name }) => sum + (statSync(join(parentPath, name), { throwIfNoEntry: false })?.size ?? 0), 0);
