import { indent } from './indent.js';

/** JSON with a line for each value. The text is read once, character by character, and nothing of it changes but the space between: numbers keep their digits, and a body that was cut stays readable. */
export function prettyJson(text: string): string {
  let written = '';
  let depth = 0;
  let index = 0;
  while (index < text.length) {
    const { taken, shown, deeper } = partAt(text, index, depth);
    written += shown;
    depth += deeper;
    index += taken;
  }
  return written;
}

/** What is written of a part of a text, and where the next one begins. */
interface Part {
  readonly taken: number;
  readonly shown: string;
  /** 1 behind a bracket that opens, -1 behind one that closes. */
  readonly deeper: number;
}

function partAt(text: string, index: number, depth: number): Part {
  const character = text.charAt(index);
  if (character === '"') return asItIs(text.slice(index, endOfString(text, index)));
  if (isSpace(character)) return spaceAt(text, index);
  if ('{['.includes(character)) return openingAt(text, index, depth);
  if ('}]'.includes(character)) return { taken: 1, shown: lineAt(Math.max(depth - 1, 0)) + character, deeper: depth > 0 ? -1 : 0 };
  return { taken: 1, shown: { ',': `,${lineAt(depth)}`, ':': ': ' }[character] ?? character, deeper: 0 };
}

const asItIs = (shown: string): Part => ({ taken: shown.length, shown, deeper: 0 });

/** Space between two words, which JSON never has, stays. */
function spaceAt(text: string, index: number): Part {
  const end = endOfSpace(text, index);
  return { taken: end - index, shown: isPartOfWord(text.charAt(index - 1)) && isPartOfWord(text.charAt(end)) ? ' ' : '', deeper: 0 };
}

/** An empty object or list stays on its line. */
function openingAt(text: string, index: number, depth: number): Part {
  const [character, end] = [text.charAt(index), endOfSpace(text, index + 1)];
  const closing = character === '{' ? '}' : ']';
  if (text.charAt(end) === closing) return { taken: end + 1 - index, shown: character + closing, deeper: 0 };
  return { taken: 1, shown: character + lineAt(depth + 1), deeper: 1 };
}

const lineAt = (depth: number): string => `\n${indent(depth)}`;

function endOfString(text: string, begin: number): number {
  let index = begin + 1;
  while (index < text.length && text.charAt(index) !== '"') index += text.charAt(index) === '\\' ? 2 : 1;
  return index + 1;
}

function endOfSpace(text: string, begin: number): number {
  let index = begin;
  while (isSpace(text.charAt(index))) index += 1;
  return index;
}

const isSpace = (character: string): boolean => character === ' ' || character === '\n' || character === '\r' || character === '\t';

const isPartOfWord = (character: string): boolean => character !== '' && !'{}[],:'.includes(character);
