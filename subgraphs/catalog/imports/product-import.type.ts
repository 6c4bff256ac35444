import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import type { Permission } from '#contract/permissions.js';
import { internal } from '#subgraph-kit/directives.js';
import { enumType } from '#subgraph-kit/enum-type.js';
import { DateTime, Json } from '#subgraph-kit/scalars.js';
import type { ImportedFile, ImportStatus, ImportSummary } from './product-import.js';
import type { ImportResult } from './import-result.store.js';

const ImportStatusEnum = enumType<ImportStatus>('ProductImportStatus', 'How far an import is.', {
  QUEUED: 'Waits for its turn.', PROCESSING: 'Its products are being written.', DONE: 'Ended, and nothing failed.', PARTIAL: 'Ended; some of it failed.', FAILED: 'Ended, and nothing was written.',
});

@ObjectType('ImportedFile', { description: 'The file of an import.' })
export class ImportedFileType implements ImportedFile {
  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => String, { description: 'What it was recognised as: table of products, export of products from Shopify, JSON.' })
  kind!: string;

  @Field(() => [String], { description: 'The names of its columns that are not read, 50 at most.' })
  leftOut!: string[];
}

@ObjectType('ProductImport', { description: 'Products that a person sent in a file, or a key of the catalog API at once, written one after the other in the background. It is kept for thirty days after its end.' })
export class ProductImportType {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field(() => GraphQLSafeInt, { description: 'The catalog that its products are written to.' })
  catalogId!: number;

  @Field(() => String, { description: 'Who sent it: a person by their address, a key of the catalog API by its name. The products of a person are written with the rights they have at that time.' })
  startedBy!: string;

  @Field(() => ImportedFileType, { nullable: true, description: 'The file it came in; null for what a key sent.' })
  file!: ImportedFile | null;

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
export class ReadProductImportType {
  @Field(() => ProductImportType, { description: 'The import.' })
  import!: ProductImportType;

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

  @Field(() => ID, { nullable: true, description: 'The key that sent it; null where a person did.' })
  keyId!: string | null;

  @Field(() => ID, { nullable: true, description: 'The person who sent it.' })
  userId!: string | null;

  @Field(() => ID, { nullable: true, description: 'The token that sent it.' })
  tokenId!: string | null;
}

@internal
@InputType('RunImportSliceInput', { description: 'A claimed import, and what who sent it may do now.' })
export class RunImportSliceInput {
  @Field(() => ProductImportClaimType, { description: 'The claim.' })
  claim!: ProductImportClaimType;

  @Field(() => Boolean, { description: 'Whether who sent it may still write.' })
  mayWrite!: boolean;

  @Field(() => [String], { nullable: true, description: 'The permissions of a person.' })
  permissions?: Permission[] | null;
}
