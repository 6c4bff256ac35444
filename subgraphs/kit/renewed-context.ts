import type { GraphQLFieldResolver } from 'graphql';
import { Failure } from '#contract/failure.js';
import { partOfCommand } from '#contract/part-of-command.js';
import type { CallContext } from '#contract/principal.js';
import type { Clock } from '#kernel/clock.js';
import type { Ids } from '#kernel/ids.js';
import { audited, isAudited, type CalledMutation } from './audit/audited.js';
import type { Database } from './database.js';
import { rehearsal, type Rehearsal } from './rehearsing.js';

interface Writing {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** Makes the resolvers' context of a call; `own` gives it dependencies whose database does what the call asks for. */
type Make<Context> = (call: CallContext, own: <Deps extends Writing>(deps: Deps) => Deps) => Context;

/** A call's context that {@link renewing} makes anew. */
interface Renewable {
  readonly renew?: (mutation: CalledMutation, field: string) => void;
}

/** Of a call's context. */
export interface EndOfCall {
  /** For the end of the call, when all of it is answered: rolls back what its last mutation did, if it was a dry run. */
  readonly end?: (() => Promise<void>) | undefined;
}

/**
 * The resolvers' context of one call, renewed for each of its mutations, because a mutation may change records that the one before has cached. A dry run
 * is one of the whole call or of a single mutation: what it writes is seen by all of its answer, and rolled back when the next mutation begins or the call ends. What people write is
 * kept in the audit log. Each mutation of a call that a person sent with a key is a command of its own, by the name that its answer has.
 */
export function renewedContext<Context extends object>(call: CallContext, make: Make<Context>, { answersKeys = false }: AnsweredKeys = {}): Context & EndOfCall {
  const context: Context & EndOfCall = Object.assign(make(call, asItIs), NOTHING_TO_END, {
    renew: (mutation: CalledMutation, field: string) => {
      void context.end?.();
      if (call.command?.asked && !answersKeys) throw unanswered(mutation);
      const own = call.command?.asked ? partOfCommand(call, field) : call;
      Object.assign(context, NOTHING_TO_END, isDryRun(own, mutation) ? rehearsed(own, make) : forMutation(own, mutation, make));
    },
  });
  return context;
}

interface AnsweredKeys {
  /** Whether all mutations of people here answer a repeated Idempotency-Key with the recorded result, or do the same when they are repeated. */
  readonly answersKeys?: boolean;
}

const unanswered = ({ operation }: CalledMutation): Failure => new Failure('BAD_INPUT', `${operation} does not remember its result by an Idempotency-Key: leave the header out, and look before you repeat it`,
  { 'Idempotency-Key': ['is for mutations of orders, returns, stock, shipping and content, without a file'] });

const NOTHING_TO_END: EndOfCall = { end: undefined };

const isDryRun = (call: CallContext, { input }: CalledMutation): boolean => call.dryRun === true || input['dryRun'] === true;

function rehearsed<Context extends object>(call: CallContext, make: Make<Context>): Context & EndOfCall {
  let begun: Rehearsal | undefined;
  const context = make(Object.assign({}, call, { dryRun: true }), (deps) => {
    begun ??= rehearsal(deps.database, deps.clock);
    return Object.assign({}, deps, { database: begun.database });
  });
  return Object.assign(context, { end: () => begun?.end() ?? Promise.resolve() });
}

const forMutation = <Context>(call: CallContext, mutation: CalledMutation, make: Make<Context>): Context =>
  make(call, isAudited(call) ? (deps) => Object.assign({}, deps, { database: audited(deps.database, Object.assign({ call, clock: deps.clock, ids: deps.ids }, mutation)) }) : asItIs);

const asItIs = <Deps>(deps: Deps): Deps => deps;

type Resolve = GraphQLFieldResolver<unknown, unknown, Readonly<Record<string, unknown>>>;

/** A mutation's resolver that begins with nothing read; mutations of one operation run one after the other, each with all of its answer. */
export const renewing = (resolve: Resolve, operation: string): Resolve => (...given) => {
  (given[CONTEXT] as Renewable).renew?.({ operation, input: given[ARGUMENTS] }, String(given[INFO].path.key));
  return resolve(...given);
};

const [ARGUMENTS, CONTEXT, INFO] = [1, 2, 3] as const;
