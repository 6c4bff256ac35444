import type { ServerResponse } from 'node:http';
import type { Request, RequestHandler } from 'express';
import { enterLatest } from '#kernel/enter-latest.js';
import type { SubgraphResult } from '#client/subgraph-runner.js';
import { askedText, isRecord } from './asked-text.js';
import type { KnownOperations } from './known-operations.js';
import { MOST_BYTES } from './limit-answers.js';
import { FIELDS_A_WRITTEN_FIELD } from './limit-text.js';
import type { PeopleContext } from './people-context.js';
import type { DirectOperation, PlannedOperation, PlannedOperations } from './planned-operations.js';

/** The media types of an answer as Apollo Server chooses between them. */
const MEDIA_TYPES = ['application/json; charset=utf-8', 'application/graphql-response+json; charset=utf-8', 'application/json; callbackSpec=1.0; charset=utf-8'];

/** The size of an answer is estimated in Apollo Server, at most at four times its bytes; a larger answer than this is left to that. */
const SURELY_ALLOWED_BYTES = MOST_BYTES / 4;

/**
 * Answers operations that Apollo Server has validated before and that are one fetch, with the bytes that it would write: all limits count, nothing is
 * parsed, validated or copied again. Whatever is not an answer without errors goes on to Apollo Server, with the result of the fetch.
 */
export const answerDirectly = (known: KnownOperations): RequestHandler => async (request, response, next) => {
  const asked = askedOf(request, known);
  const cost = asked?.operation.cost(asked.variables);
  const type = acceptedType(request);
  if (!asked || cost === undefined || type === false) {
    next();
    return;
  }
  const context = response.locals['people'] as PeopleContext;
  await context.spend(asked.operation.written * FIELDS_A_WRITTEN_FIELD + cost);
  const fetched = asked.operation.fetch(asked.variables, context.call);
  const body = bodyOf(await fetched.catch(() => undefined));
  if (body) {
    send(response, type, body);
    return;
  }
  response.locals['people'] = { ...context, fetched, spend: () => Promise.resolve() } satisfies PeopleContext;
  next();
};

const accepted = new Map<string, string | false>();
const [MOST_ACCEPTS, LONGEST_ACCEPT] = [50, 200];

/** The media type of the answer; the choice for an Accept header is kept. */
function acceptedType(request: Request): string | false {
  const { accept = '' } = request.headers;
  const known = accepted.get(accept);
  if (known !== undefined) return known;
  const type = request.accepts(MEDIA_TYPES);
  if (accept.length <= LONGEST_ACCEPT) enterLatest(accepted, [accept, type], MOST_ACCEPTS);
  return type;
}

interface Asked {
  readonly operation: DirectOperation;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** The planned operation of a body, in the types that Apollo Server demands of it. */
function askedOf(request: Request, known: KnownOperations): Asked | undefined {
  const body: unknown = request.body;
  if (request.method !== 'POST' || !isRecord(body) || !isRecordOrNothing(body['extensions'])) return undefined;
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
