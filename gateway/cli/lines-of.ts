type Row = Readonly<Record<string, unknown>>;

/** A result as lines for people: a record as names and values, a list as a table. */
export function linesOf(answer: unknown): string {
  if (Array.isArray(answer)) return table(answer as readonly Row[]);
  if (typeof answer !== 'object' || answer === null) return text(answer);
  const rows = Object.entries(flat(answer as Row)).filter(([, value]) => value !== null);
  const width = Math.max(0, ...rows.map(([name]) => name.length));
  return rows.map(([name, value]) => `${name.padEnd(width)}  ${text(value)}`).join('\n');
}

function table(rows: readonly Row[]): string {
  const [first] = rows;
  if (!first) return 'There are none.';
  const names = Object.keys(first).filter((name) => rows.some((row) => text(row[name]) !== ''));
  const cells = [names, ...rows.map((row) => names.map((name) => text(row[name])))];
  const widths = names.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return cells.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ').trimEnd()).join('\n');
}

/** Nested records are flattened into their record. */
const flat = (record: Row): Row => Object.fromEntries(Object.entries(record).flatMap(([name, value]): [string, unknown][] =>
  (typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [[name, value]])));

function text(value: unknown): string {
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
