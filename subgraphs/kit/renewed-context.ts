import type { GraphQLFieldResolver } from 'graphql';
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
  readonly renew?: (mutation: CalledMutation) => void;
}

/** Of a call's context. */
export interface EndOfCall {
  /** For the end of the call, when all of it is answered: rolls back what its last mutation did, if it was a dry run. */
  readonly end?: (() => Promise<void>) | undefined;
}

/**
 * The resolvers' context of one call, renewed for each of its mutations, because a mutation may change records that the one before has cached. A dry run
 * is one of the whole call or of a single mutation: what it writes is seen by all of its answer, and rolled back when the next mutation begins or the call ends. What people write is
 * kept in the audit log.
 */
export function renewedContext<Context extends object>(call: CallContext, make: Make<Context>): Context & EndOfCall {
  const context: Context & EndOfCall = Object.assign(make(call, asItIs), NOTHING_TO_END, {
    renew: (mutation: CalledMutation) => {
      void context.end?.();
      Object.assign(context, NOTHING_TO_END, isDryRun(call, mutation) ? rehearsed(call, make) : forMutation(call, mutation, make));
    },
  });
  return context;
}

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
  (given[CONTEXT] as Renewable).renew?.({ operation, input: given[ARGUMENTS] });
  return resolve(...given);
};

const [ARGUMENTS, CONTEXT] = [1, 2] as const;
