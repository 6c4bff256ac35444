import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { canonicalJson } from '#kernel/canonical-json.js';
import { sha256 } from '#kernel/crypto.js';
import { unclaimedCommand, type Principal } from '#contract/principal.js';
import { idempotencyKey } from '#kit/idempotency-key.js';
import { askedText, isRecord } from './asked-text.js';
import type { OperationTexts } from './operation-texts.js';
import type { PeopleContext } from './people-context.js';

interface KeyedRequest {
  readonly request: Pick<IncomingMessage, 'headers'>;
  readonly body: unknown;
  readonly texts: OperationTexts;
}

/**
 * The context of a call that was sent with an Idempotency-Key: a command, which runs once for the person (or service token) and the key. There is no claim as for
 * calls of interfaces: two calls at once both run, and the one that commits later gets the result of the other.
 */
export function keyedCall(context: PeopleContext, { request, body, texts }: KeyedRequest): PeopleContext {
  const key = idempotencyKey(request.headers);
  if (key === undefined) return context;
  const id = sha256(`graphql ${callerOf(context.call.principal)} ${key}`);
  return { ...context, call: { ...context.call, command: { ...unclaimedCommand(id), asked: { id, fingerprint: fingerprint(body, texts) } } } };
}

/** Makes keyed calls commands once their body was read. */
export const keyCalls = (texts: OperationTexts): RequestHandler => (request, response, next) => {
  response.locals['people'] = keyedCall(response.locals['people'] as PeopleContext, { request, body: request.body, texts });
  next();
};

const callerOf = ({ companyId, userId, tokenId, actor }: Principal): string => `${String(companyId)} ${userId ?? tokenId ?? actor}`;

/** What is asked for, however it is written: a text and its hash are the same. */
function fingerprint(body: unknown, texts: OperationTexts): string {
  const { query, variables, operationName } = isRecord(body) ? body : {};
  return sha256(canonicalJson([askedText({ method: 'POST', url: '', body }, texts) ?? query ?? null, operationName ?? null, variables ?? null]));
}
