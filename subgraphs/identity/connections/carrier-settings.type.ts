import { Field, InputType, ObjectType } from 'type-graphql';
import { TRACKING_STATUS_MEANINGS, type CarrierFormat, type MappedCode, type TrackingStatus } from '#contract/carrier-connection.js';
import { enumType } from '#subgraph-kit/enum-type.js';

const TrackingStatusEnum = enumType<TrackingStatus>('TrackingStatus', 'What a carrier says of a parcel, the same for every carrier.', TRACKING_STATUS_MEANINGS);

/** The graph's enum of the dialects of carriers. */
export const CarrierFormatEnum = enumType<CarrierFormat>('CarrierFormat', 'What a carrier connection sends.', {
  AGGREGATOR: 'The webhook of a tracking aggregator, one event a call; the key is in the body.',
  EXPRESS: 'The unified tracking of an express parcel carrier; the webhook secret is the query parameter `key`.',
  GENERIC: 'Events in the platform\'s own form, signed with the webhook secret.',
});

const TIME_ZONE = 'IANA time zone of the local times it sends; Europe/Rome by default.';
const STATUS_MAP = 'What the carrier\'s own codes mean; capitals do not matter.';

@ObjectType('MappedCode', { description: 'What a carrier\'s code means.' })
class MappedCodeType {
  @Field(() => String, { description: 'The carrier\'s code.' })
  code!: string;

  @Field(() => TrackingStatusEnum, { description: 'What it means.' })
  status!: TrackingStatus;
}

@InputType('CarrierCodeInput', { description: 'What a carrier\'s code means.' })
class CarrierCodeInput {
  @Field(() => String, { description: 'The carrier\'s code, 1 to 60 characters; each at most once.' })
  code!: string;

  @Field(() => TrackingStatusEnum, { description: 'What it means.' })
  status!: TrackingStatus;
}

@InputType('ChangedCarrierCodeInput', { description: 'A code of a carrier that is to mean something else.' })
class ChangedCarrierCodeInput {
  @Field(() => String, { description: 'The carrier\'s code, 1 to 60 characters; each at most once. Capitals do not matter.' })
  code!: string;

  @Field(() => TrackingStatusEnum, { nullable: true, description: 'What it is to mean; null takes it out of the map.' })
  status?: TrackingStatus | null;

  @Field(() => TrackingStatusEnum, { nullable: true, description: 'What the map says of it, as you have read it; null for nothing. Where it says something else by now, nothing is changed (CONFLICT). Absent, it is changed whatever it says.' })
  before?: TrackingStatus | null;
}

@ObjectType('CarrierSettings', { description: 'How a carrier connection is read.' })
export class CarrierSettingsType {
  @Field(() => CarrierFormatEnum, { description: 'What it sends.' })
  format!: CarrierFormat;

  @Field(() => String, { description: TIME_ZONE })
  timeZone!: string;

  @Field(() => [MappedCodeType], { description: STATUS_MAP })
  statusMap!: readonly MappedCode[];

  @Field(() => [MappedCodeType], { description: 'What codes of its format mean without a map. Those of AGGREGATOR and EXPRESS always do; those of GENERIC are the platform\'s own words, which the map comes before.' })
  standardMap!: readonly MappedCode[];
}

@InputType('CarrierSettingsInput', { description: 'Settings of a carrier connection to change; absent fields keep their values, null restores the default.' })
export class CarrierSettingsInput {
  @Field(() => String, { nullable: true, description: TIME_ZONE })
  timeZone?: string | null;

  @Field(() => [CarrierCodeInput], { nullable: true, description: `${STATUS_MAP} It replaces the whole map: send the codes that are to stay too. At most 500.` })
  statusMap?: CarrierCodeInput[] | null;

  @Field(() => [ChangedCarrierCodeInput], { nullable: true, description: 'Codes to add to the map, to change, or to take out; what it has beside them stays, so that two people who map codes at once do not undo each other\'s work. At most 100.' })
  codes?: ChangedCarrierCodeInput[] | null;
}

@InputType('NewCarrierInput', { description: 'Settings of a new carrier connection.' })
export class NewCarrierInput extends CarrierSettingsInput {
  @Field(() => CarrierFormatEnum, { nullable: true, description: 'What it sends; GENERIC by default. It never changes.' })
  format?: CarrierFormat | null;
}
