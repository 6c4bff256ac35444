import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import type { ItemStatus, NoteKind, ProductItem, RehearsedStock } from '#contract/product-item.js';
import { internal } from '#subgraph-kit/directives.js';
import { internalEnumType } from '#subgraph-kit/enum-type.js';
import { DateTime, Json } from '#subgraph-kit/scalars.js';
import type { StockSet } from '#subgraph-kit/subgraph.js';
import { ProductReferenceInput } from '../products/product-reference.type.js';
import type { StockProblem } from './write-stock.js';

const ItemStatusEnum = internalEnumType<ItemStatus>('ProductItemStatus', 'What became of an item.', {
  CREATED: 'A product was made.', UPDATED: 'The product is as the item says.', PARTIAL: 'Some variants, or their stock, could not be written.', SKIPPED: 'The field rule left nothing to write.',
  FAILED: 'Nothing could be written.', INVALID: 'Not written because of wrong input.',
});

const NoteKindEnum = internalEnumType<NoteKind>('ProductItemNoteKind', 'Why a field was not written although it was sent.', {
  KEPT: 'A key keeps the product to itself, and the writer is a person.', RULE: 'The field rule of the key.', OWNED: 'A connected system owns the field.', SKU_CHANGE: 'A SKU changes only through PATCH.', UNKNOWN_FIELD: 'The interface has no such field.',
  IMAGES_WAIT: 'Images are fetched and added later.', IMAGE_FAILED: 'An image could not be fetched from its address, or used.', NO_WEIGHT: 'A unit came without a weight.', SALE_ENDED: 'The reduced price that was there is not below the new price, and ended.',
  OWN_TEXT: 'The text of the default locale came beside the product\'s own, which was taken.',
  PRICE_OF_PERIOD: 'A price of a period holds in the list now or later; the one that was sent holds outside it.',
  HTML_CUT: 'What could act in a page was taken out of its HTML.', MORE: 'It stands for further notes.',
});

const StockStatusEnum = internalEnumType<StockSet['status']>('StockEntryStatus', 'What became of a stock entry.', { UPDATED: 'Written.', UNCHANGED: 'It was so already.', FAILED: 'Not written; the errors say why.' });

const StockProblemEnum = internalEnumType<StockProblem>('StockEntryProblem', 'Why a stock entry was not written.', {
  UNKNOWN_VARIANT: 'No variant has the SKU or id, or they name two.', OWNED: 'A connected system owns the stock of the product.', OTHER_QUANTITY: 'The quantity is not the expected one.',
  LOCATION: 'There is no such location, or it is not active.', OTHER: 'Anything else; the errors say it.',
});

@internal
@ObjectType('ProductItemError', { description: 'Why a part of an item was not written.' })
export class ItemErrorType {
  @Field(() => String, { nullable: true, description: 'The field, by its name in the catalog API.' })
  field!: string | null;

  @Field(() => String, { nullable: true, description: 'SKU of the variant; null for the product\'s own.' })
  variantSku!: string | null;

  @Field(() => String, { description: 'The reason.' })
  message!: string;
}

@internal
@ObjectType('ProductItemNote', { description: 'A field that was not written although it was sent.' })
export class ItemNoteType {
  @Field(() => String, { description: 'The field, by its name in the catalog API.' })
  field!: string;

  @Field(() => String, { nullable: true, description: 'SKU of the variant; null for the product\'s own.' })
  variantSku!: string | null;

  @Field(() => NoteKindEnum, { description: 'Why.' })
  kind!: NoteKind;

  @Field(() => String, { nullable: true, description: 'The connected system that owns the field.' })
  owner!: string | null;

  @Field(() => Int, { nullable: true, description: 'Of MORE: how many further notes there are.' })
  count?: number;

  @Field(() => String, { nullable: true, description: 'Of IMAGE_FAILED: the address and the reason.' })
  detail?: string;
}

@internal
@ObjectType('RehearsedStock', { description: 'The stock of a variant at a location as a dry run would set it.' })
class RehearsedStockType implements RehearsedStock {
  @Field(() => String, { description: 'SKU of the variant.' })
  variantSku!: string;

  @Field(() => String, { description: 'Code of the location.' })
  locationCode!: string;

  @Field(() => GraphQLSafeInt, { description: 'What sales channels may sell.' })
  available!: number;

  @Field(() => GraphQLSafeInt, { description: 'What is there.' })
  onHand!: number;
}

@internal
@ObjectType('ProductItemOutcome', { description: 'What became of an item.' })
export class ItemOutcomeType {
  @Field(() => ItemStatusEnum, { description: 'The result.' })
  status!: ItemStatus;

  @Field(() => GraphQLSafeInt, { nullable: true, description: 'The product; null where there is none.' })
  productId!: number | null;

  @Field(() => String, { nullable: true, description: 'SKU of the product, or the one that was sent.' })
  sku!: string | null;

  @Field(() => [ItemErrorType], { description: 'What was not written because of wrong input or a conflict.' })
  errors!: ItemErrorType[];

