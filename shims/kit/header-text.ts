import type { IncomingHttpHeaders } from 'node:http';
import { REDACTED } from './redact.js';

/** What callers name a header in which they show a secret, also where nobody looks for it. */
const SECRET_NAME = /auth|api-?key|token|secret|passw|credential|cookie|session/;

/** The headers of a call for its log, as JSON text: secrets are replaced, only that they were there stays. */
export function requestHeadersText(headers: IncomingHttpHeaders): string {
  const kept: Record<string, unknown> = {};
  for (const name in headers) kept[name] = SECRET_NAME.test(name) || holdsKey(String(headers[name])) ? REDACTED : headers[name];
  return JSON.stringify(kept);
}

const LETTERS_BEFORE = 2;
const CHARACTERS_BEHIND = 32;
const SHORTEST = LETTERS_BEFORE + '_'.length + CHARACTERS_BEHIND;

/** Whether a text holds a key as the platform makes them, letters, _ and many characters, whatever its header is called. Looks at each character once. */
function holdsKey(text: string): boolean {
  if (text.length < SHORTEST || !text.includes('_')) return false;
  let word: Word = START;
  for (const character of text) {
    word = isOfKeys(character) ? longer(word, character) : START;
    if (word.behind >= CHARACTERS_BEHIND) return true;
  }
  return false;
}

/** A run of characters of keys: letters in a row at its end, and characters behind its first prefix, -1 before one. */
interface Word { readonly letters: number; readonly behind: number }

const START: Word = { letters: 0, behind: -1 };

function longer({ letters, behind }: Word, character: string): Word {
  const isPrefix = behind < 0 && character === '_' && letters >= LETTERS_BEFORE;
  return { letters: isLetter(character) ? letters + 1 : 0, behind: isPrefix || behind >= 0 ? behind + 1 : behind };
}

const isLetter = (character: string): boolean => character >= 'a' && character <= 'z';

const isOfKeys = (character: string): boolean =>
  isLetter(character) || (character >= 'A' && character <= 'Z') || (character >= '0' && character <= '9') || '_+/'.includes(character);
