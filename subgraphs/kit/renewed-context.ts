import type { GraphQLFieldResolver } from 'graphql';

/** A call's context that {@link renewing} makes anew. */
interface Renewable {
  readonly renew?: () => void;
}

/** The resolvers' context of one call, renewed for each of its mutations, because a mutation may change records that the one before has cached. */
export function renewedContext<Context extends object>(make: () => Context): Context {
  const context: Context = Object.assign(make(), { renew: () => { Object.assign(context, make()); } });
  return context;
}

type Resolve = GraphQLFieldResolver<unknown, unknown>;

/** A mutation's resolver that begins with nothing read; mutations of one operation run one after the other, each with all of its answer. */
export const renewing = (resolve: Resolve): Resolve => (...given) => {
  (given[CONTEXT] as Renewable).renew?.();
  return resolve(...given);
};

const CONTEXT = 2;
