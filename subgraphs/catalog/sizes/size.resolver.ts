import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import type { CatalogContext } from '../catalog-context.js';
import { CatalogType, SettingCodeInput } from '../catalogs/catalog.type.js';
import { readSizeAdvice, readSizeWidget } from './read-size-advice.js';
import { removeSizeChart } from './remove-size-chart.js';
import { saveSizeChart } from './save-size-chart.js';
import { SizeAdviceInput, SizeAdviceType, SizeWidgetInput, SizeWidgetType } from './size-advice.type.js';
import { findSizeCharts } from './size-chart.store.js';
import { SaveSizeChartInput, SizeChartType } from './size-chart.type.js';

@Resolver()
export class SizeResolver {
  @Query(() => SizeAdviceType, { description: 'What orders and returns of the last year and size charts tell about the sizes of a product, and the size that a shopper is told.' })
  sizeAdvice(@Arg('input', () => SizeAdviceInput, { description: 'The product.' }) input: SizeAdviceInput, @Ctx() { deps, call }: CatalogContext) {
    return readSizeAdvice(deps, call, input);
  }

  @internal
  @Query(() => SizeWidgetType, { description: 'What a product page of a storefront shows about sizes.' })
  sizeWidget(@Arg('input', () => SizeWidgetInput, { description: 'The page.' }) input: SizeWidgetInput, @Ctx() { deps, call }: CatalogContext) {
    return readSizeWidget(deps, call, input);
  }

  @Mutation(() => SizeChartType, { description: 'Add a size chart, or replace the one of the same code.' })
  saveSizeChart(@Arg('input', () => SaveSizeChartInput, { description: 'The size chart.' }) input: SaveSizeChartInput, @Ctx() { deps, call }: CatalogContext) {
    return saveSizeChart(deps, call, input);
  }

  @Mutation(() => CatalogType, { description: 'Remove a size chart.' })
  removeSizeChart(@Arg('input', () => SettingCodeInput, { description: 'The size chart.' }) input: SettingCodeInput, @Ctx() { deps, call }: CatalogContext) {
    return removeSizeChart(deps, call, input);
  }
}

@Resolver(() => CatalogType)
export class CatalogSizeChartsResolver {
  @FieldResolver(() => [SizeChartType], { description: 'Its size charts, by code.' })
  sizeCharts(@Root() { id }: CatalogType, @Ctx() { deps, call }: CatalogContext) {
    return findSizeCharts(deps.database, call.principal.companyId, id);
  }
}
