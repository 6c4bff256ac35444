import type { Called, Part } from './working-day.js';

const [WIDTH, MOST_ENTRIES, LONGEST_TEXT] = [130, 2, 160];

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const HOST = /http:\/\/127\.0\.0\.1:\d+/g;
const TOKEN = /\/track\/[\w.-]+/g;

/** What is another at every run is left out of a page: ids, ports, tokens. */
const stable = (text: string): string => text.replace(UUID, '01a2…').replace(HOST, 'http://127.0.0.1:4001').replace(TOKEN, '/track/…');

/** A value as people read JSON: on one line where it fits, of long lists the first entries, of long texts the beginning. */
function shown(value: unknown, indent = ''): string {
  const short = shortened(value);
  const line = JSON.stringify(short);
  if (indent.length + line.length <= WIDTH || typeof short !== 'object' || short === null) return line;
  const below = `${indent}  `;
  const entries = Array.isArray(short) ? short.map((entry) => below + shown(entry, below)) : Object.entries(short).map(([name, entry]) => `${below}${JSON.stringify(name)}: ${shown(entry, below)}`);
  const [open, close] = Array.isArray(short) ? '[]' : '{}';
  return `${String(open)}\n${entries.join(',\n')}\n${indent}${String(close)}`;
}

function shortened(value: unknown): unknown {
  if (typeof value === 'string') return value.length > LONGEST_TEXT ? `${value.slice(0, LONGEST_TEXT)}…` : value;
  if (Array.isArray(value)) return [...value.slice(0, MOST_ENTRIES).map(shortened), ...(value.length > MOST_ENTRIES ? [`… ${String(value.length - MOST_ENTRIES)} more`] : [])];
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, shortened(entry)])) : value;
}

const INTRODUCTION = `# A day with an assistant

What an assistant called for a merchant on one Saturday, with every tool there is: what was asked, which tool was called with which arguments, and what came back (of long lists the first two entries). It was printed by a run against the product; ids are shortened.
How to connect an assistant, and what it may do: [ai-tools.md](ai-tools.md).
`;

/** The page of a day. */
export function transcript(parts: readonly Part[], called: readonly Called[]): string {
  const left = [...called];
  const sections = parts.map(({ heading, requests }) => [
    `## ${heading}`,
    ...requests.map(({ asks, calls }) => [`**“${asks}”**`, ...calls.map(() => left.shift()).map(callText)].join('\n\n')),
  ].join('\n\n'));
  return `${[INTRODUCTION.trimEnd(), ...sections].join('\n\n')}\n`;
}

function callText(call: Called | undefined): string {
  if (!call) throw new Error('A call of the day was not made');
  return `\`\`\`\n${stable(`${call.tool} ${shown(call.given)}\n\n${shown(call.result)}`)}\n\`\`\``;
}
