import type { Request, RequestHandler, Response } from 'express';
import { subscribe, type DocumentNode, type ExecutionResult, type GraphQLError } from 'graphql';
import { Failure } from '#contract/failure.js';
import type { ChangeKind } from '#contract/schema.generated.js';
import type { Clock } from '#kernel/clock.js';
import { nameOperation } from '#kit/handler.js';
import { STREAM } from '../http/measure-calls.js';
import { holderOf, nameOf, type Admission } from '../people/admit-people.js';
import { askedText, fieldsOf, isRecord } from '../people/asked-text.js';
import type { OperationTexts } from '../people/operation-texts.js';
import type { PeopleContext } from '../people/people-context.js';
import { complaintsAbout, subscriptionIn, subscriptionSchema } from './asked-subscription.js';
import type { ChangeFeed } from './change-feed.js';
import { kindsFor, type RecordKind } from './change-kinds.js';
import { readPosition } from './change-position.js';
import { changeSubscription, type ChangeSubscription } from './change-subscription.js';
import { tellChanges } from './tell-changes.js';
import type { EndReason, SubscriptionSlots } from './subscription-slots.js';

interface Subscribing {
  readonly admission: Admission;
  readonly texts: OperationTexts;
  readonly feed: ChangeFeed;
  readonly slots: SubscriptionSlots;
  readonly clock: Clock;
}

/** The subscriptions of people to this process. */
export interface PeopleSubscriptions {
  /** Answers subscriptions that may be answered by server-sent events, and passes everything else on. The context of the call is in `response.locals.people`. */
  readonly handler: RequestHandler;
  /** End all of them, and begin none any more: their receivers go on elsewhere, from where they were. */
  readonly stop: () => void;
}

type End = (reason: EndReason) => void;

/** Subscriptions, each checked against its session for as long as it lives. */
export function peopleSubscriptions(parts: Subscribing): PeopleSubscriptions {
  const open = new Set<End>();
  let isStopped = false;
  return {
    handler: async (request, response, next) => {
      const document = asksForEvents(request) ? documentOf(request, parts.texts) : undefined;
      if (!document) {
        next();
        return;
      }
      nameOperation(response, STREAM);
      if (isStopped) throw new Failure('UNAVAILABLE', 'This process stops; subscribe again', { retryAfterSeconds: 1 });
      const complaints = complaintsAbout(document);
      if (complaints.length > 0) refuse(response, complaints);
      else await begin(parts, open, { request, response, document });
    },
    stop: () => {
      isStopped = true;
      for (const end of open) end('stopped');
      parts.feed.stop();
    },
  };
}

const asksForEvents = ({ method, headers: { accept = '' } }: Request): boolean => method === 'POST' && accept.includes('text/event-stream');

function documentOf(request: Request, texts: OperationTexts): DocumentNode | undefined {
  const { operationName } = fieldsOf(request);
  return subscriptionIn(askedText(request, texts) ?? '', typeof operationName === 'string' ? operationName : undefined);
}

const BAD_REQUEST = 400;

function refuse(response: Response, errors: readonly GraphQLError[]): void {
  response.status(BAD_REQUEST).json({ errors: errors.map(({ message, locations }) => ({ message, locations, extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } })) });
}

interface Asked {
  readonly request: Request;
  readonly response: Response;
  readonly document: DocumentNode;
}

async function begin(parts: Subscribing, open: Set<End>, { request, response, document }: Asked): Promise<void> {
  const { call: { principal } } = response.locals['people'] as PeopleContext;
  const release = parts.slots.take(nameOf(principal));
  try {
    const { results, subscription } = await subscribed(parts, { request, response, document });
    if (response.destroyed) release(); // who left meanwhile is not heard to leave again
    else void tellChanges({ response, results, subscription, open, onEnd: release, unfollow: parts.feed.follow(subscription.follower) });
  } catch (error) {
    release();
    throw error;
  }
}

interface Arguments {
  readonly kinds?: readonly ChangeKind[] | null;
  readonly after?: string | null;
}

interface Begun {
  readonly results: AsyncIterable<ExecutionResult>;
  readonly subscription: ChangeSubscription;
}

async function subscribed({ admission, clock }: Subscribing, { request, response, document }: Asked): Promise<Begun> {
  const { call: { principal: { companyId, ...principal }, requestId } } = response.locals['people'] as PeopleContext;
  const begun: ChangeSubscription[] = [];
  const changes = ({ kinds, after }: Arguments): ChangeSubscription['changes'] => {
    const allowed = async (): Promise<ReadonlySet<RecordKind>> => {
      const now = await holderOf(admission, { request, requestId, isAgain: true });
      if (now.companyId !== companyId) throw new Failure('UNAUTHENTICATED', 'The session is of another company now; subscribe again');
      return kindsFor(now, kinds);
    };
    const subscription = changeSubscription({ companyId, kinds: kindsFor({ ...principal, companyId }, kinds), after: after == null ? undefined : readPosition(after), clock, allowed });
    begun.push(subscription);
    return subscription.changes;
  };
  const { variables, operationName } = fieldsOf(request);
  const results = await subscribe({ schema: subscriptionSchema(), document, rootValue: { changes }, ...(isRecord(variables) && { variableValues: variables }), ...(typeof operationName === 'string' && { operationName }) });
  const [subscription] = begun;
  if (!(Symbol.asyncIterator in results)) throw failureIn(results);
  if (!subscription) throw new Error('A subscription has the field changes alone');
  return { results, subscription };
}

/** Why it was not begun: what the field refused, or variables that do not fit. */
const failureIn = ({ errors: [error] = [] }: ExecutionResult): unknown =>
  (error?.originalError instanceof Failure ? error.originalError : new Failure('BAD_INPUT', error?.message ?? 'The subscription was not begun'));