  @Field(() => [ItemNoteType], { description: 'What was left alone.' })
  notes!: ItemNoteType[];

  @Field(() => [RehearsedStockType], { nullable: true, description: 'Of a dry run alone, the stock that it would set; the stock that is read beside it is what there is.' })
  rehearsedStock?: readonly RehearsedStockType[];
}

@internal
@ObjectType('VariantOutcome', { description: 'What became of the write of one variant.' })
export class VariantOutcomeType extends ItemOutcomeType {
  @Field(() => String, { description: 'SKU of the variant.' })
  variantSku!: string;
}

@internal
@ObjectType('StockEntryResult', { description: 'What became of a stock entry.' })
export class StockResultType {
  @Field(() => Int, { description: 'Place of the entry, from 0.' })
  index!: number;

  @Field(() => ID, { nullable: true, description: 'The variant; null where there is none.' })
  variantId!: string | null;

  @Field(() => String, { nullable: true, description: 'SKU of the variant, or the one that was sent.' })
  sku!: string | null;

  @Field(() => String, { description: 'The location as it was sent.' })
  location!: string;

  @Field(() => StockStatusEnum, { description: 'The result.' })
  status!: StockSet['status'];

  @Field(() => [String], { description: 'Why it was not written.' })
  errors!: string[];

  @Field(() => StockProblemEnum, { nullable: true, description: 'The same for programs; null where it was written.' })
  reason!: StockProblem | null;

  @Field(() => GraphQLSafeInt, { nullable: true, description: 'What sales channels may sell now; null where that is not known.' })
  available!: number | null;

  @Field(() => String, { nullable: true, description: 'The connected system that owns the stock of the product.' })
  owner!: string | null;
}

@internal
@ObjectType('DeletedProduct', { description: 'A product that was moved to the trash.' })
export class DeletedProductType {
  @Field(() => GraphQLSafeInt, { description: 'Its id.' })
  id!: number;

  @Field(() => String, { nullable: true, description: 'Its SKU.' })
  sku!: string | null;

  @Field(() => DateTime, { description: 'When.' })
  updatedAt!: string;
}

@internal
@InputType('WriteProductsInput', { description: 'Products that a key of the catalog API writes.' })
export class WriteProductsInput {
  @Field(() => [Json], { description: '1 to 100 items (gateway/contract/product-item.ts).' })
  items!: ProductItem[];

  @Field(() => Boolean, { nullable: true, description: 'Refuse the write where a field must keep its value.' })
  isStrict?: boolean | null;
}

@internal
@InputType('WriteVariantInput', { description: 'A variant that a key adds to a product, or changes.' })
export class WriteVariantInput {
  @Field(() => ProductReferenceInput, { description: 'The product.' })
  target!: ProductReferenceInput;

  @Field(() => String, { nullable: true, description: 'Id or SKU of the variant that is changed; one is added without it.' })
  variant?: string | null;

  @Field(() => Json, { description: 'Its fields (VariantItem of gateway/contract/product-item.ts).' })
  fields!: Record<string, unknown>;

  @Field(() => [String], { nullable: true, description: 'Fields that the interface does not know.' })
  ignored?: string[] | null;
}

@internal
@InputType('RemoveVariantInput', { description: 'A variant to remove from its product.' })
export class RemoveVariantInput {
  @Field(() => ProductReferenceInput, { description: 'The product.' })
  target!: ProductReferenceInput;

  @Field(() => String, { description: 'Id or SKU of the variant.' })
  variant!: string;
}

@internal
@InputType('StockEntryInput', { description: 'Available units of a variant at a location.' })
export class StockEntryInput {
  @Field(() => String, { nullable: true, description: 'SKU of the variant; where its id is given too, both must name the same.' })
  sku?: string | null;

  @Field(() => ID, { nullable: true, description: 'Id of the variant.' })
  variantId?: string | null;

  @Field(() => String, { description: 'Code of the location.' })
  location!: string;

  @Field(() => Int, { description: 'The available units.' })
  available!: number;

  @Field(() => Int, { nullable: true, description: 'Written only while this is the quantity.' })
  expectedAvailable?: number;
}

@internal
@InputType('WriteStockInput', { description: 'Stock that a key writes.' })
export class WriteStockInput {
  @Field(() => [StockEntryInput], { description: '1 to 500 entries.' })
  entries!: StockEntryInput[];
}

@internal
@InputType('WriteVariantStockInput', { description: 'Stock of one variant.' })
export class WriteVariantStockInput {
  @Field(() => ProductReferenceInput, { description: 'The product.' })
  target!: ProductReferenceInput;

  @Field(() => String, { description: 'Id or SKU of the variant.' })
  variant!: string;

  @Field(() => [StockEntryInput], { description: '1 to 500 entries, each with a location.' })
  entries!: StockEntryInput[];

  @Field(() => [String], { nullable: true, description: 'Fields that the interface does not know.' })
  ignored?: string[] | null;
}
