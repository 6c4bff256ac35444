import type { DocumentNode } from 'graphql';
import { z } from 'zod';
import type { ErrorCode } from '#contract/error-codes.js';
import type { Reply } from '../answer.js';
import type { Declared } from '../declared.js';
import type { Caller, Method, Route, RouteInvocation } from '../route.js';
import { validate } from '../validate.js';
import { FRAME_WORDS, type FrameWords } from './frame-words.js';
import { keptLanguage, languageOf, type Language, type LanguageChoice } from './language.js';
import { Page, type PageContent } from './page.js';

/** A call of a page: what every row is run with, and the language of the page. */
export interface PageScene<C extends Caller, P = unknown> extends RouteInvocation<C> {
  readonly language: Language;
  readonly words: FrameWords;
  /** What the row's schema made of path and query. */
  readonly input: P;
}

/** What the rows of pages have in common. */
export interface PageHead<C extends Caller, P extends z.ZodObject> {
  readonly id: string;
  readonly path: string;
  readonly root?: string;
  readonly summary: string;
  readonly description: string;
  /** A path that shows it. */
  readonly example: string;
  /** Schemas of the path's parameters and of the query. */
  readonly input: P;
  readonly failures?: readonly ErrorCode[];
  readonly declares?: Partial<Declared<C>>;
  /** What it asks of the graph. */
  readonly operation?: DocumentNode;
  readonly languages: LanguageChoice;
}

interface PageRow<C extends Caller, P extends z.ZodObject> extends PageHead<C, P> {
  readonly show: (scene: PageScene<C, z.output<P>>) => PageContent | Reply | Promise<PageContent | Reply>;
}

const HTML = 'text/html; charset=utf-8';

/** A page that is only read. */
export const definePage = <C extends Caller = Caller, P extends z.ZodObject = z.ZodObject>({ show, ...head }: PageRow<C, P>): Route<C> => pageRoute(head, 'GET', async (scene) => {
  const shown = await show(scene);
  return 'status' in shown ? shown : pageReply(shown, scene, head.languages);
});

/** A row of a page. */
export function pageRoute<C extends Caller, P extends z.ZodObject>(head: PageHead<C, P>, method: Method, run: (scene: PageScene<C, z.output<P>>) => Promise<Reply>): Route<C> {
  const { id, path, root, summary, description, example, failures = [], declares, operation, languages, input } = head;
  return {
    id, method, path, summary, description, failures, scope: null, idempotency: 'natural', contentType: HTML, input: z.object({}), answer: z.unknown(), example: { target: example, answer: '' },
    ...(root !== undefined && { root }), ...(declares && { declares }), ...(operation && { operation }),
    run: async (invocation) => {
      const language = languageOf(invocation.inbound, languages);
      return run({ ...invocation, language, words: FRAME_WORDS[language], input: validate(input, invocation.inbound) });
    },
  };
}

/** The reply that is a page. */
export function pageReply<C extends Caller>(content: PageContent, { inbound, language }: PageScene<C>, choice: LanguageChoice): Reply {
  const kept = keptLanguage(inbound, choice);
  return { status: 200, body: new Page(content, { language, languages: choice.languages, query: inbound.query }), ...(kept !== undefined && { cookies: [kept] }) };
}
