import { Field, ID, Int, ObjectType } from 'type-graphql';
import { enumType } from '#subgraph-kit/enum-type.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import type { LabelFormat } from './carrier.js';
import { LabelFormatEnum } from './carrier.type.js';
import { LABEL_CONTENT_TYPES, type Label, type LabelStatus } from './label.js';

const LabelStatusEnum = enumType<LabelStatus>('LabelStatus', 'The state of a label.', { READY: 'It can be printed.', FAILED: 'It could not be made and must be made again.' });

@ObjectType('Label', { description: 'The label of a parcel, made by the platform.' })
export class LabelType {
  @Field(() => ID, { description: 'The label.' })
  id!: string;

  @Field(() => Int, { description: 'The parcel, from 1; 0 is the label for the way back.' })
  parcel!: number;

  @Field(() => LabelStatusEnum, { description: 'Its state.' })
  status!: LabelStatus;

  @Field(() => String, { nullable: true, description: 'The warehouse\'s own id of the parcel.' })
  reference!: string | null;

  @Field(() => Int, { nullable: true, description: 'Weight of the parcel in grams.' })
  weightG!: number | null;

  @Field(() => Int, { nullable: true, description: 'Height of the parcel in millimetres.' })
  heightMm!: number | null;

  @Field(() => Int, { nullable: true, description: 'Width of the parcel in millimetres.' })
  widthMm!: number | null;

  @Field(() => Int, { nullable: true, description: 'Depth of the parcel in millimetres.' })
  depthMm!: number | null;

  @Field(() => String, { nullable: true, description: 'Code of the carrier.' })
  carrierCode!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the carrier.' })
  carrierName!: string | null;

  @Field(() => String, { nullable: true, description: 'Code of the carrier\'s service.' })
  serviceCode!: string | null;

  @Field(() => String, { nullable: true, description: 'The carrier\'s number of the parcel; null when the label failed.' })
  trackingNumber!: string | null;

  @Field(() => String, { nullable: true, description: 'Where the parcel can be followed.' })
  trackingUrl!: string | null;

  @Field(() => LabelFormatEnum, { description: 'What it is written as.' })
  format!: LabelFormat;

  @Field(() => String, { description: 'Media type of its content.' })
  contentType!: string;

  @Field(() => String, { nullable: true, description: 'Why it could not be made, for people.' })
  failureReason!: string | null;

  @Field(() => ID, { nullable: true, description: 'The shipment it left with.' })
  shipmentId!: string | null;

  @Field(() => DateTime, { description: 'When it was made, or failed last.' })
  madeAt!: string;
}

/** A label as the graph shows it. */
export const toLabelType = (label: Label): LabelType => ({ ...label, contentType: LABEL_CONTENT_TYPES[label.format] });
