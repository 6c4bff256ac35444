import type { WorkNote } from '#kernel/work-notes.js';
import { withoutLists } from './without-lists.js';

/** A statement, however often it ran. */
export interface RepeatedStatement {
  readonly text: string;
  readonly times: number;
  readonly rows: number;
  readonly milliseconds: number;
}

/** What an operation did, in milliseconds. */
export interface Summary {
  readonly waited: Readonly<Record<string, number>>;
  /** Transactions that ran again because another was first. */
  readonly retries: number;
  readonly fetches: readonly { readonly subgraph: string; readonly milliseconds: number }[];
  readonly statements: { readonly times: number; readonly milliseconds: number; readonly slowest: readonly RepeatedStatement[] };
}

const MOST_SHOWN = 5;
const MOST_FETCHES = 10;
const [HEAD, TAIL] = [150, 350];
const TENTHS = 10;

/** Add up notes: waits by what was waited for, fetches, and statements by their text, the five that took longest. */
export function summarised(work: readonly WorkNote[]): Summary {
  const of = (kind: WorkNote['kind']) => work.filter((note) => note.kind === kind);
  const waits = new Map<string, number>();
  for (const { text, milliseconds } of of('wait')) waits.set(text, (waits.get(text) ?? 0) + milliseconds);
  const statements = repeated(of('statement'));
  const longest = statements.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, MOST_SHOWN);
  return {
    waited: Object.fromEntries([...waits].map(([text, milliseconds]) => [text, tenths(milliseconds)])),
    retries: of('retry').length,
    fetches: of('fetch').slice(0, MOST_FETCHES).map(({ text, milliseconds }) => ({ subgraph: text, milliseconds: tenths(milliseconds) })),
    statements: {
      times: statements.reduce((sum, { times }) => sum + times, 0), milliseconds: tenths(statements.reduce((sum, { milliseconds }) => sum + milliseconds, 0)),
      slowest: longest.map((one) => ({ ...one, text: shortened(one.text), milliseconds: tenths(one.milliseconds) })),
    },
  };
}

function repeated(statements: readonly WorkNote[]): readonly RepeatedStatement[] {
  const byText = new Map<string, RepeatedStatement>();
  for (const { text: sql, rows, milliseconds } of statements) {
    const text = withoutLists(sql);
    const known = byText.get(text) ?? { text, times: 0, rows: 0, milliseconds: 0 };
    byText.set(text, { text, times: known.times + 1, rows: known.rows + rows, milliseconds: known.milliseconds + milliseconds });
  }
  return [...byText.values()];
}

/** The columns of a long statement say little, what follows them says much. */
const shortened = (text: string): string => (text.length <= HEAD + TAIL ? text : `${text.slice(0, HEAD)} … ${text.slice(-TAIL)}`);

const tenths = (milliseconds: number): number => Math.round(milliseconds * TENTHS) / TENTHS;
