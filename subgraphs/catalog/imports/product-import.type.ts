import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { internal } from '#subgraph-kit/directives.js';
import { internalEnumType } from '#subgraph-kit/enum-type.js';
import { DateTime, Json } from '#subgraph-kit/scalars.js';
import type { ImportStatus, ImportSummary } from './product-import.js';
import type { ImportResult } from './import-result.store.js';

const ImportStatusEnum = internalEnumType<ImportStatus>('ProductImportStatus', 'How far an import is.', {
  QUEUED: 'Waits for its turn.', PROCESSING: 'Its products are being written.', DONE: 'Ended, and nothing failed.', PARTIAL: 'Ended; some of it failed.', FAILED: 'Ended, and nothing was written.',
});

@internal
@ObjectType('ProductImport', { description: 'Products that a key of the catalog API sent at once, to be written one after the other.' })
export class ProductImportType {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field(() => ImportStatusEnum, { description: 'How far it is.' })
  status!: ImportStatus;

  @Field(() => Int, { description: 'How many products it has.' })
  total!: number;

  @Field(() => Int, { description: 'How many of them have a result.' })
  processed!: number;

  @Field(() => Int, { description: 'How many of these are invalid or failed.' })
  failed!: number;

  @Field(() => DateTime, { description: 'When it was sent.' })
  createdAt!: string;

  @Field(() => DateTime, { nullable: true, description: 'When its first product had its turn; null before.' })
  startedAt!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When it ended; null before.' })
  finishedAt!: string | null;
}

@internal
@ObjectType('ReadProductImport', { description: 'An import with the results there are so far.' })
export class ReadProductImportType extends ProductImportType {
  @Field(() => [Json], { description: 'What became of its products (ItemOutcome of gateway/contract/product-item.ts, with the index).' })
  results!: readonly ImportResult[];

  @Field(() => Json, { description: 'How many products had which result.' })
  summary!: ImportSummary;
}

@internal
@InputType('QueueProductImportInput', { description: 'Products that a key of the catalog API sends at once.' })
export class QueueProductImportInput {
  @Field(() => Json, { description: 'A text with a line of JSON for each: `{item}` (ProductItem of gateway/contract/product-item.ts), or `{errors, sku}` where it is invalid. Within a process it is a LongText.' })
  items!: unknown;

  @Field(() => Int, { description: 'How many.' })
  total!: number;
}

/** Given to the one who works on an import, and handed back with the work. */
@internal
@ObjectType('ProductImportClaim', { description: 'A claim on an import.' })
@InputType('ProductImportClaimInput', { description: 'A claim on an import.' })
export class ProductImportClaimType {
  @Field(() => GraphQLSafeInt, { description: 'The company.' })
  companyId!: number;

  @Field(() => GraphQLSafeInt, { description: 'The catalog.' })
  catalogId!: number;

  @Field(() => ID, { description: 'The import.' })
  id!: string;

  @Field(() => ID, { description: 'Proves the claim.' })
  token!: string;
}

@internal
@ObjectType('ClaimedProductImport', { description: 'An import that the caller may work on until its lease ends.' })
export class ClaimedProductImportType {
  @Field(() => ProductImportClaimType, { description: 'The claim.' })
  claim!: ProductImportClaimType;

  @Field(() => ID, { description: 'The key that sent it.' })
  keyId!: string;
}

@internal
@InputType('RunImportSliceInput', { description: 'A claimed import, and whether its key may still write.' })
export class RunImportSliceInput {
  @Field(() => ProductImportClaimType, { description: 'The claim.' })
  claim!: ProductImportClaimType;

  @Field(() => Boolean, { description: 'Whether its key may still write.' })
  mayWrite!: boolean;
}
