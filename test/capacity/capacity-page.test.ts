import { readFileSync } from 'node:fs';
import { KINDS } from './kinds.js';
import { TURNS_AN_ORDER } from './merchant.js';
import { markersOf, PAGE, pageWith, type Found } from './page.js';

const page = readFileSync(PAGE, 'utf8');

/** The first cells of the rows of a table of the page. */
function rowsOf(table: string): readonly string[] {
  const [begin, end] = markersOf(table);
  return page.slice(page.indexOf(begin), page.indexOf(end)).split('\n').flatMap((line) => /^\| (.+?) \|/.exec(line)?.[1] ?? []).slice(1);
}

const names = KINDS.map(({ name }) => name);
const found: Found = { machine: [['Day', '2026-01-02']], one: [], two: [], memory: { idle: 1, most: 2, after: 3, heapIdle: 4, heapMost: 5, heapAfter: 6 }, sizes: [{ name: 'order', bytes: 1234.5, counted: 10 }] };

describe('the capacity page', () => {
  it('has figures of every kind of call that is measured, alone and with two processes', () => {
    expect(rowsOf('calls')).toEqual(names);
    expect(rowsOf('two')).toEqual(names);
  });

  it('has a day, memory and sizes that were measured', () => {
    expect(rowsOf('machine')).toContain('Day');
    expect(rowsOf('memory')).toEqual(['resident', 'heap in use']);
    expect(rowsOf('sizes')).toEqual(expect.arrayContaining(['event', 'collected event', 'webhook delivery with its attempt']));
    expect(page).not.toContain('NaN');
  });

  it('plans its merchants with kinds of call that are measured', () => {
    expect(names).toEqual(expect.arrayContaining(Object.keys(TURNS_AN_ORDER)));
    expect(rowsOf('example')).toEqual(expect.arrayContaining(Object.keys(TURNS_AN_ORDER)));
  });

  it('keeps what is written by hand when a run writes its tables', () => {
    const withoutTables = (text: string): string => text.replaceAll(/(: written by npm run capacity -->)[^]*?(<!-- end)/g, '$1$2');
    const written = pageWith(page, found);
    expect(written).toContain('| order | 1,235 | 10 |');
    expect(withoutTables(written)).toBe(withoutTables(page));
  });
});
