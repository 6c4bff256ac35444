import { toCell } from './guarded-text.js';

/** A line of CSV; texts that spreadsheets would take for a formula are written as text. */
export const csvLine = (cells: readonly (string | number)[]): string => `${cells.map((cell) => (typeof cell === 'number' ? String(cell) : quoted(toCell(cell)))).join(',')}\n`;

const quoted = (cell: string): string => (/[",\n\r]/.test(cell) || cell.trim() !== cell ? `"${cell.replaceAll('"', '""')}"` : cell);
