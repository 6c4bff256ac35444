import type { DocumentNode } from 'graphql';
import { z } from 'zod';
import type { ErrorCode } from '#contract/error-codes.js';
import type { Reply } from '../answer.js';
import type { Declared } from '../declared.js';
import type { Caller, Method, Route, RouteInvocation } from '../route.js';
import { validate } from '../validate.js';
import { FRAME_WORDS, type FrameWords } from './frame-words.js';
import type { Language } from '#contract/languages.js';
import { keptLanguage, languageOf, type LanguageChoice } from './language.js';
import { Page, type PageContent } from './page.js';

/** A call of a page: what every row is run with, and what the row's schema made of path and query. */
interface PageCall<C extends Caller, P> extends RouteInvocation<C> {
  readonly input: P;
}

/** The same, once what the page is about was read: with the language of the page. */
export interface PageMapperContext<C extends Caller, P = unknown, D = unknown> extends PageCall<C, P> {
  readonly data: D;
  readonly choice: LanguageChoice;
  readonly language: Language;
  readonly words: FrameWords;
}

/** What the rows of pages have in common. */
export interface PageHead<C extends Caller, P extends z.ZodObject, D> {
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
  /** What reading asks of the graph. */
  readonly operation?: DocumentNode;
  /** What the page is about: read before anything is said, in whichever language. */
  readonly read: (call: PageCall<C, z.output<P>>) => D | Promise<D>;
  /** The languages there are; what was read may narrow them. */
  readonly languages: LanguageChoice | ((data: D) => LanguageChoice);
}

interface PageRow<C extends Caller, P extends z.ZodObject, D> extends PageHead<C, P, D> {
  readonly show: (mapperContext: PageMapperContext<C, z.output<P>, D>) => PageContent | Reply | Promise<PageContent | Reply>;
}

const HTML = 'text/html; charset=utf-8';

/** A page that is only read. */
export const definePage = <C extends Caller, P extends z.ZodObject, D>({ show, ...head }: PageRow<C, P, D>): Route<C> => pageRoute<C, P, D>(head, 'GET', async (mapperContext) => {
  const shown = await show(mapperContext);
  return 'status' in shown ? shown : pageReply(shown, mapperContext);
});

/** A row of a page. */
export function pageRoute<C extends Caller, P extends z.ZodObject, D>(head: PageHead<C, P, D>, method: Method, run: (mapperContext: PageMapperContext<C, z.output<P>, D>) => Promise<Reply>): Route<C> {
  const { id, path, root, summary, description, example, failures = [], declares, operation, input } = head;
  return {
    id, method, path, summary, description, failures, scope: null, idempotency: 'natural', contentType: HTML, input: z.object({}), answer: z.unknown(), example: { target: example, answer: '' },
    ...(root !== undefined && { root }), ...(declares && { declares }), ...(operation && { operation }),
    run: async (invocation) => run(await mapperContextOf(head, { ...invocation, input: validate(input, invocation.inbound) })),
  };
}

async function mapperContextOf<C extends Caller, P extends z.ZodObject, D>({ read, languages }: PageHead<C, P, D>, call: PageCall<C, z.output<P>>): Promise<PageMapperContext<C, z.output<P>, D>> {
  const data = await read(call);
  const choice = typeof languages === 'function' ? languages(data) : languages;
  const language = languageOf(call.inbound, choice);
  return { ...call, data, choice, language, words: FRAME_WORDS[language] };
}

/** For pages that are about nothing that has to be read. */
export const nothingRead = (): undefined => undefined;

/** The reply that is a page. */
export function pageReply<C extends Caller>(content: PageContent, { inbound, language, choice }: PageMapperContext<C>): Reply {
  const kept = keptLanguage(inbound, choice);
  return { status: 200, body: new Page(content, { language, languages: choice.languages, query: inbound.query }), ...(kept !== undefined && { cookies: [kept] }) };
}
