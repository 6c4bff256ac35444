import type { DocumentNode } from 'graphql';
import type { z } from 'zod';
import type { Reply } from '../answer.js';
import type { Caller, Inbound, Route } from '../route.js';
import { fieldFlaws } from './field-flaws.js';
import { isFlawed, TOKEN_FIELD, type Flaws, type FormNotice, type FormState, type Typed } from './form-state.js';
import { formSecret, formToken, holdsFormToken } from './form-token.js';
import type { PageContent } from './page.js';
import { pageReply, pageRoute, type PageHead, type PageMapperContext } from './page-rows.js';

/** A valid form that cannot be accepted: it is shown again with the reason and the entered values. */
export class FormRefused extends Error {
  override readonly name = 'FormRefused';

  constructor(readonly refusal: { readonly notice?: FormNotice; readonly flaws?: Flaws; readonly status?: number; readonly headers?: NonNullable<Reply['headers']> }) {
    super('The form was refused');
  }
}

interface FormPage<C extends Caller, P extends z.ZodObject, D, F extends z.ZodObject> extends PageHead<C, P, D> {
  /** The schema of the entered values; an empty field counts as missing. */
  readonly fields: F;
  /** The mutation of the form. */
  readonly sends?: DocumentNode;
  /** Messages of invalid fields, where the default ones do not fit. */
  readonly flaws?: (mapperContext: PageMapperContext<C>) => Flaws;
  /** What a form is answered with that cannot be taken any more, whatever its token says: its session may have ended, to which the token belongs. */
  readonly instead?: (mapperContext: PageMapperContext<C, z.output<P>, D>) => Reply | undefined;
  /** The token of the session it belongs to, if any. */
  readonly session?: (mapperContext: PageMapperContext<C>) => string | undefined;
  /** The page with the form, empty or with the entered values; or a redirect, where there is nothing to fill in. */
  readonly show: (mapperContext: PageMapperContext<C, z.output<P>, D>, state: FormState) => PageContent | Reply | Promise<PageContent | Reply>;
  /** Submit the form; usually redirects to another page. Throws {@link FormRefused} to show it again. */
  readonly take: (mapperContext: PageMapperContext<C, z.output<P>, D>, fields: z.output<F>) => Reply | Promise<Reply>;
}

const UNPROVED = 403;
const FLAWED = 422;

/**
 * A page with a form, and the POST route at the same address. A form without a valid token (sent by another site, or from a page that was
 * open for too long) is refused and shown again with the entered values and a new token; so is a form with flaws.
 */
export function defineForm<C extends Caller, P extends z.ZodObject, D, F extends z.ZodObject>(form: FormPage<C, P, D, F>): readonly [show: Route<C>, take: Route<C>] {
  return [
    pageRoute<C, P, D>({ ...form, id: `${form.id}.show` }, 'GET', (mapperContext) => shown(form, mapperContext)),
    pageRoute<C, P, D>({ ...form, ...(form.sends && { operation: form.sends }), id: `${form.id}.take` }, 'POST', async (mapperContext) => form.instead?.(mapperContext) ?? taken(form, mapperContext)),
  ];
}

async function taken<C extends Caller, P extends z.ZodObject, D, F extends z.ZodObject>(form: FormPage<C, P, D, F>, mapperContext: PageMapperContext<C, z.output<P>, D>): Promise<Reply> {
  const { inbound, arrival, words } = mapperContext;
  const typed = typedOf(inbound.body);
  const { secret } = formSecret(inbound, arrival);
  if (!holdsFormToken(fieldOf(inbound.body, TOKEN_FIELD), secret, useOf(form, mapperContext))) return shown(form, mapperContext, { status: UNPROVED, typed, notice: words.unproved });
  const again: Showing = { status: FLAWED, typed, ...(inbound.files.length > 0 && { notice: { title: words.flaws.title, text: words.flaws.files } }) };
  const parsed = form.fields.safeParse(typed);
  if (!parsed.success) return shown(form, mapperContext, { ...again, flaws: fieldFlaws(parsed.error.issues, words.field, form.flaws?.(mapperContext)) });
  try {
    return await form.take(mapperContext, parsed.data);
  } catch (error) {
    if (!(error instanceof FormRefused)) throw error;
    return shown(form, mapperContext, { ...again, ...error.refusal });
  }
}

interface Showing extends Partial<Omit<FormState, 'token'>> {
  /** That of the page unless given. */
  readonly status?: number;
  readonly headers?: NonNullable<Reply['headers']>;
}

async function shown<C extends Caller, P extends z.ZodObject, D, F extends z.ZodObject>(form: FormPage<C, P, D, F>, mapperContext: PageMapperContext<C, z.output<P>, D>, { typed = {}, flaws = {}, notice, ...answer }: Showing = {}): Promise<Reply> {
  const { secret, cookie } = formSecret(mapperContext.inbound, mapperContext.arrival);
  const state: FormState = { token: formToken(secret, useOf(form, mapperContext)), typed, flaws, ...(notice && { notice }) };
  const content = await form.show(mapperContext, state);
  if ('status' in content) return content;
  const reply = pageReply({ ...content, isFlawed: isFlawed(state) }, mapperContext);
  return withCookie({ ...reply, ...answer }, cookie);
}

const withCookie = (reply: Reply, cookie: string | undefined): Reply => (cookie === undefined ? reply : { ...reply, cookies: [...reply.cookies ?? [], cookie] });

const useOf = <C extends Caller, P extends z.ZodObject, D, F extends z.ZodObject>({ session }: FormPage<C, P, D, F>, mapperContext: PageMapperContext<C>) => ({ path: mapperContext.arrival.path, query: mapperContext.inbound.query, session: session?.(mapperContext) });

/** The entered values, without the token and without empty fields. */
function typedOf(body: Inbound['body']): Typed {
  const fields = typeof body === 'object' && body !== null ? Object.entries(body as Readonly<Record<string, unknown>>) : [];
  return Object.fromEntries(fields.flatMap(([name, value]): [string, string | readonly string[]][] => {
    if (name === TOKEN_FIELD) return [];
    if (Array.isArray(value)) return [[name, value.filter((one): one is string => typeof one === 'string' && one !== '')]];
    return typeof value === 'string' && value.trim() !== '' ? [[name, value]] : [];
  }));
}

const fieldOf = (body: unknown, name: string): unknown => (typeof body === 'object' && body !== null ? (body as Readonly<Record<string, unknown>>)[name] : undefined);
