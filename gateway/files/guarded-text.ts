const FORMULA = new Set(['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠']); // the wide ones too: spreadsheets in Chinese, Japanese and Korean take them for the narrow

/** A text as it is written into a cell: one that a spreadsheet would take for a formula begins with an apostrophe, and so does one that began with one before such a character. */
export const toCell = (text: string): string => (FORMULA.has(afterApostrophes(text)) ? `'${text}` : text);

/** The text of a cell that was written so. */
export const guardedText = (cell: string): string => (cell.startsWith('\'') && FORMULA.has(afterApostrophes(cell)) ? cell.slice(1) : cell);

/** The first character behind apostrophes. */
function afterApostrophes(text: string): string {
  let at = 0;
  while (text[at] === '\'') at += 1;
  return text[at] ?? '';
}
