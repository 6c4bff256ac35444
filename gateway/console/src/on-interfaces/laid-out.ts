/** The text of an answer with line breaks and indents for people; every other character is as it was sent. */
export function laidOut(text: string, contentType: string): string {
  if (contentType.includes('json')) return laidOutJson(text.match(JSON_TOKENS) ?? []);
  return contentType.includes('xml') ? laidOutXml(xmlTokens(text)) : text;
}

const JSON_TOKENS = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/** Tags, and what is between them. */
function xmlTokens(text: string): readonly string[] {
  const tokens: string[] = [];
  for (let at = 0; at < text.length; at += tokens.at(-1)?.length ?? 1) tokens.push(text.slice(at, endOf(text, at)));
  return tokens;
}

function endOf(text: string, at: number): number {
  const until = text.startsWith(CDATA, at) ? ']]>' : text.startsWith('<', at) ? '>' : '<';
  const end = text.indexOf(until, at + 1);
  if (end === -1) return text.length;
  return until === '<' ? end : end + until.length;
}

const CDATA = '<![CDATA[';

const BEGINS: ReadonlySet<string | undefined> = new Set(['{', '[']);
const ENDS: ReadonlySet<string | undefined> = new Set(['}', ']']);

const line = (depth: number): string => `\n${'  '.repeat(depth)}`;

function laidOutJson(tokens: readonly string[]): string {
  let depth = 0;
  return tokens.map((token, index) => {
    if (BEGINS.has(token)) return ENDS.has(tokens[index + 1]) ? token : `${token}${line(depth += 1)}`;
    if (ENDS.has(token)) return BEGINS.has(tokens[index - 1]) ? token : `${line(depth -= 1)}${token}`;
    if (token === ',') return `,${line(depth)}`;
    return token === ':' ? ': ' : token;
  }).join('');
}

type Kind = 'alone' | 'begin' | 'end' | 'text';

function kindOf(token: string | undefined): Kind {
  if (token === undefined || token.startsWith(CDATA) || !token.startsWith('<')) return 'text';
  if (token.startsWith('</')) return 'end';
  return /^<[?!]|\/>$/.test(token) ? 'alone' : 'begin';
}

/** An element with text alone stays on its line. */
function laidOutXml(tokens: readonly string[]): string {
  let depth = 0;
  return tokens.map((token, index) => {
    const [kind, before] = [kindOf(token), kindOf(tokens[index - 1])];
    if (kind === 'end') {
      depth -= 1;
      return before === 'end' || before === 'alone' ? `${line(depth)}${token}` : token;
    }
    const written = kind === 'text' || before === 'text' ? token : `${line(depth)}${token}`;
    if (kind === 'begin') depth += 1;
    return written;
  }).join('');
}
