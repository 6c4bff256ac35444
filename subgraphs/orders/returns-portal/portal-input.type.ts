import { Field, ID, InputType, Int } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import { ReturnMethodEnum, ReturnResolutionEnum } from '../returns/return-enums.type.js';
import type { ReturnMethod, ReturnResolution } from '../returns/return.js';

@internal
@InputType('PortalLookupInput', { description: 'An order as a shopper names it.' })
export class PortalLookupInput {
  @Field(() => String, { description: 'The portal.' })
  slug!: string;

  @Field(() => String, { description: 'Number of the order.' })
  order!: string;

  @Field(() => String, { description: 'Its e-mail address, or the postcode it went to.' })
  verifier!: string;

  @Field(() => String, { nullable: true, description: 'The language that is asked for.' })
  language?: string | null;
}

@internal
@InputType('PortalSessionInput', { description: 'A session as its shopper presents it.' })
export class PortalSessionInput {
  @Field(() => String, { description: 'The portal.' })
  slug!: string;

  @Field(() => String, { description: 'The session.' })
  session!: string;

  @Field(() => [String], { nullable: true, description: 'Codes of the reasons for which the fees of methods are asked; the usual fees without.' })
  reasonCodes?: readonly string[] | null;
}

@internal
@InputType('PortalTokenInput', { description: 'The token of a return.' })
export class PortalTokenInput {
  @Field(() => String, { description: 'The portal.' })
  slug!: string;

  @Field(() => String, { description: 'The token.' })
  token!: string;
}

@internal
@InputType('PortalReturnLineInput', { description: 'Units of a line that a shopper sends back.' })
class PortalReturnLineInput {
  @Field(() => ID, { description: 'The order line.' })
  lineId!: string;

  @Field(() => Int, { description: 'Units.' })
  quantity!: number;

  @Field(() => String, { nullable: true, description: 'Code of the reason.' })
  reason?: string | null;

  @Field(() => String, { nullable: true, description: 'The shopper\'s comment.' })
  comment?: string | null;

  @Field(() => String, { nullable: true, description: 'The barcode of what they want instead.' })
  exchangeBarcode?: string | null;
}

@internal
@InputType('PortalPhotoInput', { description: 'A photo that a shopper sends.' })
class PortalPhotoInput {
  @Field(() => String, { nullable: true, description: 'As the shopper calls it.' })
  filename?: string | null;

  @Field(() => String, { description: 'Its bytes in base64.' })
  contentBase64!: string;
}

@internal
@InputType('CreatePortalReturnInput', { description: 'A return as a shopper asks for it.' })
export class CreatePortalReturnInput {
  @Field(() => String, { description: 'The portal.' })
  slug!: string;

  @Field(() => String, { description: 'The session.' })
  session!: string;

  @Field(() => [PortalReturnLineInput], { description: 'What comes back.' })
  lines!: PortalReturnLineInput[];

  @Field(() => ReturnResolutionEnum, { description: 'What the shopper gets.' })
  resolution!: ReturnResolution;

  @Field(() => ReturnMethodEnum, { description: 'How it travels.' })
  method!: ReturnMethod;

  @Field(() => String, { nullable: true, description: 'Code of the store where it is handed in.' })
  storeCode?: string | null;

  @Field(() => String, { nullable: true, description: 'The shopper\'s note.' })
  note?: string | null;

  @Field(() => [PortalPhotoInput], { nullable: true, description: 'Up to 3.' })
  photos?: PortalPhotoInput[] | null;

  @Field(() => String, { nullable: true, description: 'Names the request: sent again for the same order, it answers the return that it made, whatever else is sent.' })
  requestKey?: string | null;

  @Field(() => String, { nullable: true, description: 'A request with the key of an earlier one of the order answers the return that was made then; one that asks for something else is refused.' })
  idempotencyKey?: string | null;
}
