import type { GraphQLFieldResolver } from 'graphql';
import type { CallContext } from '#contract/principal.js';
import type { Database } from './database.js';
import { rehearsing } from './rehearsing.js';

interface WithDatabase {
  readonly database: Database;
}

/** Makes the resolvers' context of a call; `own` gives it dependencies whose database does what the call asks for. */
type Make<Context> = (call: CallContext, own: <Deps extends WithDatabase>(deps: Deps) => Deps) => Context;

/** A call's context that {@link renewing} makes anew. */
interface Renewable {
  readonly renew?: (dryRun: boolean) => void;
}

/**
 * The resolvers' context of one call, renewed for each of its mutations, because a mutation may change records that the one before has cached. A dry run
 * is one of the whole call or of a single mutation: nothing that it writes is committed.
 */
export function renewedContext<Context extends object>(call: CallContext, make: Make<Context>): Context {
  const context: Context = Object.assign(make(call, asItIs), {
    renew: (dryRun: boolean) => { Object.assign(context, dryRun || call.dryRun === true ? make(Object.assign({}, call, { dryRun: true }), withoutCommits) : make(call, asItIs)); },
  });
  return context;
}

const asItIs = <Deps>(deps: Deps): Deps => deps;

const withoutCommits = <Deps extends WithDatabase>(deps: Deps): Deps => Object.assign({}, deps, { database: rehearsing(deps.database) });

type Resolve = GraphQLFieldResolver<unknown, unknown, Readonly<Record<string, unknown>>>;

/** A mutation's resolver that begins with nothing read; mutations of one operation run one after the other, each with all of its answer. */
export const renewing = (resolve: Resolve): Resolve => (...given) => {
  (given[CONTEXT] as Renewable).renew?.(given[ARGUMENTS]['dryRun'] === true);
  return resolve(...given);
};

const [ARGUMENTS, CONTEXT] = [1, 2] as const;
