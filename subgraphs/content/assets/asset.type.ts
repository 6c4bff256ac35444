import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { connectionType } from '#subgraph-kit/connection.type.js';
import { MOST_COUNTED } from '#subgraph-kit/counted-rows.js';
import { internal } from '#subgraph-kit/directives.js';
import { DateTime, UploadScalar } from '#subgraph-kit/scalars.js';
import { KNOWN_VERSION } from '../versions/require-last.js';

const FOCAL = 'The point that stays visible where it is cut.';

@ObjectType('AltText', { description: 'What an image shows, in a locale.' })
export class AltTextType {
  @Field(() => String, { description: 'The language tag.' })
  locale!: string;

  @Field(() => String, { description: 'What it shows, for those who do not see it.' })
  text!: string;
}

@ObjectType('FocalPoint', { description: FOCAL })
export class FocalPointType {
  @Field(() => Float, { description: 'The share of the width, from 0 (left) to 1.' })
  x!: number;

  @Field(() => Float, { description: 'The share of the height, from 0 (top) to 1.' })
  y!: number;
}

@ObjectType('Asset', { description: 'An image of the company\'s library, which pages and entries of all its sites can show.' })
export class AssetType {
  @Field(() => ID, { description: 'What fields of the type IMAGE and images of rich texts hold as asset.' })
  id!: string;

  @Field(() => String, { description: 'Its file name.' })
  name!: string;

  @Field(() => String, { description: 'Its media type: image/jpeg.' })
  mediaType!: string;

  @Field(() => Int, { description: 'Its size in bytes.' })
  bytes!: number;

  @Field(() => Int, { description: 'Its width in pixels.' })
  width!: number;

  @Field(() => Int, { description: 'Its height in pixels.' })
  height!: number;

  @Field(() => [AltTextType], { description: 'What it shows, by locale; what a value says of itself stands before it.' })
  alts!: AltTextType[];

  @Field(() => FocalPointType, { nullable: true, description: FOCAL })
  focal!: FocalPointType | null;

  @Field(() => Int, { description: 'Counts its changes.' })
  version!: number;

  @Field(() => DateTime, { description: 'When it was uploaded.' })
  createdAt!: string;

  @Field(() => String, { description: 'Who uploaded it.' })
  createdBy!: string;

  @Field(() => DateTime, { description: 'When it last changed.' })
  updatedAt!: string;
}

/** A page of the library. */
export const AssetConnection = connectionType(AssetType, 'Asset', { counted: `How many images are listed in all; null for more than ${MOST_COUNTED.toLocaleString('en')}.` });

@InputType('AltTextInput', { description: 'What an image shows, in a locale.' })
export class AltTextInput {
  @Field(() => String, { description: 'A language tag.' })
  locale!: string;

  @Field(() => String, { description: 'What it shows, at most 500 characters.' })
  text!: string;
}

@InputType('FocalPointInput', { description: FOCAL })
export class FocalPointInput {
  @Field(() => Float, { description: 'The share of the width, from 0 (left) to 1, to six decimals.' })
  x!: number;

  @Field(() => Float, { description: 'The share of the height, from 0 (top) to 1, to six decimals.' })
  y!: number;
}

@InputType('UploadAssetInput', { description: 'An image for the library.' })
export class UploadAssetInput {
  @Field(() => UploadScalar, { nullable: true, description: 'The image as a file of a multipart request: JPEG, PNG, WebP, GIF or AVIF of at most 10 MB and 50 megapixels.' })
  file?: string | null;

  @Field(() => String, { nullable: true, description: 'The image as base64, in place of a file: a call without a file has at most 2 MB, so that it is one of at most 1.5 MB.' })
  contentBase64?: string | null;

  @Field(() => String, { description: 'Its file name, at most 255 characters.' })
  name!: string;

  @Field(() => [AltTextInput], { nullable: true, description: 'What it shows, by locale.' })
  alts?: AltTextInput[] | null;

  @Field(() => FocalPointInput, { nullable: true, description: FOCAL })
  focal?: FocalPointInput | null;
}

@InputType('UpdateAssetInput', { description: 'Changes to what is said of an image; what is absent stays.' })
export class UpdateAssetInput {
  @Field(() => ID, { description: 'The image.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'Another name.' })
  name?: string | null;

  @Field(() => [AltTextInput], { nullable: true, description: 'What it shows, by locale: all of it.' })
  alts?: AltTextInput[] | null;

  @Field(() => FocalPointInput, { nullable: true, description: 'The point that stays visible where it is cut; null for none.' })
  focal?: FocalPointInput | null;

  @Field(() => Int, KNOWN_VERSION)
  version?: number | null;
}

@InputType('DeleteAssetInput', { description: 'An image to delete.' })
export class DeleteAssetInput {
  @Field(() => ID, { description: 'The image.' })
  id!: string;

  @Field(() => Boolean, { nullable: true, description: 'Delete it although pages or entries refer to it; false unless given.' })
  evenIfUsed?: boolean | null;
}

@internal
@ObjectType('AssetMedia', { description: 'The bytes of an image of a library.' })
export class AssetMediaType {
  @Field(() => String, { description: 'As base64.' })
  contentBase64!: string;

  @Field(() => String, { description: 'Its media type.' })
  mediaType!: string;
}
