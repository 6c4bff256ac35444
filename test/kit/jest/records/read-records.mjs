import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { madeAlike } from './made-alike.mjs';

/** What a test file ran: statements of the product, statuses of routes and operations of the graph, each as one line; `seconds` of CPU, and the statements of tests alone. */
const nothing = () => ({ ran: new Set(), asked: new Set(), seconds: 0 });

/** The records in a folder: what each test file ran. */
export function readRecords(folder) {
  const files = new Map();
  for (const name of readdirSync(folder)) readInto(files, readFileSync(join(folder, name), 'utf8'));
  return files;
}

function readInto(files, text) {
  let current = nothing();
  for (const line of text.split('\n')) {
    const [kind = ''] = line.split(' ', 1);
    const rest = line.slice(kind.length + 1);
    if (kind === 'file') {
      current = files.get(rest) ?? nothing();
      files.set(rest, current);
    } else if (kind === 'cpu') {
      current.seconds += Number(rest);
    } else if (kind === 'asked') {
      add(current.asked, 'statement', rest);
    } else if (kind !== '') {
      add(current.ran, kind, rest);
    }
  }
}

function add(lines, kind, text) {
  const alike = kind === 'statement' ? madeAlike(text) : text;
  if (alike !== undefined) lines.add(`${kind} ${alike}`);
}
