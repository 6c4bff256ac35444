import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import type { OrdersContext } from '../orders-context.js';
import { countFigures } from './count-figures.js';
import { CountFiguresInput } from './count-figures.type.js';
import { PromiseFiguresInput, PromiseFiguresType, SalesFiguresInput, SalesFiguresType, toSalesFigures } from './figures.type.js';
import { ProductFiguresInput, ProductFiguresType, ReturnReasonsInput, ReturnReasonsType, StockCoverInput, StockCoverType, toProductFigures, toReturnReasons } from './product-figures.type.js';
import { readProductFigures, readReturnReasons } from './read-product-figures.js';
import { readPromiseFigures } from './read-promise-figures.js';
import { readSalesFigures } from './read-sales-figures.js';
import { readStockCover } from './read-stock-cover.js';

/** Figures of sales, items, returns, stock and promises, counted every minute. */
@Resolver()
export class FiguresResolver {
  @Query(() => SalesFiguresType, { description: 'What was sold on some days.' })
  async salesFigures(@Arg('input', () => SalesFiguresInput, { description: 'Which sales, and what they are counted by.' }) input: SalesFiguresInput, @Ctx() { deps, call }: OrdersContext): Promise<SalesFiguresType> {
    return toSalesFigures(await readSalesFigures(deps, call, input));
  }

  @Query(() => ProductFiguresType, { description: 'The items that were sold on some days, ranked.' })
  async productFigures(@Arg('input', () => ProductFiguresInput, { description: 'Which items, and what they are ranked by.' }) input: ProductFiguresInput, @Ctx() { deps, call }: OrdersContext): Promise<ProductFiguresType> {
    return toProductFigures(await readProductFigures(deps, call, input));
  }

  @Query(() => ReturnReasonsType, { description: 'Why what was sold on some days came back.' })
  async returnReasons(@Arg('input', () => ReturnReasonsInput, { description: 'Of which sales.' }) input: ReturnReasonsInput, @Ctx() { deps, call }: OrdersContext): Promise<ReturnReasonsType> {
    return toReturnReasons(await readReturnReasons(deps, call, input));
  }

  @Query(() => StockCoverType, { description: 'For how long the stock of what sells lasts.' })
  stockCover(@Arg('input', () => StockCoverInput, { description: 'Of which items, and by the sales of which days.' }) input: StockCoverInput, @Ctx() { deps, call }: OrdersContext) {
    return readStockCover(deps, call, input);
  }

  @Query(() => PromiseFiguresType, { description: 'How many promises of some days were kept, from figures that are counted every minute: of longer times than keptPromises.' })
  promiseFigures(@Arg('input', () => PromiseFiguresInput, { description: 'Which promises, and what they are counted by.' }) input: PromiseFiguresInput, @Ctx() { deps, call }: OrdersContext) {
    return readPromiseFigures(deps, call, input);
  }

  @internal
  @Mutation(() => Int, { description: 'Count what changed of the figures of some companies; answers in how many of them there is more to count.' })
  countFigures(@Arg('input', () => CountFiguresInput, { description: 'The companies.' }) { companies }: CountFiguresInput, @Ctx() { deps, call }: OrdersContext): Promise<number> {
    return countFigures(deps, call, companies);
  }
}
