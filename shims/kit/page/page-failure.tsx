import type { Failure } from '#contract/failure.js';
import type { Answer } from '../answer.js';
import { cookiesOf } from '../cookies.js';
import type { Refused } from '../exchange.js';
import { failureHeaders } from '../failure-headers.js';
import { queryOf } from '../query.js';
import type { CallHead } from '../route.js';
import type { Brand } from './brand.js';
import { ERROR_WORDS, PAGE_ERRORS, REFERENCE } from './error-words.js';
import { languageOf, type LanguageChoice } from './language.js';
import { Page } from './page.js';
import { answerOfPage } from './render-page.js';

interface FailingPages {
  /** The brand of the page; it may be what could not be read. */
  readonly brand: Brand;
  /** The languages of the page, as far as the query says more of them. */
  readonly languages: (call: Pick<CallHead, 'query'>) => LanguageChoice;
}

/** Answers failures as pages, in the caller's language. */
export const pageFailure = ({ brand, languages }: FailingPages) => (failure: Failure, { requestId, request }: Refused): Answer => {
  const { status, says } = PAGE_ERRORS[failure.code];
  const headers = request?.headers ?? {};
  const asking = { query: queryOf(request?.url ?? ''), headers, cookies: cookiesOf(headers.cookie) };
  const choice = languages(asking);
  const language = languageOf(asking, choice);
  const { title, text } = ERROR_WORDS[language][says];
  const content = says === 'broken' ? <p class="soft small">{REFERENCE[language]}: <code>{requestId}</code></p> : undefined;
  const answer = answerOfPage(new Page({ title, lead: text, content, brand }, { language, languages: choice.languages, query: asking.query }), status);
  return { ...answer, headers: { ...answer.headers, ...failureHeaders(failure) } };
};
