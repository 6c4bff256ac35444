/** A table as CSV (RFC 4180); what a spreadsheet would take for a formula begins with an apostrophe. */
export const csvOf = (rows: readonly (readonly string[])[]): string => rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

const cell = (text: string): string => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
