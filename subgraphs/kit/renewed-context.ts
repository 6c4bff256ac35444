import type { GraphQLFieldResolver } from 'graphql';
import type { CallContext } from '#contract/principal.js';
import type { Clock } from '#kernel/clock.js';
import type { Ids } from '#kernel/ids.js';
import { audited, isAudited, type CalledMutation } from './audit/audited.js';
import type { Database } from './database.js';
import { rehearsing } from './rehearsing.js';

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

/**
 * The resolvers' context of one call, renewed for each of its mutations, because a mutation may change records that the one before has cached. A dry run
 * is one of the whole call or of a single mutation: nothing that it writes is committed. What people write is kept in the audit log.
 */
export function renewedContext<Context extends object>(call: CallContext, make: Make<Context>): Context {
  const context: Context = Object.assign(make(call, asItIs), { renew: (mutation: CalledMutation) => { Object.assign(context, forMutation(call, mutation, make)); } });
  return context;
}

function forMutation<Context>(call: CallContext, mutation: CalledMutation, make: Make<Context>): Context {
  if (call.dryRun === true || mutation.input['dryRun'] === true) return make(Object.assign({}, call, { dryRun: true }), withoutCommits);
  return make(call, isAudited(call) ? (deps) => Object.assign({}, deps, { database: audited(deps.database, Object.assign({ call, clock: deps.clock, ids: deps.ids }, mutation)) }) : asItIs);
}

const asItIs = <Deps>(deps: Deps): Deps => deps;

const withoutCommits = <Deps extends Writing>(deps: Deps): Deps => Object.assign({}, deps, { database: rehearsing(deps.database) });

type Resolve = GraphQLFieldResolver<unknown, unknown, Readonly<Record<string, unknown>>>;

/** A mutation's resolver that begins with nothing read; mutations of one operation run one after the other, each with all of its answer. */
export const renewing = (resolve: Resolve, operation: string): Resolve => (...given) => {
  (given[CONTEXT] as Renewable).renew?.({ operation, input: given[ARGUMENTS] });
  return resolve(...given);
};

const [ARGUMENTS, CONTEXT] = [1, 2] as const;
