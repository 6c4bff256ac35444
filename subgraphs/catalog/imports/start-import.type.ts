import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import type { ItemStatus } from '#contract/product-item.js';
import { connectionType } from '#subgraph-kit/connection.type.js';
import { enumType } from '#subgraph-kit/enum-type.js';
import { Json, UploadScalar } from '#subgraph-kit/scalars.js';
import type { ImportRemark } from './import-remarks.js';
import { ProductImportType } from './product-import.type.js';

/** The graph's enum of what becomes of a product of an import. */
export const ResultStatusEnum = enumType<ItemStatus>('ProductImportResultStatus', 'What became of a product of an import.', {
  CREATED: 'A product was made.', UPDATED: 'The product is as the import says.', PARTIAL: 'Some variants, or their stock, could not be written; the errors say why.', SKIPPED: 'What owns its fields left nothing to write; the notes say what.',
  FAILED: 'Nothing could be written; the errors say why.', INVALID: 'Not written because of wrong values; the errors say which.',
});

@InputType('StartImportInput', { description: 'A file of products.' })
export class StartImportInput {
  @Field(() => UploadScalar, { description: 'The file: .csv, .tsv, .xlsx, .json or .ndjson, up to 64 MB and 100,000 products.' })
  file!: string;

  @Field(() => GraphQLSafeInt, { nullable: true, description: 'The catalog that its products are written to; the company\'s first one unless given.' })
  catalogId?: number | null;

  @Field(() => Json, { nullable: true, description: 'What columns hold that are not known: {"columns": {"Name": "title", "Internal": null}}. The refusal of a file with such columns proposes one.' })
  mapping?: unknown;
}

@ObjectType('ProductImportRemark', { description: 'Something that was said of a product of an import.' })
export class ImportRemarkType implements ImportRemark {
  @Field(() => Int, { nullable: true, description: 'The row of the file, as spreadsheets number it; null for what a key sent.' })
  row!: number | null;

  @Field(() => String, { nullable: true, description: 'SKU of the variant, or of the product.' })
  sku!: string | null;

  @Field(() => String, { nullable: true, description: 'The field: the column as the file has it, or by its name in the catalog API; null for the whole product.' })
  field!: string | null;

  @Field(() => String, { description: 'What was said.' })
  message!: string;
}

@ObjectType('ProductImportResult', { description: 'A product of an import, and what became of it.' })
export class ImportResultType {
  @Field(() => Int, { description: 'Its place in the import, from 0.' })
  index!: number;

  @Field(() => Int, { nullable: true, description: 'Its first row in the file, as spreadsheets number it; null for what a key sent.' })
  row?: number | null;

  @Field(() => String, { nullable: true, description: 'Its SKU.' })
  sku!: string | null;

  @Field(() => ResultStatusEnum, { description: 'What became of it.' })
  status!: ItemStatus;

  @Field(() => GraphQLSafeInt, { nullable: true, description: 'The product; null where there is none.' })
  productId!: number | null;
}

/** A page of the products of an import. */
export const ImportResultConnection = connectionType(ImportResultType, 'ProductImportResult');

/** A page of imports. */
export const ProductImportConnection = connectionType(ProductImportType, 'ProductImport');

@ObjectType('ProductImportSummary', { description: 'How many products of an import had which result so far.' })
export class ImportSummaryType {
  @Field(() => Int, { description: 'Made.' })
  created!: number;

  @Field(() => Int, { description: 'As the import says.' })
  updated!: number;

  @Field(() => Int, { description: 'Written but for some variants or stock.' })
  partial!: number;

  @Field(() => Int, { description: 'Left as they were, because something owns their fields.' })
  skipped!: number;

  @Field(() => Int, { description: 'Refused.' })
  failed!: number;

  @Field(() => Int, { description: 'Not written because of wrong values.' })
  invalid!: number;
}
