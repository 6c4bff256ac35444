import { EntitySchema, type EntitySchemaColumnOptions } from 'typeorm';
import { indexColumns, type IndexColumns, type TableDefinition } from './columns.js';
import { keyFirst } from './create-table.js';
import { portableColumn } from './portable-column.js';
import type { Dialect } from './statement.js';

/** A table as an entity of TypeORM's tools and repositories, for use off the hot path; the migrations create the table. */
export const entitySchema = ({ name, columns, primaryKey, withoutRowid = false, unique = {}, indexes = {} }: TableDefinition, dialect: Dialect): EntitySchema => new EntitySchema({
  name,
  tableName: name,
  withoutRowid,
  columns: Object.fromEntries(keyFirst(Object.entries(columns), primaryKey).map(([columnName, column]): [string, EntitySchemaColumnOptions] => {
    const { isNullable, default: fallback, ...options } = portableColumn(columnName, column, dialect);
    return [columnName, { ...options, nullable: isNullable, primary: primaryKey.includes(columnName), ...(fallback !== undefined && { default: () => fallback }) }];
  })),
  indices: [...indices(unique, true), ...indices(indexes, false)],
});

const indices = (indexes: Readonly<Record<string, IndexColumns>>, unique: boolean) => Object.entries(indexes).map(([name, columns]) => ({ name, columns: [...indexColumns(columns)], unique }));
