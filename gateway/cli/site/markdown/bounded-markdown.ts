import { FileProblem } from '../file-problem.js';

/** More than anybody writes, and less than what costs the parser many seconds: its time grows with the square of some of them. */
const MOST = { characters: 200_000, lines: 10_000, columns: 80, levels: 40, markers: 1000, marks: 20_000, marksOfParagraph: 4000, openings: 100, cells: 20_000 } as const;

/** Refuse a Markdown text that is so long or so deeply nested that reading it would take forever, in one pass over it. Throws {@link FileProblem} with the line. */
export function requireBoundedMarkdown(markdown: string): void {
  const lines = markdown.split(/\r\n|\r|\n/);
  if (markdown.length > MOST.characters) throw new FileProblem(`A rich text has at most ${shown(MOST.characters)} characters, and this has ${shown(markdown.length)}: make several of it`, 1);
  if (lines.length > MOST.lines) throw new FileProblem(`A rich text has at most ${shown(MOST.lines)} lines: make several of it`, MOST.lines + 1);
  const total: Counts = { markers: 0, marks: 0, marksOfParagraph: 0, openings: 0, cells: 0 };
  for (const [index, line] of lines.entries()) {
    const head = headOf(line);
    if (line.trim() === '') total.marksOfParagraph = total.openings = 0;
    total.markers += head.levels;
    count(line, total);
    const message = tooDeep(head) ?? tooMany(total);
    if (message !== undefined) throw new FileProblem(message, index + 1);
  }
}

const shown = (count: number): string => count.toLocaleString('en');

interface Counts {
  markers: number;
  marks: number;
  /** Since the last empty line. */
  marksOfParagraph: number;
  /** Of images and HTML, since the last empty line. */
  openings: number;
  cells: number;
}

function tooDeep({ columns, levels }: Head): string | undefined {
  if (levels > MOST.levels) return `At most ${shown(MOST.levels)} quotes and lists stand within one another`;
  return columns > MOST.columns ? `At most ${shown(MOST.columns)} spaces stand in front of a list or a quote` : undefined;
}

function tooMany({ markers, marks, marksOfParagraph, openings, cells }: Counts): string | undefined {
  if (markers > MOST.markers) return `A rich text has at most ${shown(MOST.markers)} lines of lists and quotes: make several of it`;
  if (marksOfParagraph > MOST.marksOfParagraph) return `At most ${shown(MOST.marksOfParagraph)} of * _ ~ [ ] < and \` stand in one paragraph: divide it by empty lines`;
  if (marks > MOST.marks) return `A rich text has at most ${shown(MOST.marks)} of * _ ~ [ ] < and \`: make several of it`;
  if (openings > MOST.openings) return `At most ${shown(MOST.openings)} of ![, <! and <? stand in one paragraph: divide it by empty lines`;
  return cells > MOST.cells ? `A rich text has at most ${shown(MOST.cells)} of |: make several tables of it` : undefined;
}

/** The quotes and lists that begin at the front of a line, and the spaces in front of the last one. */
interface Head {
  readonly levels: number;
  readonly columns: number;
}

const TAB = 4;

function headOf(line: string): Head {
  let [at, spaces, levels, columns] = [0, 0, 0, 0];
  while (at < line.length) {
    const length = markerAt(line, at);
    if (length > 0) [levels, columns] = [levels + 1, spaces];
    else if (line[at] === ' ' || line[at] === '\t') spaces += line[at] === '\t' ? TAB : 1;
    else break;
    at += Math.max(length, 1);
  }
  return { levels, columns };
}

const MARKER = /(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$))/y;

/** The length of a marker of a quote or a list; 0 where there is none. */
function markerAt(line: string, at: number): number {
  MARKER.lastIndex = at;
  return MARKER.exec(line)?.[0].length ?? 0;
}

/** A run of ` is one mark; of the others each character is. */
function count(line: string, total: Counts): void {
  let before = '';
  for (const character of line) {
    const isMark = '*_~[]<'.includes(character) || (character === '`' && before !== '`');
    if (isMark) [total.marks, total.marksOfParagraph] = [total.marks + 1, total.marksOfParagraph + 1];
    else if (character === '|') total.cells += 1;
    if (OPENINGS.has(before + character)) total.openings += 1;
    before = character;
  }
}

const OPENINGS = new Set(['![', '<!', '<?']);
