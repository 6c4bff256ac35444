import { COLUMN_WORDS } from './column-words.js';
import type { Table } from './table.js';
import { targetOf, TARGET_WORDS } from './target.js';

/** A mapping as it is proposed, to be edited by the one whose file it is. */
export interface ProposedMapping {
  /** What each column may hold; null for those that nothing was found for. */
  readonly columns: Readonly<Record<string, string | null>>;
  /** The first values of each column. */
  readonly samples: Readonly<Record<string, readonly string[]>>;
  /** What a column can hold. */
  readonly targets: readonly string[];
}

const WORDS: ReadonlyMap<string, string> = new Map(Object.entries(COLUMN_WORDS).flatMap(([target, words]) => words.map((word) => [word, target] as const)));
const [MOST_SAMPLES, LONGEST_SAMPLE, MOST_ROWS] = [3, 60, 50] as const;

/** Propose what the columns of a table hold, by what they are called; each target once. */
export async function proposeMapping({ header, rows }: Table): Promise<ProposedMapping> {
  const taken = new Set<string>();
  const columns = Object.fromEntries(header.filter((name) => name !== '').map((name): [string, string | null] => {
    const word = targetOf(name) ? name : WORDS.get(simple(name));
    if (word === undefined || taken.has(word)) return [name, null];
    taken.add(word);
    return [name, word];
  }));
  return { columns, samples: await samplesOf(header, rows()), targets: TARGET_WORDS };
}

async function samplesOf(header: readonly string[], rows: ReturnType<Table['rows']>): Promise<Readonly<Record<string, readonly string[]>>> {
  const samples = new Map<string, Set<string>>(header.filter((name) => name !== '').map((name) => [name, new Set()]));
  let count = 0;
  for await (const { cells } of rows) {
    header.forEach((name, index) => {
      const [own, cell] = [samples.get(name), cells[index]?.trim()];
      if (own && own.size < MOST_SAMPLES && cell) own.add(cell.slice(0, LONGEST_SAMPLE));
    });
    count += 1;
    if (count >= MOST_ROWS) break;
  }
  return Object.fromEntries([...samples].map(([name, own]) => [name, [...own]]));
}

/** Letters and digits alone, in lower case. */
const simple = (name: string): string => Array.from(name.toLowerCase()).filter((character) => /[\p{L}\p{N}]/u.test(character)).join('');
