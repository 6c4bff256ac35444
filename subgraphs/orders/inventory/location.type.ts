import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { enumType } from '#subgraph-kit/enum-type.js';
import { connectionType } from '#subgraph-kit/connection.type.js';
import { entity } from '#subgraph-kit/directives.js';
import { AddressInput, AddressType } from '../addresses/address.type.js';
import type { LabelMaker, Location, LocationKind } from './location.js';
import type { UpdateLocation } from './update-location.js';

/** The graph's enum of location kinds. */
export const LocationKindEnum = enumType<LocationKind>('LocationKind', 'What a location is.', { WAREHOUSE: 'Ships orders.', STORE: 'Sells over the counter and may ship or hand out orders.' });

/** The graph's enum of label makers. */
export const LabelMakerEnum = enumType<LabelMaker>('LabelMaker', 'Who makes the parcel labels.', { PLATFORM: 'Portico makes them.', WAREHOUSE: 'The warehouse makes its own.' });

@entity('id')
@ObjectType('Location', { description: 'A place that holds stock and fulfills orders: a warehouse or a store.' })
export class LocationType implements Location {
  @Field(() => ID, { description: 'The location.' })
  id!: string;

  @Field(() => String, { description: 'Its code.' })
  code!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => LocationKindEnum, { description: 'Warehouse or store.' })
  kind!: LocationKind;

  @Field(() => String, { description: 'ISO 3166-1 alpha-2.' })
  countryCode!: string;

  @Field(() => String, { description: 'IANA time zone: Europe/Rome.' })
  timeZone!: string;

  @Field(() => [String], { description: 'Codes a warehouse uses for this place in stock updates.' })
  stockLocationCodes!: readonly string[];

  @Field(() => LabelMakerEnum, { description: 'Who makes its parcel labels.' })
  labelsBy!: LabelMaker;

  @Field(() => Boolean, { description: 'Whether orders are allocated to it.' })
  active!: boolean;

  @Field(() => Boolean, { description: 'Whether routing sends online orders to it.' })
  fulfilsOnline!: boolean;

  @Field(() => Boolean, { description: 'Whether customers can collect orders there.' })
  offersPickup!: boolean;

  @Field(() => AddressType, { description: 'Where it is.' })
  address!: AddressType;
}

/** A page of locations. */
export const LocationConnection = connectionType(LocationType, 'Location', { hidden: true });

@InputType('CreateLocationInput', { description: 'A new location.' })
export class CreateLocationInput {
  @Field(() => String, { description: 'Its code, unique in the company.' })
  code!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => LocationKindEnum, { description: 'Warehouse or store.' })
  kind!: LocationKind;

  @Field(() => String, { description: 'ISO 3166-1 alpha-2.' })
  countryCode!: string;

  @Field(() => String, { description: 'IANA time zone: Europe/Rome.' })
  timeZone!: string;

  @Field(() => [String], { nullable: true, description: 'Codes for stock updates, up to 500; the location code itself unless given.' })
  stockLocationCodes?: string[] | null;

  @Field(() => LabelMakerEnum, { nullable: true, description: 'Who makes its parcel labels; the warehouse unless given.' })
  labelsBy?: LabelMaker | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether routing sends online orders to it; true unless given.' })
  fulfilsOnline?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether customers can collect orders there; false unless given.' })
  offersPickup?: boolean | null;

  @Field(() => AddressInput, { nullable: true, description: 'Where it is.' })
  address?: AddressInput | null;
}

@InputType('UpdateLocationInput', { description: 'A change of a location; what is left out stays.' })
export class UpdateLocationInput implements UpdateLocation {
  @Field(() => String, { description: 'The code it has now.' })
  code!: string;

  @Field(() => String, { nullable: true, description: 'Another code for it.' })
  newCode?: string | null;

  @Field(() => String, { nullable: true, description: 'Its name.' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'IANA time zone: Europe/Rome.' })
  timeZone?: string | null;

  @Field(() => [String], { nullable: true, description: 'All its codes for stock updates, up to 500.' })
  stockLocationCodes?: string[] | null;

  @Field(() => LabelMakerEnum, { nullable: true, description: 'Who makes the labels of its future fulfillment orders.' })
  labelsBy?: LabelMaker | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether orders are allocated to it.' })
  active?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether routing sends online orders to it.' })
  fulfilsOnline?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether customers can collect orders there.' })
  offersPickup?: boolean | null;

  @Field(() => AddressInput, { nullable: true, description: 'Its whole address.' })
  address?: AddressInput | null;
}
