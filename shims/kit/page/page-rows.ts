import type { DocumentNode } from 'graphql';
import { z } from 'zod';
import type { ErrorCode } from '#contract/error-codes.js';
import type { Reply } from '../answer.js';
import type { Declared } from '../declared.js';
import type { Caller, Example, Method, Route, RouteHead, RouteInvocation } from '../route.js';
import { validate } from '../validate.js';
import { FRAME_WORDS, type FrameWords } from './frame-words.js';
import type { Language } from '#contract/languages.js';
import { keptLanguage, languageOf, type LanguageChoice } from './language.js';
import { Page, type PageContent } from './page.js';

/** A page call: the arguments of a route invocation, and the parsed path and query. */
interface PageCall<C extends Caller, P> extends RouteInvocation<C> {
  readonly input: P;
}

/** The same after the operation, with the language of the page. */
export interface PageMapperContext<C extends Caller, P = unknown, D = unknown> extends PageCall<C, P> {
  readonly data: D;
  readonly choice: LanguageChoice;
  readonly language: Language;
  readonly words: FrameWords;
}

/** The common fields of page routes. */
export interface PageHead<C extends Caller, P extends z.ZodObject, D> extends Pick<RouteHead, 'entry' | 'proofs' | 'refusals'> {
  readonly id: string;
  readonly path: string;
  readonly root?: string;
  readonly summary: string;
  readonly description: string;
  /** An example path; with lines of a shell, where the page is described. */
  readonly example: string | Omit<Example, 'answer'>;
  /** Schemas of the path's parameters and of the query. */
  readonly input: P;
  readonly failures?: readonly ErrorCode[];
  readonly declares?: Partial<Declared<C>>;
  /** The operation that reads the page's data. */
  readonly operation?: DocumentNode;
  /** Reads the page's data, before the language is chosen. */
  readonly read: (call: PageCall<C, z.output<P>>) => D | Promise<D>;
  /** The languages; the data and the call may say more of them. */
  readonly languages: LanguageChoice | ((data: D, call: Pick<PageCall<C, z.output<P>>, 'inbound'>) => LanguageChoice);
}

interface PageRow<C extends Caller, P extends z.ZodObject, D> extends PageHead<C, P, D> {
  readonly show: (mapperContext: PageMapperContext<C, z.output<P>, D>) => PageContent | Reply | Promise<PageContent | Reply>;
}

const [OK, GONE] = [200, 410];
const HTML = 'text/html; charset=utf-8';

/** A page without a form. */
export const definePage = <C extends Caller, P extends z.ZodObject, D>({ show, ...head }: PageRow<C, P, D>): Route<C> => pageRoute<C, P, D>(head, 'GET', async (mapperContext) => {
  const shown = await show(mapperContext);
  return 'status' in shown ? shown : pageReply(shown, mapperContext);
});

/** The route of a page. */
export function pageRoute<C extends Caller, P extends z.ZodObject, D>(head: PageHead<C, P, D>, method: Method, run: (mapperContext: PageMapperContext<C, z.output<P>, D>) => Promise<Reply>): Route<C> {
  const { failures = [], example } = head;
  return {
    ...head, method, failures, scope: null, idempotency: 'natural', contentType: HTML, input: z.object({}), answer: z.unknown(), example: { ...(typeof example === 'string' ? { target: example } : example), answer: '' },
    run: async (invocation) => run(await mapperContextOf(head, { ...invocation, input: validate(head.input, invocation.inbound) })),
  };
}

async function mapperContextOf<C extends Caller, P extends z.ZodObject, D>({ read, languages }: PageHead<C, P, D>, call: PageCall<C, z.output<P>>): Promise<PageMapperContext<C, z.output<P>, D>> {
  const data = await read(call);
  const choice = typeof languages === 'function' ? languages(data, call) : languages;
  const language = languageOf(call.inbound, choice);
  return { ...call, data, choice, language, words: FRAME_WORDS[language] };
}

/** For pages without data. */
export const nothingRead = (): undefined => undefined;

/** A page as a reply. */
export function pageReply<C extends Caller>(content: PageContent, { inbound, language, choice }: PageMapperContext<C>): Reply {
  const kept = keptLanguage(inbound, choice);
  return { status: content.isGone === true ? GONE : OK, body: new Page(content, { language, languages: choice.languages, query: inbound.query }), ...(kept !== undefined && { cookies: [kept] }) };
}
