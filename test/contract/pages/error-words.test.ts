import { ERROR_WORDS, PAGE_ERRORS, REFERENCE } from '#kit/page/error-words.js';
import { expectKept } from '../../kit/kept-text.js';

test('what pages answer to each failure, and their words for it in every language, are as they were', () => {
  const answers = Object.entries(PAGE_ERRORS).map(([code, { status, says }]) => `${code} ${String(status)} ${says}`);
  const words = Object.entries(ERROR_WORDS).flatMap(([language, all]) => Object.entries(all).map(([says, { title, text }]) => `${language} ${says}: ${title}. ${text}`));
  expectKept('test/contract/pages/golden/error-words.txt', `${[...answers, ...words, JSON.stringify(REFERENCE)].join('\n')}\n`);
});
