import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { internal } from '#subgraph-kit/directives.js';
import { enumType } from '#subgraph-kit/enum-type.js';
import { ProductReferenceInput } from '../products/product-reference.type.js';
import type { SourceStatus } from './image-source.js';

const SourceStatusEnum = enumType<SourceStatus>('ImageSourceStatus', 'What became of the address of an image.', { PENDING: 'It is fetched later.', ADDED: 'It is an image of the product.', FAILED: 'It could not be fetched, or used.' });

@ObjectType('ProductImage', { description: 'A picture of a product, which we serve.' })
export class ProductImageType {
  @Field(() => GraphQLSafeInt, { description: 'Counts from 1 in each company.' })
  id!: number;

  @Field(() => String, { nullable: true, description: 'What it shows, for those who do not see it.' })
  alt!: string | null;

  @Field(() => Int, { description: 'Its place among the images of the product, from 1.' })
  position!: number;

  @Field(() => Int, { description: 'Pixels.' })
  width!: number;

  @Field(() => Int, { description: 'Pixels.' })
  height!: number;

  @Field(() => Int, { description: 'How many bytes it has.' })
  bytes!: number;

  @Field(() => String, { description: 'Its media type: image/jpeg.' })
  mediaType!: string;
}

@ObjectType('ImageSource', { description: 'An address that a system sent for an image of a product, and that is none of its images.' })
export class ImageSourceType {
  @Field(() => String, { description: 'The address.' })
  url!: string;

  @Field(() => SourceStatusEnum, { description: 'What became of it.' })
  status!: SourceStatus;

  @Field(() => String, { nullable: true, description: 'Why it could not be fetched, or used.' })
  problem!: string | null;
}

@InputType('AddProductImageInput', { description: 'An image for products: fetched from a URL, or sent.' })
export class AddProductImageInput {
  @Field(() => [GraphQLSafeInt], { description: '1 to 200 products.' })
  productIds!: number[];

  @Field(() => String, { nullable: true, description: 'Where it is fetched: JPEG, PNG, WebP, GIF or AVIF of at most 10 MB and 50 megapixels, on a public address.' })
  url?: string | null;

  @Field(() => String, { nullable: true, description: 'The image itself, as base64.' })
  contentBase64?: string | null;

  @Field(() => String, { nullable: true, description: 'What it shows, up to 512 characters.' })
  alt?: string | null;

  @Field(() => Int, { nullable: true, description: 'Its place, from 1; behind the others unless given.' })
  position?: number | null;
}

@InputType('ChangeProductImageInput', { description: 'What is said of an image of a product; what is absent stays.' })
export class ChangeProductImageInput {
  @Field(() => GraphQLSafeInt, { description: 'The product.' })
  productId!: number;

  @Field(() => GraphQLSafeInt, { description: 'The image.' })
  imageId!: number;

  @Field(() => String, { nullable: true, description: 'What it shows, up to 512 characters.' })
  alt?: string | null;

  @Field(() => Int, { nullable: true, description: 'Its place, from 1.' })
  position?: number | null;
}

@InputType('RemoveProductImageInput', { description: 'An image of a product.' })
export class RemoveProductImageInput {
  @Field(() => GraphQLSafeInt, { description: 'The product.' })
  productId!: number;

  @Field(() => GraphQLSafeInt, { description: 'The image.' })
  imageId!: number;
}

@InputType('OrderProductImagesInput', { description: 'An order of the images of a product.' })
export class OrderProductImagesInput {
  @Field(() => GraphQLSafeInt, { description: 'The product.' })
  productId!: number;

  @Field(() => [GraphQLSafeInt], { description: 'All its images, in their new order.' })
  imageIds!: number[];
}

@internal
@InputType('AddKeyImageInput', { description: 'An image that a key of the catalog API adds to a product.' })
export class AddKeyImageInput {
  @Field(() => ProductReferenceInput, { description: 'The product.' })
  target!: ProductReferenceInput;

  @Field(() => String, { description: 'Where it is fetched.' })
  url!: string;

  @Field(() => String, { nullable: true, description: 'What it shows.' })
  alt?: string | null;

  @Field(() => Int, { nullable: true, description: 'Its place, from 1.' })
  position?: number | null;
}

@internal
@InputType('ChangeKeyImageInput', { description: 'What a key says of an image of a product.' })
export class ChangeKeyImageInput {
  @Field(() => ProductReferenceInput, { description: 'The product.' })
  target!: ProductReferenceInput;

  @Field(() => GraphQLSafeInt, { description: 'The image.' })
  imageId!: number;

  @Field(() => String, { nullable: true, description: 'What it shows.' })
  alt?: string | null;

  @Field(() => Int, { nullable: true, description: 'Its place, from 1.' })
  position?: number | null;
}

@internal
@InputType('RemoveKeyImageInput', { description: 'An image of a product that a key removes.' })
export class RemoveKeyImageInput {
  @Field(() => ProductReferenceInput, { description: 'The product.' })
  target!: ProductReferenceInput;

  @Field(() => GraphQLSafeInt, { description: 'The image.' })
  imageId!: number;
}

@internal
@InputType('OrderKeyImagesInput', { description: 'An order of the images of a product that a key gives them.' })
export class OrderKeyImagesInput {
  @Field(() => ProductReferenceInput, { description: 'The product.' })
  target!: ProductReferenceInput;

  @Field(() => [GraphQLSafeInt], { description: 'All its images.' })
  imageIds!: number[];
}

@internal
@ObjectType('KeyImageOutcome', { description: 'An image that a key added.' })
export class KeyImageOutcomeType {
  @Field(() => GraphQLSafeInt, { description: 'The product.' })
  productId!: number;

  @Field(() => GraphQLSafeInt, { description: 'The image.' })
  imageId!: number;

  @Field(() => Boolean, { description: 'Whether the product did not have it before.' })
  isNew!: boolean;
}

@internal
@InputType('MediaInput', { description: 'An image by its content.' })
export class MediaInput {
  @Field(() => GraphQLSafeInt, { description: 'The company.' })
  companyId!: number;

  @Field(() => ID, { description: 'Its content.' })
  content!: string;

  @Field(() => Int, { nullable: true, description: 'One of the widths there are; its own unless given.' })
  width?: number | null;

  @Field(() => Boolean, { description: 'Whether the caller takes WebP.' })
  takesWebp!: boolean;
}

@internal
@ObjectType('Media', { description: 'The bytes of an image.' })
export class MediaType {
  @Field(() => String, { description: 'As base64.' })
  contentBase64!: string;

  @Field(() => String, { description: 'Its media type.' })
  mediaType!: string;
}
