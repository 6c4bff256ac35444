import type { ReleasedTable } from './released-schema.js';

type Tables = Readonly<Record<string, ReleasedTable>>;
type ReleasedColumn = ReleasedTable['columns'][string];

/** Why the code of the release before cannot work on tables that have changed, each with what it is about: `table`, `table.column` or `table.index`. */
export function schemaBreaks(before: Tables, now: Tables): string[] {
  return Object.entries(before).flatMap(([table, old]) => {
    const next = now[table];
    return next ? tableBreaks(table, old, next) : [`\`${table}\` is gone`];
  });
}

function tableBreaks(table: string, old: ReleasedTable, next: ReleasedTable): string[] {
  const known = Object.entries(old.columns).flatMap(([name, column]) => columnBreaks(`\`${table}.${name}\``, column, next.columns[name]));
  const added = Object.entries(next.columns).filter(([name, column]) => !(name in old.columns) && !mayBeOmitted(column))
    .map(([name]) => `\`${table}.${name}\` is new and must have a value: rows of the release before have none`);
  const key = next.primaryKey.join() === old.primaryKey.join() ? [] : [`\`${table}\` has the primary key (${next.primaryKey.join()}), which was (${old.primaryKey.join()})`];
  return [...known, ...added, ...key, ...uniqueBreaks(table, old, next)];
}

const mayBeOmitted = ({ nullable, fallback }: ReleasedColumn): boolean => nullable === true || fallback !== undefined;

function columnBreaks(named: string, old: ReleasedColumn, next: ReleasedColumn | undefined): string[] {
  if (!next) return [`${named} is gone`];
  return [
    ...(holds(next, old) ? [] : [`${named} is ${typeOf(next)}, which does not hold every ${typeOf(old)}`]),
    ...(old.nullable === true && next.nullable !== true ? [`${named} may not be empty any more`] : []),
    ...(old.nullable !== true && next.nullable === true ? [`${named} may be empty, which the release before does not expect`] : []),
    ...(mayBeOmitted(old) && !mayBeOmitted(next) ? [`${named} has lost its default`] : []),
  ];
}

const typeOf = ({ kind, length }: ReleasedColumn): string => (length === undefined ? kind : `${kind}(${String(length)})`);

const holds = (next: ReleasedColumn, old: ReleasedColumn): boolean =>
  (next.kind === 'text' && old.kind === 'varchar') || (next.kind === old.kind && (next.length ?? Infinity) >= (old.length ?? Infinity));

/** A unique index refuses what the release before may write, unless one of before refused it too, or rows of before are empty in it; and what writes over an index needs it. */
function uniqueBreaks(table: string, old: ReleasedTable, next: ReleasedTable): string[] {
  const stricter = [old.primaryKey, ...Object.values(old.unique)];
  const isEmptyBefore = (column: string): boolean => !(column in old.columns) && next.columns[column]?.nullable === true && next.columns[column].fallback === undefined;
  const refuses = ([, columns]: readonly [string, readonly string[]]): boolean => !columns.some(isEmptyBefore) && !stricter.some((one) => one.every((column) => columns.includes(column)));
  const kept = Object.values(next.unique).map((columns) => columns.join());
  return [
    ...Object.entries(next.unique).filter(refuses).map(([index, columns]) => `\`${table}.${index}\` refuses rows alike in (${columns.join()}), which the release before may write`),
    ...Object.entries(old.unique).filter(([, columns]) => !kept.includes(columns.join())).map(([index]) => `\`${table}.${index}\` is gone, over which the release before may write`),
  ];
}
