import { Failure } from '#contract/failure.js';
import { endOfString, MARKS } from './json-text.js';

// Several times the longest list of any interface; such a body is parsed, checked and validated in a few dozen milliseconds.
const MOST_VALUES = 50_000;
/** Ten times the deepest body of any interface: what is made of a body, JSON.stringify among it, walks it recursively and would exhaust the stack. */
const DEEPEST = 100;

const { quote: QUOTE, comma: COMMA } = MARKS;

/** The depth change of each character; a table, because a body has millions of them. */
const STEPS = new Int8Array(128);
STEPS[MARKS.openList] = STEPS[MARKS.openObject] = 1;
STEPS[MARKS.closeList] = STEPS[MARKS.closeObject] = -1;

/** Check a text before it is parsed as JSON: nested too deeply is MALFORMED_BODY, more values than a call may have is TOO_MANY_ITEMS. Reads each character once. */
export function refuseHugeJson(text: string, mostValues = MOST_VALUES): void {
  let [values, depth] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at) - 1;
    else if (code === COMMA) values += 1;
    else depth += STEPS[code] ?? 0;
    if (depth > DEEPEST) throw new Failure('MALFORMED_BODY', 'The body is nested too deeply');
  }
  if (values >= mostValues) throw tooManyValues(mostValues);
}

/** The refusal of a body with more values than a call may have. */
export const tooManyValues = (most = MOST_VALUES): Failure => new Failure('TOO_MANY_ITEMS', `The body has more than ${String(most)} values`);
