import type { TableColumnOptions } from 'typeorm';
import type { Column } from './columns.js';
import type { Dialect } from './statement.js';

const TYPES = {
  mysql: { varchar: 'varchar', text: 'longtext', int: 'bigint', blob: 'longblob' },
  sqlite: { varchar: 'varchar', text: 'text', int: 'integer', blob: 'blob' },
} as const satisfies Record<Dialect, Record<Column['kind'], string>>;

const TEXTUAL: ReadonlySet<Column['kind']> = new Set(['varchar', 'text']);

/** A column of one dialect in TypeORM's terms. */
export const portableColumn = (name: string, { kind, length, nullable = false, fallback }: Column, dialect: Dialect) => ({
  name,
  type: TYPES[dialect][kind],
  isNullable: nullable,
  ...(length !== undefined && { length: String(length) }),
  ...(fallback !== undefined && { default: literal(fallback) }),
  ...(dialect === 'mysql' && TEXTUAL.has(kind) && { charset: 'utf8mb4', collation: 'utf8mb4_bin' }),
}) satisfies TableColumnOptions;

const literal = (value: string | number): string => (typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value));
