import { readXml } from './xml-events.js';
import type { ZipEntries } from './zip-entries.js';

const [NAME, MOST_BYTES] = ['xl/styles.xml', 20 * 1_048_576] as const;

/** Ranges of the numbers of built-in formats that show dates and times (ECMA-376, 18.8.30). */
const BUILT_IN = [[14, 22], [27, 36], [45, 47], [50, 58]] as const;

/** The numbers of the cell styles of a workbook that show a number as a date or time. */
export async function dateStyles(zip: ZipEntries): Promise<ReadonlySet<number>> {
  const own = new Set<string>();
  if (!zip.has(NAME)) return new Set();
  const styles: string[] = [];
  let isCells = false;
  await readXml(zip.read(NAME, MOST_BYTES), {
    open: (name, attributes) => {
      const format = attributes['numFmtId'] ?? '0';
      if (name === 'numFmt') { if (showsDate(attributes['formatCode'])) own.add(format); } else if (name === 'cellXfs') isCells = true;
      else if (name === 'xf' && isCells) styles.push(format);
    },
    close: (name) => { if (name === 'cellXfs') isCells = false; },
  });
  return new Set(styles.flatMap((format, index) => (own.has(format) || isBuiltIn(Number(format)) ? [index] : [])));
}

const isBuiltIn = (format: number): boolean => BUILT_IN.some(([from, to]) => format >= from && format <= to);

/** Whether a format has days, months, years, hours or seconds, outside of its quotes and brackets. */
function showsDate(format = ''): boolean {
  let until: string | undefined;
  let isPassed = false;
  for (const character of format) {
    if (isPassed) isPassed = false;
    else if (until !== undefined) until = character === until ? undefined : until;
    else if (BEFORE_ONE.has(character)) isPassed = true;
    else if (IN_DATES.has(character)) return true;
    else until = ENDS.get(character);
  }
  return false;
}

/** What ends a part that is no format, and what stands before one character that is none. */
const [ENDS, BEFORE_ONE, IN_DATES] = [new Map([['"', '"'], ['[', ']']]), new Set(['\\', '_', '*']), new Set('dmyhsDMYHS')];
