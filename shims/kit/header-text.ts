import type { IncomingHttpHeaders } from 'node:http';
import { REDACTED } from './redact.js';

/** Header names in which callers send a secret, also those that are not read. */
const SECRET_NAME = /auth|api-?key|token|secret|passw|credential|cookie|session/;

/** The headers of a call for the call log, as JSON text: values of secrets are replaced, names stay. */
export function requestHeadersText(headers: IncomingHttpHeaders): string {
  const kept: Record<string, unknown> = {};
  for (const name in headers) kept[name] = SECRET_NAME.test(name) || holdsKey(String(headers[name])) ? REDACTED : headers[name];
  return JSON.stringify(kept);
}

const LETTERS_BEFORE = 2;
const CHARACTERS_BEHIND = 32;
const SHORTEST = LETTERS_BEFORE + '_'.length + CHARACTERS_BEHIND;

/** Whether a text contains a key in the platform's format (letters, _ and many characters), in any header. Reads each character once. */
function holdsKey(text: string): boolean {
  if (text.length < SHORTEST || !text.includes('_')) return false;
  let word: Word = START;
  for (const character of text) {
    word = isOfKeys(character) ? longer(word, character) : START;
    if (word.behind >= CHARACTERS_BEHIND) return true;
  }
  return false;
}

/** A run of key characters: the length of the letters at its end, and of the characters after its first prefix, -1 without a prefix. */
interface Word { readonly letters: number; readonly behind: number }

const START: Word = { letters: 0, behind: -1 };

function longer({ letters, behind }: Word, character: string): Word {
  const isPrefix = behind < 0 && character === '_' && letters >= LETTERS_BEFORE;
  return { letters: isLetter(character) ? letters + 1 : 0, behind: isPrefix || behind >= 0 ? behind + 1 : behind };
}

const isLetter = (character: string): boolean => character >= 'a' && character <= 'z';

const isOfKeys = (character: string): boolean =>
  isLetter(character) || (character >= 'A' && character <= 'Z') || (character >= '0' && character <= '9') || '_+/'.includes(character);
