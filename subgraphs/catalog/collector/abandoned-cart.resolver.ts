import { Arg, Args, Ctx, Query, Resolver } from 'type-graphql';
import { money } from '#subgraph-kit/money.type.js';
import { PageArgs } from '#subgraph-kit/page-args.type.js';
import type { CatalogContext } from '../catalog-context.js';
import { AbandonedCartConnection, AbandonedCartFilter, type AbandonedCartType } from './abandoned-cart.type.js';
import type { OwnedCart } from './cart.store.js';
import { readAbandonedCarts } from './read-abandoned-carts.js';
import { shownVisitor } from './visitor-hash.js';

@Resolver()
export class AbandonedCartResolver {
  @Query(() => AbandonedCartConnection, { description: 'Carts that were neither bought nor changed for a while, the last changed first.' })
  async abandonedCarts(@Args(() => PageArgs) page: PageArgs, @Ctx() { deps, call }: CatalogContext, @Arg('filter', () => AbandonedCartFilter, { nullable: true, description: 'Filters the list.' }) filter?: AbandonedCartFilter) {
    const found = await readAbandonedCarts(deps, call, { filter, page });
    return found.map((cart) => shownCart(cart, shownVisitor(deps.visitorKey, call.principal.companyId, cart.visitorId)));
  }
}

const shownCart = ({ cart: { token, stage, units, valueMinor, currency, startedAt, changedAt } }: OwnedCart, visitorId: string): AbandonedCartType =>
  ({ token, visitorId, stage, units, value: valueMinor === null || currency === null ? null : money(valueMinor, currency), startedAt, changedAt });
