import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { enumType } from '#subgraph-kit/enum-type.js';
import type { Carrier, LabelFormat } from './carrier.js';

/** The graph's enum of label formats. */
export const LabelFormatEnum = enumType<LabelFormat>('LabelFormat', 'What a label is written as.', { PDF: 'A page of 10 by 15 cm.', ZPL: 'The language of label printers.' });

@ObjectType('Carrier', { description: 'A carrier of the merchant.' })
export class CarrierType implements Carrier {
  @Field(() => ID, { description: 'The carrier.' })
  id!: string;

  @Field(() => String, { description: 'The code orders name it by.' })
  code!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => [String], { description: 'Codes of its services, the usual one first.' })
  serviceCodes!: readonly string[];

  @Field(() => [String], { description: 'ISO 3166-1 alpha-2 codes of the countries it goes to; empty when it goes everywhere.' })
  countries!: readonly string[];

  @Field(() => Int, { nullable: true, description: 'The heaviest parcel it takes, in grams.' })
  maxParcelG!: number | null;

  @Field(() => String, { nullable: true, description: 'Its tracking page, with {tracking_number} where the number goes.' })
  trackingUrlTemplate!: string | null;

  @Field(() => LabelFormatEnum, { description: 'What its labels are written as.' })
  labelFormat!: LabelFormat;

  @Field(() => String, { description: 'Letters its tracking numbers begin with; carriers of one prefix share a series.' })
  trackingPrefix!: string;

  @Field(() => Int, { description: 'The first number of its series.' })
  trackingFrom!: number;
}

@InputType('SaveCarrierInput', { description: 'A carrier to add, or to replace the one of the same code.' })
export class SaveCarrierInput {
  @Field(() => String, { description: 'The code orders name it by: 1 to 30 letters, digits, dots, dashes or underscores.' })
  code!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => [String], { nullable: true, description: 'Codes of its services, up to 500, the usual one first.' })
  serviceCodes?: string[] | null;

  @Field(() => [String], { nullable: true, description: 'ISO 3166-1 alpha-2 codes of the countries it goes to, up to 500; everywhere unless given.' })
  countries?: string[] | null;

  @Field(() => Int, { nullable: true, description: 'The heaviest parcel it takes, in grams.' })
  maxParcelG?: number | null;

  @Field(() => String, { nullable: true, description: 'Its tracking page: an https address of up to 2,000 characters with {tracking_number} where the number goes.' })
  trackingUrlTemplate?: string | null;

  @Field(() => LabelFormatEnum, { nullable: true, description: 'Format of its labels; PDF unless given.' })
  labelFormat?: LabelFormat | null;

  @Field(() => String, { description: 'Letters its tracking numbers begin with: 1 to 4 capitals.' })
  trackingPrefix!: string;

  @Field(() => Int, { nullable: true, description: 'The first number of a series that has none yet; 1 unless given.' })
  trackingFrom?: number | null;
}
