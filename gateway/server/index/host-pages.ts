import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import type { HostName } from '#kernel/config.js';
import { cookiesOf } from '#kit/cookies.js';
import type { Introduced } from '#kit/docs/introduced.js';
import { firstOf, nameOperation, type Handler } from '#kit/handler.js';
import type { Language } from '#contract/languages.js';
import { ANY_LANGUAGE, answerOfPage, keptLanguage, languageOf, Page, pageAssets, prefersHtml, type LanguageChoice, type PageContent } from '#kit/page/pages.js';
import { queryOf } from '#kit/query.js';
import { send } from '#kit/send.js';
import type { Deployment } from '../deployment.js';
import { servedUrls } from '../served-urls.js';
import { demoIn } from './demo-in.js';
import { isFromHere } from './from-here.js';
import { indexJson, type IndexFacts } from './index-facts.js';
import { indexPage, missingPage } from './index-page.js';

/** The pages and documents of a host. */
export interface HostPages {
  /** The index page at `/`, the style sheets, and `/docs` where no surface has it. */
  readonly page: Handler;
  /** The 404 page for browsers; programs get the host's JSON answer. */
  readonly missing: RequestHandler;
}

type Indexed = Pick<Deployment, 'config' | 'readiness' | 'log'>;

/** The pages of a host itself. */
export function hostPages(deployment: Indexed, host: HostName, interfaces: readonly Introduced[]): HostPages {
  const index: Handler = (request, response) => {
    const [path] = (request.url ?? '').split('?', 1);
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    if (path === '/docs') return found(response);
    if (path !== '/') return false;
    nameOperation(response, 'index');
    void factsFor(request, { deployment, host, interfaces }).then((facts) => { answerIndex(request, response, facts); }).catch((error: unknown) => {
      deployment.log.error({ err: error }, 'The index page could not be written');
      response.destroy();
    });
    return true;
  };
  return {
    page: firstOf([pageAssets, index]),
    missing: (request, response, next) => {
      if (prefersHtml(request.headers.accept)) answerPage(request, response, { status: NOT_FOUND, write: missingPage });
      else next();
    },
  };
}

const NOT_FOUND = 404;

/** Each interface has its own documents, and the index page lists them. */
function found(response: ServerResponse): true {
  send(response, { status: 302, headers: { Location: '/#interfaces', 'Cache-Control': 'no-cache' }, body: '' });
  return true;
}

interface IndexedHost extends Pick<IndexFacts, 'host' | 'interfaces'> {
  readonly deployment: Indexed;
}

async function factsFor(request: IncomingMessage, { deployment: { config, readiness, log }, host, interfaces }: IndexedHost): Promise<IndexFacts> {
  const { status } = await readiness.report();
  const demo = isFromHere(request) ? demoIn(config.dataFolder, log) : undefined;
  return { host, interfaces, hosts: servedUrls(config), status, ...(demo && { demo }) };
}

function answerIndex(request: IncomingMessage, response: ServerResponse, facts: IndexFacts): void {
  if (prefersHtml(request.headers.accept)) answerPage(request, response, { status: 200, write: (language) => indexPage(facts, language) });
  else send(response, { status: 200, headers: JSON_HEADERS, body: indexJson(facts) });
}

const LANGUAGES: LanguageChoice = { ...ANY_LANGUAGE, isKept: true };
const VARY = { Vary: 'Accept' };
const JSON_HEADERS = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff', 'Cross-Origin-Resource-Policy': 'same-origin', ...VARY };

function answerPage({ url = '', headers }: IncomingMessage, response: ServerResponse, { status, write }: { readonly status: number; readonly write: (language: Language) => PageContent }): void {
  const query = queryOf(url);
  const language = languageOf({ query, headers, cookies: cookiesOf(headers.cookie) }, LANGUAGES);
  const answer = answerOfPage(new Page(write(language), { language, languages: LANGUAGES.languages, query }), status);
  const kept = keptLanguage({ query }, LANGUAGES);
  send(response, { ...answer, headers: { ...answer.headers, ...VARY }, ...(kept !== undefined && { cookies: [kept] }) });
}
