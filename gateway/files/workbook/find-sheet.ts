import { FileFault } from '../file-fault.js';
import { readXml } from './xml-events.js';
import type { ZipEntries } from './zip-entries.js';

const [BOOK, RELATIONS, MOST_BYTES] = ['xl/workbook.xml', 'xl/_rels/workbook.xml.rels', 5 * 1_048_576] as const;

/** Where the first visible sheet of a workbook is, and how it counts days. */
export async function findSheet(zip: ZipEntries): Promise<{ readonly sheet: string; readonly since1904: boolean }> {
  if (!zip.has(BOOK) || !zip.has(RELATIONS)) throw new FileFault('The file is no .xlsx workbook; save it as one, or as CSV');
  const found: { relation?: string | undefined; since1904: boolean } = { since1904: false };
  const targets = new Map<string, string>();
  await readXml(zip.read(BOOK, MOST_BYTES), {
    open: (name, attributes) => {
      if (name === 'workbookPr') found.since1904 = ['1', 'true'].includes(attributes['date1904'] ?? '');
      if (name === 'sheet' && (attributes['state'] ?? 'visible') === 'visible') found.relation ??= attributes['r:id'] ?? relationIn(attributes);
    },
  });
  await readXml(zip.read(RELATIONS, MOST_BYTES), { open: (name, { Id, Target }) => { if (name === 'Relationship' && Id !== undefined && Target !== undefined) targets.set(Id, Target); } });
  const target = targets.get(found.relation ?? '');
  if (target === undefined) throw new FileFault('The workbook has no visible sheet');
  return { sheet: target.startsWith('/') ? target.slice(1) : `xl/${target}`, since1904: found.since1904 };
}

/** The prefix of relations is the writer's own. */
const relationIn = (attributes: Readonly<Record<string, string>>): string | undefined => Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1];
