import { Field, InputType, Int } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import type { LabelFormat } from '../shipping/carrier.js';
import { LabelFormatEnum } from '../shipping/carrier.type.js';
import { OrderRefInput } from './order-ref.type.js';
import type { RepeatPolicy } from './repeats.js';
import { RepeatPolicyEnum } from './repeats.type.js';

@internal
@InputType('LabelParcelInput', { description: 'A parcel to label; the first of a list is parcel 1.' })
class LabelParcelInput {
  @Field(() => Int, { nullable: true, description: 'Which parcel it is, 1 to 10, or 0 for the return label; its position in the list unless given.' })
  parcel?: number | null;

  @Field(() => String, { nullable: true, description: 'The warehouse\'s own id of the parcel.' })
  reference?: string | null;

  @Field(() => String, { nullable: true, description: 'Ignored: the label has its own tracking number.' })
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
@InputType('MakeWarehouseLabelsInput', { description: 'Parcels of an order to label.' })
export class MakeWarehouseLabelsInput extends OrderRefInput {
  @Field(() => [LabelParcelInput], { description: '1 to 10 parcels.' })
  parcels!: LabelParcelInput[];

  @Field(() => LabelFormatEnum, { nullable: true, description: 'Format of the labels; the carrier\'s default unless given.' })
  format?: LabelFormat | null;

  @Field(() => RepeatPolicyEnum, { nullable: true, defaultValue: RepeatPolicyEnum.PROCESS, description: 'What happens if all its labels are ready already.' })
  repeat?: RepeatPolicy | null;
}

@internal
@InputType('VoidWarehouseLabelsInput', { description: 'Labels to void.' })
export class VoidWarehouseLabelsInput extends OrderRefInput {
  @Field(() => Int, { nullable: true, description: 'The parcel, from 1, or 0 for the return label; those of all parcels that have not left unless given.' })
  parcel?: number | null;

  @Field(() => RepeatPolicyEnum, { nullable: true, defaultValue: RepeatPolicyEnum.PROCESS, description: 'What happens if the labels do not exist or were voided before; PROCESS fails with NOT_FOUND.' })
  repeat?: RepeatPolicy | null;
}
