import { Field, InputType, ObjectType } from 'type-graphql';
import type { Address, Customer } from './address.js';

@ObjectType('Address', { description: 'A postal address; what is not known is null.' })
export class AddressType implements Address {
  @Field(() => String, { nullable: true, description: 'Given name.' })
  firstName!: string | null;

  @Field(() => String, { nullable: true, description: 'Family name.' })
  lastName!: string | null;

  @Field(() => String, { nullable: true, description: 'Company name.' })
  company!: string | null;

  @Field(() => String, { nullable: true, description: 'Street and number.' })
  address1!: string | null;

  @Field(() => String, { nullable: true, description: 'Apartment, floor, care of.' })
  address2!: string | null;

  @Field(() => String, { nullable: true, description: 'City.' })
  city!: string | null;

  @Field(() => String, { nullable: true, description: 'Postal code.' })
  postalCode!: string | null;

  @Field(() => String, { nullable: true, description: 'State or province code: MI, BY.' })
  provinceCode!: string | null;

  @Field(() => String, { nullable: true, description: 'ISO 3166-1 alpha-2.' })
  countryCode!: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number for the delivery.' })
  phone!: string | null;
}

@InputType('AddressInput', { description: 'A postal address; each field of up to 255 characters.' })
export class AddressInput {
  @Field(() => String, { nullable: true, description: 'Given name.' })
  firstName?: string | null;

  @Field(() => String, { nullable: true, description: 'Family name.' })
  lastName?: string | null;

  @Field(() => String, { nullable: true, description: 'Company name.' })
  company?: string | null;

  @Field(() => String, { nullable: true, description: 'Street and number.' })
  address1?: string | null;

  @Field(() => String, { nullable: true, description: 'Apartment, floor, care of.' })
  address2?: string | null;

  @Field(() => String, { nullable: true, description: 'City.' })
  city?: string | null;

  @Field(() => String, { nullable: true, description: 'Postal code.' })
  postalCode?: string | null;

  @Field(() => String, { nullable: true, description: 'State or province code: MI, BY.' })
  provinceCode?: string | null;

  @Field(() => String, { nullable: true, description: 'ISO 3166-1 alpha-2.' })
  countryCode?: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number for the delivery.' })
  phone?: string | null;
}

@ObjectType('Customer', { description: 'The customer of an order; guests may lack anything.' })
export class CustomerType implements Customer {
  @Field(() => String, { nullable: true, description: 'Full name.' })
  name!: string | null;

  @Field(() => String, { nullable: true, description: 'E-mail address.' })
  email!: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number.' })
  phone!: string | null;

  @Field(() => String, { nullable: true, description: 'The sales channel\'s id of the customer; null for guests.' })
  channelId!: string | null;
}

@InputType('CustomerInput', { description: 'The customer of an order; each field of up to 255 characters, the e-mail address of up to 320.' })
export class CustomerInput {
  @Field(() => String, { nullable: true, description: 'Full name.' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'E-mail address.' })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number.' })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'The sales channel\'s id of the customer; left out for guests.' })
  channelId?: string | null;
}
