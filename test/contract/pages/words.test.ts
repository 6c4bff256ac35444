import { ERROR_WORDS, PAGE_ERRORS, REFERENCE } from '#kit/page/error-words.js';
import { FRAME_WORDS } from '#kit/page/frame-words.js';
import { INDEX_WORDS } from '../../../gateway/server/index/index-words.js';
import { CHECK_WORDS } from '../../../shims/returns/pages/check-words.js';
import { CHOOSE_WORDS } from '../../../shims/returns/pages/choose-words.js';
import { LOOKUP_WORDS } from '../../../shims/returns/pages/lookup-words.js';
import { RETURN_WORDS } from '../../../shims/returns/pages/status-words.js';
import { expectKept } from '../../kit/kept-text.js';

/** One line for each text of a table, under the way to it; a function is called with names for its arguments. */
const textsOf = (value: unknown, at: string): string[] => {
  if (typeof value === 'function') return textsOf((value as (...names: string[]) => unknown)('[1]', '[2]', '[3]'), at);
  if (typeof value !== 'object' || value === null) return [`${at}: ${String(value)}`];
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, `${at}.${name}`));
};

test('what pages answer to each failure, and their words in every language, are as they were', () => {
  const texts = Object.entries({ PAGE_ERRORS, ERROR_WORDS, REFERENCE, FRAME_WORDS, INDEX_WORDS }).flatMap(([name, table]) => textsOf(table, name));
  expectKept('test/contract/pages/golden/words.txt', `${texts.join('\n')}\n`);
});

test('the words of the returns portal in every language are as they were', () => {
  const texts = Object.entries({ LOOKUP_WORDS, CHOOSE_WORDS, CHECK_WORDS, RETURN_WORDS }).flatMap(([name, table]) => textsOf(table, name));
  expectKept('test/contract/pages/golden/returns-words.txt', `${texts.join('\n')}\n`);
});
