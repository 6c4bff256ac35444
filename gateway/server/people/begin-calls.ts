import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Failure } from '#contract/failure.js';
import { readBody } from '#kit/body/read-body.js';
import type { Handler } from '#kit/handler.js';
import { MOST_BODY_BYTES } from '../http/most-body-bytes.js';
import { admit, type Admission } from './admit-people.js';
import { answerNow, chosenType } from './answer-directly.js';
import { keyedCall } from './keyed-call.js';
import type { KnownOperations } from './known-operations.js';
import { refuseDeep } from './limit-depth.js';
import type { PeopleContext } from './people-context.js';

/** How far a call has come that goes on to the routes: admitted and its body read, or refused. */
type Begun = { readonly context: PeopleContext; readonly body: unknown } | { readonly refusal: unknown };

/** Calls begun before the routes of their host. */
export interface BegunCalls {
  /** Answers plain calls of /graphql, and passes on those that it cannot answer. */
  readonly begin: (routes: RequestListener) => Handler;
  readonly of: (request: IncomingMessage) => Begun | undefined;
}

const PLAIN_TYPES: ReadonlySet<string> = new Set(['application/json', 'application/json; charset=utf-8', 'application/json;charset=utf-8']);

/**
 * Begins calls of people without Express, which takes a fifth of a short one: POST of JSON as clients send it. What only Apollo Server can answer goes on to
 * the routes with what is known of it, and so do refusals; calls in other forms go there at once.
 */
export function begunCalls({ admission, known }: { admission: Admission; known: KnownOperations }): BegunCalls {
  const begun = new WeakMap<IncomingMessage, Begun>();
  const started = async (request: IncomingMessage, response: ServerResponse): Promise<Begun | undefined> => {
    const admitted = await admit(admission, request, response);
    const body = parsed(await readBody(request, MOST_BODY_BYTES));
    refuseDeep({ method: 'POST', url: '', body });
    const context = keyedCall(admitted, { request, body, texts: known.texts });
    const type = chosenType(request);
    const left = type === undefined ? context : await answerNow({ request: { method: 'POST', body }, response, type, context }, known);
    return left && { context: left, body };
  };
  return {
    begin: (routes) => (request, response) => {
      if (!isPlain(request)) return false;
      void started(request, response).catch((refusal: unknown) => ({ refusal })).then((left) => {
        if (!left) return;
        begun.set(request, left);
        routes(request, response);
      });
      return true;
    },
    of: (request) => begun.get(request),
  };
}

/** A POST of JSON in UTF-8, with its length and not compressed. */
const isPlain = ({ method, url, headers }: IncomingMessage): boolean =>
  method === 'POST' && url === '/graphql' && headers['content-encoding'] === undefined && Number(headers['content-length']) > 0
  && PLAIN_TYPES.has(headers['content-type']?.toLowerCase() ?? '');

const BYTE_ORDER_MARK = '\uFEFF';

/** JSON of an object or a list, as the body parser of the routes takes it. */
function parsed(bytes: Buffer): unknown {
  const text = bytes.toString();
  try {
    const body: unknown = JSON.parse(text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text);
    if (typeof body === 'object' && body !== null) return body;
  } catch {
    // refused below
  }
  throw new Failure('MALFORMED_BODY', 'The body cannot be read as JSON');
}
