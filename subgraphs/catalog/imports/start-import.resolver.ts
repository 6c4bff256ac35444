import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { ItemStatus } from '#contract/product-item.js';
import { PageArgs } from '#subgraph-kit/page-args.type.js';
import type { CatalogContext } from '../catalog-context.js';
import { ProductType } from '../products/product.type.js';
import { errorsOf, notesOf } from './import-remarks.js';
import type { ImportResult } from './import-result.store.js';
import { listImportResults, summarizeImport } from './list-import-results.js';
import { listImports, readImport } from './list-imports.js';
import { ProductImportType } from './product-import.type.js';
import { startImport } from './start-import.js';
import { ImportRemarkType, ImportResultConnection, ImportResultType, ImportSummaryType, ProductImportConnection, ResultStatusEnum, StartImportInput } from './start-import.type.js';

@Resolver(() => ProductImportType)
export class StartImportResolver {
  @Mutation(() => ProductImportType, { description: 'Import the products of a file, which is sent with the operation (GraphQL multipart request specification), each as saveProducts writes it. A dry run answers what would become of the first 1,000 products.' })
  startImport(@Arg('input', () => StartImportInput, { description: 'The file.' }) input: StartImportInput, @Ctx() { deps, call }: CatalogContext) {
    return startImport(deps, call, input);
  }

  @Query(() => ProductImportType, { description: 'An import of products.' })
  productImport(@Arg('id', () => ID, { description: 'The import.' }) id: string, @Ctx() { deps, call }: CatalogContext) {
    return readImport(deps, call, id);
  }

  @Query(() => ProductImportConnection, { description: 'The imports of products of people and keys, newest first.' })
  productImports(@Args(() => PageArgs) page: PageArgs, @Ctx() { deps, call }: CatalogContext) {
    return listImports(deps, call, page);
  }

  @FieldResolver(() => ImportSummaryType, { description: 'How many products had which result so far.' })
  async summary(@Root() root: ProductImportType, @Ctx() { deps, call }: CatalogContext) {
    const { CREATED: created, UPDATED: updated, PARTIAL: partial, SKIPPED: skipped, FAILED: failed, INVALID: invalid } = await summarizeImport(deps, call, root);
    return { created, updated, partial, skipped, failed, invalid };
  }

  @FieldResolver(() => ImportResultConnection, { description: 'What became of its products so far, in their order; of a dry run the first page.' })
  results(
    @Root() root: ProductImportType, @Args(() => PageArgs) page: PageArgs,
    @Arg('statuses', () => [ResultStatusEnum], { nullable: true, description: 'Only those with one of these results: [PARTIAL, SKIPPED, FAILED, INVALID] are those that were not written whole.' }) statuses: ItemStatus[] | null, @Ctx() { deps, call }: CatalogContext,
  ) {
    return listImportResults(deps, call, { of: root, statuses, page });
  }
}

@Resolver(() => ImportResultType)
export class ImportResultResolver {
  @FieldResolver(() => [ImportRemarkType], { description: 'Why it, or some of it, was not written.' })
  errors(@Root() result: ImportResultType) {
    return errorsOf(result as ImportResultType & ImportResult);
  }

  @FieldResolver(() => [ImportRemarkType], { description: 'Fields that were left as they were, and why; images that are still to be fetched.' })
  notes(@Root() result: ImportResultType) {
    return notesOf(result as ImportResultType & ImportResult);
  }

  @FieldResolver(() => ProductType, { nullable: true, description: 'The product as it is now; null where there is none.' })
  async product(@Root() { productId }: ImportResultType, @Ctx() { loaders }: CatalogContext) {
    return productId === null ? null : await loaders.product(String(productId)) ?? null;
  }
}
