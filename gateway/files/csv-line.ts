import { toCell } from './guarded-text.js';

/** A line of CSV; what spreadsheets would take for a formula is written as text. */
export const csvLine = (texts: readonly string[]): string => `${texts.map((text) => quoted(toCell(text))).join(',')}\n`;

const quoted = (cell: string): string => (/[",\n\r]/.test(cell) || cell.trim() !== cell ? `"${cell.replaceAll('"', '""')}"` : cell);
