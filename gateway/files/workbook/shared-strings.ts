import { FileFault } from '../file-fault.js';
import { readXml } from './xml-events.js';
import type { ZipEntries } from './zip-entries.js';

const NAME = 'xl/sharedStrings.xml';
const [MOST_BYTES, MOST_TEXTS, MOST_CHARACTERS, LONGEST_TEXT] = [200 * 1_048_576, 2_000_000, 50_000_000, 40_000] as const;

/** The texts that the cells of a workbook share, by their numbers. Without how to pronounce them. */
export async function sharedStrings(zip: ZipEntries): Promise<readonly string[]> {
  if (!zip.has(NAME)) return [];
  const texts: string[] = [];
  let [own, characters, isText, spoken]: [string, number, boolean, number] = ['', 0, false, 0];
  await readXml(zip.read(NAME, MOST_BYTES), {
    open: (name) => {
      if (name === 'si') own = '';
      if (name === 'rPh') spoken += 1;
      isText = name === 't' && spoken === 0;
    },
    text: (text) => { if (isText && own.length < LONGEST_TEXT) own += text; },
    close: (name) => {
      isText = false;
      if (name === 'rPh') spoken -= 1;
      if (name !== 'si') return;
      characters += own.length;
      if (characters > MOST_CHARACTERS || texts.length >= MOST_TEXTS) throw new FileFault('The workbook has more text than is read at once; split it, or save it as CSV');
      texts.push(own);
    },
  });
  return texts;
}
