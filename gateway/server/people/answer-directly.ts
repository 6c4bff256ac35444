import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, RequestHandler } from 'express';
import { enterLatest } from '#kernel/enter-latest.js';
import type { SubgraphResult } from '#client/subgraph-runner.js';
import { askedText, isRecord, keepNamed, type ReadRequest } from './asked-text.js';
import type { KnownOperations } from './known-operations.js';
import { MOST_BYTES } from './limit-answers.js';
import { FIELDS_A_WRITTEN_FIELD } from './limit-text.js';
import type { PeopleContext } from './people-context.js';
import type { DirectOperation, PlannedOperation, PlannedOperations } from './planned-operations.js';

/** The media types of an answer as Apollo Server chooses between them. */
const MEDIA_TYPES = ['application/json; charset=utf-8', 'application/graphql-response+json; charset=utf-8', 'application/json; callbackSpec=1.0; charset=utf-8'];

/** The size of an answer is estimated in Apollo Server, at most at four times its bytes; a larger answer than this is left to that. */
const SURELY_ALLOWED_BYTES = MOST_BYTES / 4;

/** Answers at once what {@link answerNow} can answer; the rest goes on to Apollo Server. */
export const answerDirectly = (known: KnownOperations): RequestHandler => async (request, response, next) => {
  const context = response.locals['people'] as PeopleContext;
  const type = acceptedType(request);
  const left = context.fetched || type === false ? context : await answerNow({ request, response, type, context }, known);
  if (!left) return;
  response.locals['people'] = left;
  next();
};

/** A call of people whose body was read. */
interface ReadCall {
  readonly request: ReadRequest;
  readonly response: ServerResponse;
  /** The media type of the answer. */
  readonly type: string;
  readonly context: PeopleContext;
}

/**
 * Answer an operation that Apollo Server has validated before and that is one fetch, with the bytes that it would write: all limits count, nothing is
 * parsed, validated or copied again. Answers the context for Apollo Server where there is no answer without errors, with the result of the fetch.
 */
export async function answerNow({ request, response, type, context }: ReadCall, known: KnownOperations): Promise<PeopleContext | undefined> {
  const asked = askedOf(request, known);
  const cost = asked?.operation.cost(asked.variables);
  if (!asked || cost === undefined) return context;
  keepNamed(request, known.texts);
  await context.spend(asked.operation.written * FIELDS_A_WRITTEN_FIELD + cost);
  const fetched = asked.operation.fetch(asked.variables, context.call);
  const body = bodyOf(await fetched.catch(() => undefined));
  if (!body) return { ...context, fetched, spend: () => Promise.resolve() };
  send(response, type, body);
  return undefined;
}

const accepted = new Map<string, string>();
const [MOST_ACCEPTS, LONGEST_ACCEPT] = [50, 200];

/** The media type chosen for an earlier call with this Accept header, if any. */
export const chosenType = ({ headers: { accept = '' } }: IncomingMessage): string | undefined => accepted.get(accept);

/** The media type of the answer; false when none is accepted. */
function acceptedType(request: Request): string | false {
  const { accept = '' } = request.headers;
  const type = chosenType(request) ?? request.accepts(MEDIA_TYPES);
  if (type !== false && accept.length <= LONGEST_ACCEPT) enterLatest(accepted, [accept, type], MOST_ACCEPTS);
  return type;
}

interface Asked {
  readonly operation: DirectOperation;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** The planned operation of a body, in the types that Apollo Server demands of it. */
function askedOf(request: ReadRequest, known: KnownOperations): Asked | undefined {
  const { method, body } = request;
  if (method !== 'POST' || !isRecord(body) || !isRecordOrNothing(body['extensions'])) return undefined;
  const { variables, operationName } = body;
  if (!isRecordOrNothing(variables)) return undefined;
  const operation = plannedOf(askedText(request, known.texts), operationName, known.planned)?.direct;
  return operation && { operation, variables: variables ?? {} };
}

const isRecordOrNothing = (value: unknown): value is Asked['variables'] | null | undefined => value === undefined || value === null || isRecord(value);

function plannedOf(text: string | undefined, name: unknown, planned: PlannedOperations): PlannedOperation | undefined {
  if (text === undefined) return undefined;
  if (name === undefined || name === null) return planned.get(text);
  return typeof name === 'string' && name !== '' ? planned.get(text, name) : undefined;
}

/** An answer with its length in bytes. */
interface Body {
  readonly text: string;
  readonly bytes: number;
}

function bodyOf(result: SubgraphResult | undefined): Body | undefined {
  if (!result?.data || (result.errors ?? []).length > 0) return undefined;
  const text = `${JSON.stringify({ data: result.data })}\n`;
  const bytes = Buffer.byteLength(text);
  return bytes > SURELY_ALLOWED_BYTES ? undefined : { text, bytes };
}

/** Written as text: Node sends that and the headers in one piece. */
function send(response: ServerResponse, type: string, { text, bytes }: Body): void {
  response.setHeader('Cache-Control', 'no-store').setHeader('Content-Type', type).setHeader('Content-Length', bytes).end(text);
}
