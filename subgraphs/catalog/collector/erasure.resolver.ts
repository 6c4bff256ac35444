import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { PageArgs } from '#subgraph-kit/page-args.type.js';
import type { CatalogContext } from '../catalog-context.js';
import { eraseOnRequest, listErasures } from './erase-on-request.js';
import { EraseVisitorInput, ErasureConnection, ErasureType } from './erasure.type.js';

@Resolver()
export class ErasureResolver {
  @Query(() => ErasureConnection, { description: 'Visitors who were erased, the last first.' })
  erasures(@Args(() => PageArgs) page: PageArgs, @Ctx() { deps, call }: CatalogContext, @Arg('visitorId', () => ID, { nullable: true, description: 'Only those of this visitor.' }) visitorId?: string) {
    return listErasures(deps, call, { visitorId, page });
  }

  @Mutation(() => [ErasureType], { description: 'Erase what is kept of a visitor, or of all visitors of a customer, as shoppers may ask: events, sessions, carts and the link to the customer, out of the figures too. Returns the proofs; none where nobody is known.' })
  eraseVisitor(@Arg('input', () => EraseVisitorInput, { description: 'Whom.' }) input: EraseVisitorInput, @Ctx() { deps, call }: CatalogContext) {
    return eraseOnRequest(deps, call, input);
  }
}
