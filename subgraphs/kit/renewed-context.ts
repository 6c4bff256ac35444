import type { GraphQLFieldResolver } from 'graphql';

/** A call's context that {@link renewing} makes anew. */
interface Renewable {
  readonly renew?: () => void;
}

/** What resolvers see for one call, made anew for each mutation of it: what one read and remembered the next may change. */
export function renewedContext<Context extends object>(make: () => Context): Context {
  const context = { ...make(), renew: () => { Object.assign(context, make()); } };
  return context;
}

type Resolve = GraphQLFieldResolver<unknown, unknown>;

/** A mutation's resolver that begins with nothing read; mutations of one operation run one after the other, each with all of its answer. */
export const renewing = (resolve: Resolve): Resolve => (...given) => {
  (given[CONTEXT] as Renewable).renew?.();
  return resolve(...given);
};

const CONTEXT = 2;
