import { indent } from './indent.js';

interface Token {
  readonly text: string;
  readonly kind: 'close' | 'open' | 'other' | 'text';
}

/** XML with a line for each element; one that holds text alone stays on its line. The text is read once, and a body that was cut stays readable. */
export function prettyXml(xml: string): string {
  const tokens = tokensOf(xml);
  const lines: string[] = [];
  let depth = 0;
  let index = 0;
  while (index < tokens.length) {
    const [token, next, afterNext] = [tokens[index], tokens[index + 1], tokens[index + 2]];
    if (!token) break;
    if (token.kind === 'close') depth = Math.max(depth - 1, 0);
    const whole = wholeOf(token, next, afterNext);
    lines.push(indent(depth) + whole.text);
    if (token.kind === 'open' && whole.taken === 1) depth += 1;
    index += whole.taken;
  }
  return lines.join('\n');
}

/** An element on one line: empty, or with a text. */
function wholeOf(token: Token, next: Token | undefined, afterNext: Token | undefined): { readonly text: string; readonly taken: number } {
  if (token.kind !== 'open' || !next) return { text: token.text, taken: 1 };
  if (next.kind === 'close') return { text: token.text + next.text, taken: 2 };
  return next.kind === 'text' && afterNext?.kind === 'close' ? { text: token.text + next.text + afterNext.text, taken: 3 } : { text: token.text, taken: 1 };
}

function tokensOf(xml: string): readonly Token[] {
  const tokens: Token[] = [];
  let index = 0;
  while (index < xml.length) {
    const end = xml.charAt(index) === '<' ? endOfMarkup(xml, index) : endBefore(xml, '<', index);
    const text = xml.slice(index, end);
    if (text.trim() !== '') tokens.push({ kind: kindOf(text), text: text.startsWith('<') ? text : text.trim() });
    index = end;
  }
  return tokens;
}

function kindOf(text: string): Token['kind'] {
  if (!text.startsWith('<') || text.startsWith('<![CDATA[')) return 'text';
  if (text.startsWith('</')) return 'close';
  return text.startsWith('<?') || text.startsWith('<!') || text.endsWith('/>') ? 'other' : 'open';
}

/** Behind a tag, a comment, or a section of characters. */
function endOfMarkup(xml: string, begin: number): number {
  if (xml.startsWith('<!--', begin)) return endBehind(xml, '-->', begin);
  if (xml.startsWith('<![CDATA[', begin)) return endBehind(xml, ']]>', begin);
  return endOfTag(xml, begin);
}

/** Behind the first > that no quote encloses. */
function endOfTag(xml: string, begin: number): number {
  let quote = '';
  for (let index = begin; index < xml.length; index += 1) {
    const character = xml.charAt(index);
    if (quote !== '') quote = quote === character ? '' : quote;
    else if (character === '>') return index + 1;
    else if (character === '"' || character === "'") quote = character;
  }
  return xml.length;
}

const endBehind = (xml: string, mark: string, begin: number): number => {
  const at = xml.indexOf(mark, begin);
  return at === -1 ? xml.length : at + mark.length;
};

const endBefore = (xml: string, mark: string, begin: number): number => {
  const at = xml.indexOf(mark, begin);
  return at === -1 ? xml.length : at;
};
