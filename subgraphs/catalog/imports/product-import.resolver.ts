import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import type { CatalogContext } from '../catalog-context.js';
import { claimProductImport } from './claim-product-import.js';
import { ClaimedProductImportType, ProductImportType, QueueProductImportInput, ReadProductImportType, RunImportSliceInput } from './product-import.type.js';
import { purgeProductImports } from './purge-product-imports.js';
import { queueProductImport } from './queue-product-import.js';
import { readProductImport } from './read-product-import.js';
import { readWaitingImports } from './read-waiting-imports.js';
import { runImportSlice } from './run-import-slice.js';
import { sweepProductImports } from './sweep-product-imports.js';

/** Imports of keys of the catalog API, and what works on them. */
@Resolver()
export class ProductImportResolver {
  @internal
  @Mutation(() => ProductImportType, { description: 'Queue up to 5,000 products to be written one after the other as the calling key writes them.' })
  queueProductImport(@Arg('input', () => QueueProductImportInput, { description: 'The products.' }) input: QueueProductImportInput, @Ctx() { deps, call }: CatalogContext) {
    return queueProductImport(deps, call, input);
  }

  @internal
  @Query(() => ReadProductImportType, { description: 'An import of the calling key with the results there are so far.' })
  keyProductImport(@Arg('id', () => ID, { description: 'The import.' }) id: string, @Ctx() { deps, call }: CatalogContext) {
    return readProductImport(deps, call, id);
  }

  @internal
  @Query(() => DateTime, { nullable: true, description: 'Since when the longest waiting import waits for its turn, for the metrics; null where none does.' })
  importsWaitingSince(@Ctx() { deps, call }: CatalogContext) {
    return readWaitingImports(deps, call);
  }

  @internal
  @Mutation(() => ClaimedProductImportType, { nullable: true, description: 'Claim the import whose turn it is for some of its products; null when there is none.' })
  claimProductImport(@Ctx() { deps, call }: CatalogContext) {
    return claimProductImport(deps, call);
  }

  @internal
  @Mutation(() => Boolean, { description: 'Write the next products of a claimed import and free it for its next turn, or end it. Returns whether the claim still held.' })
  runImportSlice(@Arg('input', () => RunImportSliceInput, { description: 'The import.' }) input: RunImportSliceInput, @Ctx() { deps, call }: CatalogContext) {
    return runImportSlice(deps, call, input);
  }

  @internal
  @Mutation(() => Int, { description: 'Remove imports that ended more than 30 days ago, with their results. Returns how many.' })
  purgeProductImports(@Ctx() { deps, call }: CatalogContext) {
    return purgeProductImports(deps, call);
  }

  @internal
  @Mutation(() => Int, { description: 'Delete stored products of imports that do not exist or have ended. Returns how many files.' })
  sweepProductImports(@Ctx() { deps, call }: CatalogContext) {
    return sweepProductImports(deps, call);
  }
}
