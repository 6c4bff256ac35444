import { readXml } from './xml-events.js';
import type { ZipEntries } from './zip-entries.js';

const [NAME, MOST_BYTES] = ['xl/styles.xml', 20 * 1_048_576] as const;

/** Ranges of the numbers of built-in formats that show dates and times (ECMA-376, 18.8.30). */
const BUILT_IN = [[14, 22], [27, 36], [45, 47], [50, 58]] as const;

/** The numbers of the cell styles of a workbook that show a number as a date or time. */
export async function dateStyles(zip: ZipEntries): Promise<ReadonlySet<number>> {
  const [own, dates]: [Set<string>, Set<number>] = [new Set(), new Set()];
  if (!zip.has(NAME)) return dates;
  let [isCells, index] = [false, 0];
  await readXml(zip.read(NAME, MOST_BYTES), {
    open: (name, { numFmtId = '0', formatCode = '' }) => {
      if (name === 'numFmt' && showsDate(formatCode)) own.add(numFmtId);
      if (name === 'cellXfs') isCells = true;
      if (name !== 'xf' || !isCells) return;
      if (own.has(numFmtId) || isBuiltIn(Number(numFmtId))) dates.add(index);
      index += 1;
    },
    close: (name) => { if (name === 'cellXfs') isCells = false; },
  });
  return dates;
}

const isBuiltIn = (format: number): boolean => BUILT_IN.some(([from, to]) => format >= from && format <= to);

/** Whether a format has days, months, years, hours or seconds, outside of its quotes and brackets. */
function showsDate(format: string): boolean {
  let until = '';
  for (let at = 0; at < format.length; at += 1) {
    const character = format[at] ?? '';
    if (until !== '') until = character === until ? '' : until;
    else if (ENDS.has(character)) until = ENDS.get(character) ?? '';
    else if (BEFORE_ONE.has(character)) at += 1;
    else if ('dmyhs'.includes(character.toLowerCase())) return true;
  }
  return false;
}

/** What ends a part that is no format, and what stands before one character that is none. */
const [ENDS, BEFORE_ONE] = [new Map([['"', '"'], ['[', ']']]), new Set(['\\', '_', '*'])];
