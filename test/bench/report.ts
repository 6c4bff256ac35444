// What the benches print: rows for people, or with --json one object a line for programs. A broken bound is marked, and is the exit code.

/** The exit code of a bench that ran to its end and found a bound broken. */
export const BOUND_BROKEN = 3;

/** CPU of a call as a ratio to a floor. */
export interface Result {
  readonly surface: string; readonly call: string; readonly database: string; readonly floor: string; readonly oursMs: number; readonly floorMs: number; readonly ratio: number;
  /** The most the ratio may be. */
  readonly bound?: number | undefined;
}

/** A single figure beside the ratios. */
export interface Figure { readonly surface: string; readonly figure: string; readonly database: string; readonly value: number; readonly unit: string; readonly bound?: number | undefined }

const WIDTHS = [11, 47, 8, 10, 8, 8, 6, 6];
const LEFT = 4;
const line = (cells: readonly string[]): string => `${cells.map((cell, column) => (column < LEFT ? cell.padEnd(WIDTHS[column] ?? 0) : cell.padStart(WIDTHS[column] ?? 0))).join('  ')}\n`;

/** What stands above the rows for people. */
export const HEAD = line(['surface', 'call', 'database', 'floor', 'ours ms', 'floor ms', 'ratio', 'bound']);

const inJson = process.argv.includes('--json');

function judged(record: Result | Figure, broken: boolean, text: string): void {
  if (broken) process.exitCode = BOUND_BROKEN;
  process.stdout.write(inJson ? `${JSON.stringify({ ...record, ...(record.bound !== undefined && { broken }) })}\n` : `${text.trimEnd()}${broken ? '  OVER' : ''}\n`);
}

/** Print a ratio. */
export function showResult(result: Result): void {
  const { surface, call, database, floor, oursMs, floorMs, ratio, bound } = result;
  judged(result, bound !== undefined && ratio > bound, line([surface, call, database, floor, oursMs.toFixed(3), floorMs.toFixed(3), ratio.toFixed(2), bound?.toFixed(2) ?? '']));
}

/** Print a figure. */
export function showFigure(figure: Figure): void {
  const { surface, figure: name, database, value, unit, bound } = figure;
  judged(figure, bound !== undefined && value > bound, `${line([surface, name, database]).trimEnd()}  ${String(Math.round(value * 100) / 100)} ${unit}${bound === undefined ? '' : `, bound ${String(bound)}`}`);
}
