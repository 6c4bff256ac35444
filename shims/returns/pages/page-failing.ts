import type { Failure } from '#contract/failure.js';
import type { Answer } from '#kit/answer.js';
import type { Refused } from '#kit/exchange.js';
import { ANY_LANGUAGE, pageAnswer, pageFailure, prefersHtml, seeOther } from '#kit/page/pages.js';
import { queryOf } from '#kit/query.js';
import { returnsFailure } from '../errors.js';
import { ROOTS } from '../paths.js';
import { choiceOf } from './choice.js';
import { lookupAgain } from './session-over.js';

const asPage = pageFailure({ brand: { name: 'Portico' }, languages: () => ({ ...ANY_LANGUAGE, isKept: true }) });

const isPage = ({ path, request }: Refused): boolean => (path === ROOTS.page || path.startsWith(`${ROOTS.page}/`)) && prefersHtml(request?.headers.accept ?? 'text/html');

/** A failure as shoppers see it on the pages, and as programs read it. A session that ended before a form was read leads back to the first page. */
export function portalFailure(failure: Failure, call: Refused): Answer {
  if (!isPage(call)) return returnsFailure(failure);
  const [, , slug] = call.path.split('/');
  return failure.code === 'UNAUTHENTICATED' && slug !== undefined ? pageAnswer(seeOther(lookupAgain(slug, choiceOf(queryOf(call.request?.url ?? ''))))) : asPage(failure, call);
}
