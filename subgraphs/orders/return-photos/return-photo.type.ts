import { Field, Int, ObjectType } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import { DateTime } from '#subgraph-kit/scalars.js';

@ObjectType('ReturnPhoto', { description: 'A photo that a customer sent with a return, without anything it said of where and how it was made.' })
export class ReturnPhotoType {
  @Field(() => Int, { description: 'Its place among the photos of the return, from 1.' })
  place!: number;

  @Field(() => Int, { description: 'Pixels; the longer side has at most 2,560.' })
  width!: number;

  @Field(() => Int, { description: 'Pixels.' })
  height!: number;

  @Field(() => DateTime, { description: 'When it was sent.' })
  createdAt!: string;

  @Field(() => String, { description: 'Where it is shown as JPEG, to whoever has this address, until expiresAt: read the return again for a new one.' })
  url!: string;

  @Field(() => DateTime, { description: 'When the address ends: 15 minutes after it was read.' })
  expiresAt!: string;
}

@internal
@ObjectType('ReturnPhotoBytes', { description: 'The bytes of a photo.' })
export class ReturnPhotoBytesType {
  @Field(() => String, { description: 'As base64.' })
  contentBase64!: string;

  @Field(() => String, { description: 'Its media type.' })
  mediaType!: string;
}
