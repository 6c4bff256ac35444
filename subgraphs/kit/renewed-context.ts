import type { GraphQLFieldResolver } from 'graphql';

/** A call's context that {@link renewingAll} renews. */
interface Renewable {
  readonly renew?: () => void;
}

/** The resolvers' context of one call, renewed for each of its mutations, because a mutation may change records that the one before has cached. */
export function renewedContext<Context extends object>(make: () => Context): Context {
  const context = { ...make(), renew: () => { Object.assign(context, make()); } };
  return context;
}

type Resolve = GraphQLFieldResolver<unknown, unknown>;

/** A mutation's resolver with an empty cache; mutations of one operation run one after the other, each with its whole selection. */
const renewing = (resolve: Resolve): Resolve => (...given) => {
  (given[CONTEXT] as Renewable).renew?.();
  return resolve(...given);
};

const CONTEXT = 2;

/** {@link renewing} resolvers of the mutations by name. */
export const renewingAll = (mutations: object): Record<string, Resolve> =>
  Object.fromEntries(Object.entries(mutations as Record<string, Resolve>).map(([name, resolve]) => [name, renewing(resolve)]));
