import express, { Router, type RequestHandler } from 'express';
import { MOST_BODY_BYTES } from '../http/most-body-bytes.js';
import { once } from '../once.js';
import { admitPeople, type Admission } from './admit-people.js';
import { answerDirectly } from './answer-directly.js';
import type { BegunCalls } from './begin-calls.js';
import { graphiqlPage, type GraphiqlPage } from './graphiql-page.js';
import { keyCalls } from './keyed-call.js';
import type { KnownOperations } from './known-operations.js';
import { limitDepth } from './limit-depth.js';
import { limitText } from './limit-text.js';
import { METADATA, protectedResource } from './protected-resource.js';
import { readUploads, type Uploading } from './uploads.js';

interface PeopleRoutes extends Admission, KnownOperations {
  readonly uploads: Uploading;
  /** Public address of the graph's host. */
  readonly graphqlUrl: string;
  readonly begun: BegunCalls;
  /** Answers subscriptions, and passes everything else on. */
  readonly subscriptions: RequestHandler;
  /** The public schema as text; rejects with FORBIDDEN when nobody may see it. */
  readonly schemaText: () => Promise<string>;
  /** Called when the GraphiQL page was opened: texts without a plan will follow. */
  readonly onPage: () => void;
  /** Apollo Server, which takes a second to load: the first caller waits for it. */
  readonly handler: () => Promise<RequestHandler>;
}

/** /graphql: the GraphiQL page for browsers, operations for people who are signed in or have a staff token; /schema.graphql: the schema they may introspect, as text. */
export function peopleRoutes({ handler, begun, planned, texts, schemaText, onPage, graphqlUrl, uploads, subscriptions, ...admission }: PeopleRoutes): Router {
  const routes = Router();
  routes.get(METADATA, protectedResource({ graphqlUrl, issuer: admission.issuer }));
  routes.get('/graphql', showPage({ page: once(() => graphiqlPage(graphqlUrl, admission.issuer)), onPage }));
  routes.get('/schema.graphql', admitPeople(admission), async (_request, response) => {
    response.set('Cache-Control', 'private, no-cache').type('application/graphql; charset=utf-8').send(await schemaText());
  });
  const read = [admitPeople(admission), readUploads(uploads), express.json({ limit: MOST_BODY_BYTES }), limitDepth, keyCalls(texts)];
  routes.use('/graphql', resume(begun, read), answerDirectly({ planned, texts }), limitText(texts), subscriptions, async (request, response, next) => {
    response.set('Cache-Control', 'no-store');
    await (await handler())(request, response, next);
  });
  return routes;
}

/** Goes on with a call that was begun; another one is admitted and read. */
function resume({ of }: BegunCalls, read: readonly RequestHandler[]): RequestHandler {
  const whole = Router().use(...read);
  return (request, response, next) => {
    const begun = of(request);
    if (!begun) return void whole(request, response, next);
    if ('refusal' in begun) throw begun.refusal;
    response.locals['people'] = begun.context;
    request.body = begun.body;
    next();
  };
}

/** The page is made at the first request. */
const showPage = ({ page, onPage }: { readonly page: () => Promise<GraphiqlPage>; readonly onPage: () => void }): RequestHandler => async (request, response, next) => {
  if (request.accepts(['application/json', 'application/graphql-response+json', 'text/html']) !== 'text/html') {
    next();
    return;
  }
  const { html, gzip, policy } = await page();
  response.set({ 'Content-Security-Policy': policy, 'Cache-Control': 'no-cache', 'Referrer-Policy': 'no-referrer', 'X-Content-Type-Options': 'nosniff' });
  const isCompressed = request.acceptsEncodings('gzip', 'identity') === 'gzip';
  response.vary('Accept').vary('Accept-Encoding').set(isCompressed ? { 'Content-Encoding': 'gzip' } : {});
  response.type('html').send(isCompressed ? gzip : html);
  onPage(); // then: the page is not to wait for it
};
