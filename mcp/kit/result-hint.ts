import { unknownCodes, type GivenCode } from './codes-given.js';
import { shortened } from './shortened.js';
import type { ToolRun } from './tool.js';

/** What a tool says of the codes that it was given. */
export interface ToldCodes<I> {
  readonly codes: (input: I) => readonly GivenCode[];
  /** Whatever it answers, or only where nothing was found. */
  readonly when: 'ALWAYS' | 'EMPTY';
}

interface Answered<I> {
  readonly input: I;
  readonly answer: Readonly<Record<string, unknown>>;
  readonly toldCodes: ToldCodes<I> | undefined;
}

/** What a result says beside its records: of one without any what was looked for, and of codes that nothing has those there are. */
export async function resultHint<I extends Readonly<Record<string, unknown>>>({ input, answer, toldCodes }: Answered<I>, run: ToolRun): Promise<{ hint?: string }> {
  const { said } = run.toolContext;
  const isNone = isEmpty(answer);
  const nothing = isNone && input['cursor'] === undefined && answer['hint'] === undefined ? nothingFound(input, said) : undefined;
  const codes = toldCodes && (isNone || toldCodes.when === 'ALWAYS') ? await unknownCodes(toldCodes.codes(input), run) : undefined;
  const hints = [answer['hint'], nothing, codes].filter((hint) => typeof hint === 'string');
  return hints.length === 0 ? {} : { hint: hints.join('. ') };
}

/** Reports of sales have totals, of which there are none. */
function isEmpty({ items, totals, total }: Readonly<Record<string, unknown>>): boolean {
  if (Array.isArray(items)) return items.length === 0;
  return Array.isArray(totals) ? totals.length === 0 : typeof total === 'object' && total !== null && 'promised' in total && total.promised === 0;
}

/** What says how much is shown, and not of what. */
const OF_THE_PAGE: ReadonlySet<string> = new Set(['limit', 'cursor', 'detail', 'kind', 'rank_by', 'group_by', 'days']);

const LONGEST_VALUE = 60;

function nothingFound(input: Readonly<Record<string, unknown>>, said: ToolRun['toolContext']['said']): string {
  const given = Object.entries(input).filter(([name, value]) => value !== undefined && !OF_THE_PAGE.has(name)).map(([name, value]) => `${name}=${shortened(textOf(value), LONGEST_VALUE)}`);
  return given.length === 0 ? said('nothingYet') : said('nothingFound', { given: given.join(', ') });
}

const textOf = (value: unknown): string => (Array.isArray(value) ? value.map(textOf).join(' ') : typeof value === 'string' ? value : JSON.stringify(value));
