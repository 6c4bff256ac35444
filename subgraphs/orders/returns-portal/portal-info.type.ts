import { Field, Int, ObjectType } from 'type-graphql';
import type { Language } from '#contract/languages.js';
import { internal } from '#subgraph-kit/directives.js';
import { Languages } from '#subgraph-kit/language.type.js';
import { Verifiers } from '../return-policies/return-policy-enums.type.js';
import type { Verifier } from '../return-policies/return-policy.js';
import { ReturnResolutionEnum } from '../returns/return-enums.type.js';
import type { ReturnResolution } from '../returns/return.js';
import { AMOUNT, PortalOrderType } from './portal-order.type.js';

@internal
@ObjectType('ReturnsPortalInfo', { description: 'A returns portal as everybody may see it.' })
export class PortalInfoType {
  /** For the `company` field. */
  companyId!: number;

  @Field(() => String, { description: 'The last part of its address.' })
  slug!: string;

  @Field(() => [Languages], { description: 'Its languages.' })
  languages!: readonly Language[];

  @Field(() => Languages, { description: 'The one where nothing else decides.' })
  defaultLanguage!: Language;

  @Field(() => [Verifiers], { description: 'What a shopper may give besides the number of the order.' })
  verifyWith!: readonly Verifier[];

  @Field(() => Int, { description: 'The usual window in days from delivery.' })
  windowDays!: number;

  @Field(() => Int, { description: 'The shortest window in days that an order may have, by its country and channel.' })
  leastWindowDays!: number;

  @Field(() => Int, { description: 'The longest one.' })
  mostWindowDays!: number;

  @Field(() => String, { description: `The usual fee. ${AMOUNT}` })
  fee!: string;

  @Field(() => [ReturnResolutionEnum], { description: 'What shoppers may choose to get.' })
  resolutions!: readonly ReturnResolution[];
}

@internal
@ObjectType('PortalSession', { description: 'A session of a shopper, and the order that it is for.' })
export class PortalSessionType {
  @Field(() => String, { description: 'Opaque; it ends after an hour.' })
  session!: string;

  @Field(() => PortalOrderType, { description: 'The order.' })
  order!: PortalOrderType;
}
