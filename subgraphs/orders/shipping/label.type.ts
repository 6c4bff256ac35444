import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { enumType } from '#subgraph-kit/enum-type.js';
import { internal } from '#subgraph-kit/directives.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import type { LabelFormat } from './carrier.js';
import { LabelFormatEnum } from './carrier.type.js';
import { LABEL_CONTENT_TYPES, type Label, type LabelStatus } from './label.js';
import type { PrintedLabel } from './label.store.js';

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

  /** What is printed, where it is not kept (a dry run); no field of its own. */
  content?: Buffer | null;
}

@internal
@InputType('LabelParcelInput', { description: 'A parcel that wants a label; the first of a list is parcel 1.' })
class LabelParcelInput {
  @Field(() => Int, { nullable: true, description: 'Which parcel it is, 1 to 10, or 0 for the way back; its place in the list unless given.' })
  parcel?: number | null;

  @Field(() => String, { nullable: true, description: 'The warehouse\'s own id of the parcel.' })
  reference?: string | null;

  @Field(() => String, { nullable: true, description: 'Not used: the number is the label\'s.' })
  trackingNumber?: string | null;

  @Field(() => Int, { nullable: true, description: 'Weight in grams.' })
  weightG?: number | null;

  @Field(() => Int, { nullable: true, description: 'Height in millimetres.' })
  heightMm?: number | null;

  @Field(() => Int, { nullable: true, description: 'Width in millimetres.' })
  widthMm?: number | null;

  @Field(() => Int, { nullable: true, description: 'Depth in millimetres.' })
  depthMm?: number | null;
}

@internal
@InputType('MakeWarehouseLabelsInput', { description: 'Parcels of an order that want labels.' })
export class MakeWarehouseLabelsInput {
  @Field(() => ID, { description: 'Order number, with or without #, or id.' })
  reference!: string;

  @Field(() => [LabelParcelInput], { description: '1 to 10 parcels.' })
  parcels!: LabelParcelInput[];

  @Field(() => LabelFormatEnum, { nullable: true, description: 'What labels are written as; the carrier\'s usual format unless given.' })
  format?: LabelFormat | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether asking for labels that are all ready is a mistake.' })
  refuseReady?: boolean | null;
}

/** A label as the graph shows it. */
export const toLabelType = (label: Label | PrintedLabel): LabelType => ({ ...label, contentType: LABEL_CONTENT_TYPES[label.format] });

@internal
@InputType('VoidWarehouseLabelsInput', { description: 'Labels to give up.' })
export class VoidWarehouseLabelsInput {
  @Field(() => ID, { description: 'Order number, with or without #, or id.' })
  reference!: string;

  @Field(() => Int, { nullable: true, description: 'The parcel, from 1, or 0 for the label of the way back; those of all parcels that have not left unless given.' })
  parcel?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether labels that are not there, or not any more, count as voided; otherwise they are NOT_FOUND.' })
  missingIsVoided?: boolean | null;
}
