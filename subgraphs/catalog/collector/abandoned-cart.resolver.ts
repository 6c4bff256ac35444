import { Arg, Args, Ctx, Query, Resolver } from 'type-graphql';
import { money } from '#subgraph-kit/money.type.js';
import { PageArgs } from '#subgraph-kit/page-args.type.js';
import type { CatalogContext } from '../catalog-context.js';
import { AbandonedCartConnection, AbandonedCartFilter, AbandonedCartTotalType, type AbandonedCartType } from './abandoned-cart.type.js';
import type { AbandonedTotal, OwnedCart } from './cart.store.js';
import { readAbandonedCarts, readAbandonedTotals } from './read-abandoned-carts.js';
import { shownVisitor } from './visitor-hash.js';

@Resolver()
export class AbandonedCartResolver {
  @Query(() => AbandonedCartConnection, { description: 'Carts that were neither bought nor changed for a while, the last changed first.' })
  async abandonedCarts(@Args(() => PageArgs) page: PageArgs, @Ctx() { deps, call }: CatalogContext, @Arg('filter', () => AbandonedCartFilter, { nullable: true, description: 'Filters the list.' }) filter?: AbandonedCartFilter) {
    const found = await readAbandonedCarts(deps, call, { filter, page });
    return found.map((cart) => shownCart(cart, shownVisitor(deps.visitorKey, call.principal.companyId, cart.visitorId)));
  }

  @Query(() => [AbandonedCartTotalType], { description: 'How many abandoned carts there are and what they come to: one row for each currency, and one for carts of which no value is known.' })
  async abandonedCartTotals(@Ctx() { deps, call }: CatalogContext, @Arg('filter', () => AbandonedCartFilter, { nullable: true, description: 'The filter of the list.' }) filter?: AbandonedCartFilter) {
    return (await readAbandonedTotals(deps, call, filter)).map(shownTotal);
  }
}

const shownTotal = ({ carts, units, currency, valueMinor }: AbandonedTotal): AbandonedCartTotalType =>
  ({ carts, units, value: currency === null ? null : money(Math.min(valueMinor, Number.MAX_SAFE_INTEGER), currency) }); // whatever strangers report

const shownCart = ({ cart: { token, stage, units, valueMinor, currency, startedAt, changedAt } }: OwnedCart, visitorId: string): AbandonedCartType =>
  ({ token, visitorId, stage, units, value: valueMinor === null || currency === null ? null : money(valueMinor, currency), startedAt, changedAt });
