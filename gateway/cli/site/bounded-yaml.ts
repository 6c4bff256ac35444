import { FileProblem } from './file-problem.js';

/** More than anybody writes, and less than what costs the parser seconds: the graph takes 100 levels. */
const MOST = { brackets: 100, columns: 400, dashes: 100, questions: 50 } as const;

const ENDS = new Set([' ', '\t', undefined]);

/** Refuse a YAML text that is nested so deeply that reading it would take forever, in one pass over it. Throws {@link FileProblem} with the line. */
export function requireBoundedYaml(text: string): void {
  let [open, questions] = [0, 0];
  for (const [index, line] of text.split('\n').entries()) {
    const head = headOf(line);
    open = openAfter(line, open);
    questions += head.questions;
    const message = open > MOST.brackets ? `has more than ${String(MOST.brackets)} [ and { that are open at once: write lists and keys on lines of their own` : messageOf(head, questions);
    if (message !== undefined) throw new FileProblem(message, index + 1);
  }
}

function messageOf({ columns, dashes }: Head, questions: number): string | undefined {
  if (columns > MOST.columns) return `begins at column ${String(columns + 1)}: at most ${String(MOST.columns)} spaces stand in front of a line`;
  if (dashes > MOST.dashes) return `has more than ${String(MOST.dashes)} lists within one another`;
  return questions > MOST.questions ? `has more than ${String(MOST.questions)} keys that begin with "? ": write them as key: value` : undefined;
}

/** What stands in front of the first value of a line. */
interface Head {
  readonly columns: number;
  readonly dashes: number;
  readonly questions: number;
}

function headOf(line: string): Head {
  const head = { columns: 0, dashes: 0, questions: 0 };
  for (let at = 0; at < line.length; at += 1) {
    const character = line[at];
    if (character === '-' && ENDS.has(line[at + 1])) head.dashes += 1;
    else if (character === '?' && ENDS.has(line[at + 1])) head.questions += 1;
    else if (character === ' ' || character === '\t') head.columns += 1;
    else return head;
  }
  return { ...head, columns: 0 }; // nothing but spaces
}

/** How many brackets are open behind a line, those in texts included. */
function openAfter(line: string, before: number): number {
  let [open, most] = [before, before];
  for (const character of line) {
    if (character === '[' || character === '{') open += 1;
    else if ((character === ']' || character === '}') && open > 0) open -= 1;
    most = Math.max(most, open);
  }
  return most > MOST.brackets ? most : open;
}
