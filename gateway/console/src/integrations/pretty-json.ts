const INDENT = '  ';

/** JSON with a line for each value. The text is read once, character by character, and nothing of it changes but the space between: numbers keep their digits, and a body that was cut stays readable. */
export function prettyJson(text: string): string {
  let written = '';
  let depth = 0;
  let index = 0;
  while (index < text.length) {
    const character = text.charAt(index);
    if (character === '"') {
      const end = endOfString(text, index);
      written += text.slice(index, end);
      index = end;
      continue;
    }
    const closing = closingOf(text, index);
    if (closing > index) written += `${character}${text.charAt(closing)}`;
    else {
      if (character === '{' || character === '[') depth += 1;
      if (character === '}' || character === ']') depth = Math.max(depth - 1, 0);
      written += spaced(character, depth);
    }
    index = Math.max(closing, index) + 1;
  }
  return written;
}

function spaced(character: string, depth: number): string {
  const line = `\n${INDENT.repeat(depth)}`;
  if (character === '{' || character === '[' || character === ',') return character + line;
  if (character === '}' || character === ']') return line + character;
  if (character === ':') return ': ';
  return isSpace(character) ? '' : character;
}

/** Where an empty object or list that begins here ends; -1 for everything else. */
function closingOf(text: string, begin: number): number {
  const closing = { '{': '}', '[': ']' }[text.charAt(begin)];
  let index = begin + 1;
  if (closing === undefined) return -1;
  while (isSpace(text.charAt(index))) index += 1;
  return text.charAt(index) === closing ? index : -1;
}

function endOfString(text: string, begin: number): number {
  let index = begin + 1;
  while (index < text.length && text.charAt(index) !== '"') index += text.charAt(index) === '\\' ? 2 : 1;
  return index + 1;
}

const isSpace = (character: string): boolean => character === ' ' || character === '\n' || character === '\r' || character === '\t';
