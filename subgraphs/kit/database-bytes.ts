import type { Reader } from './database.js';

const EMBEDDED = 'SELECT page_count * page_size AS bytes FROM pragma_page_count(), pragma_page_size()';
const ON_SERVER = 'SELECT COALESCE(SUM(data_length + index_length), 0) AS bytes FROM information_schema.tables WHERE table_schema = DATABASE()';

/** The bytes of a database with its indexes; a server's own estimate, for which it looks at every table. */
export async function databaseBytes(reader: Reader): Promise<number> {
  const [row] = await reader.query<{ bytes: number | string }>(reader.dialect === 'sqlite' ? EMBEDDED : ON_SERVER);
  return Number(row?.bytes ?? 0);
}
