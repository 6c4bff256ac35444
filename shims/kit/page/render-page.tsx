import { renderToString } from 'preact-render-to-string';
import type { Answer, Reply } from '../answer.js';
import { jsonAnswer } from '../json-answer.js';
import { Frame } from './frame.js';
import { Page } from './page.js';
import { pageHeaders } from './page-policy.js';

/** A page as an answer: its HTML and its headers. */
export function answerOfPage(page: Page, status = 200): Answer {
  const { policy = {}, brand, scripts = [] } = page.content;
  const headers = pageHeaders({ ...policy, images: [...policy.images ?? [], brand.logoUrl], hasScripts: scripts.length > 0 });
  return { status, headers: { ...headers, 'Content-Language': page.language.language }, body: `<!doctype html>\n${renderToString(<Frame page={page} />)}\n` };
}

/** A reply of a surface with pages: a page, a redirect, or any other through {@link jsonAnswer}. */
export function pageAnswer(reply: Reply): Answer {
  const { status, body, headers, cookies } = reply;
  const head = cookies && { cookies };
  if (body instanceof Page) {
    const answer = answerOfPage(body, status);
    return { ...answer, headers: { ...headers, ...answer.headers }, ...head };
  }
  return body === undefined ? { status, headers: { ...headers }, body: '', ...head } : jsonAnswer(reply);
}

const SEE_OTHER = 303;

/** Redirects to another page, which is then read with GET. */
export const seeOther = (location: string): Reply => ({ status: SEE_OTHER, headers: { Location: location }, body: undefined });
