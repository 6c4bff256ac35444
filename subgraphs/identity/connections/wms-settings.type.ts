import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { enumType } from '#subgraph-kit/enum-type.js';
import type { AgreedItemKey } from './wms-settings.js';

const AgreedItemKeyEnum = enumType<AgreedItemKey>('AgreedItemKey', 'The code a warehouse and the merchant agreed on to name an item.', {
  BARCODE: 'The barcode (EAN).',
  SKU: 'The merchant\'s SKU.',
});

const TAGS = 'Order tag to preparation type; the first mapping whose tag the order has counts.';
const COURIERS = 'Carrier code to the warehouse\'s name of that carrier.';
const PRIORITIES = 'How urgent orders are by destination country.';
const LANGUAGES = 'Country code to the language of customers there, such as it-IT.';
const LABELS = 'Whether the warehouse may fetch labels the platform makes.';
const DOCUMENTS = 'Whether the warehouse may fetch documents; orders that need them then wait for them.';
const REGISTRY = 'Whether the warehouse may register items.';
const ITEM_KEY = 'The code that names an item in both directions.';
const ORDER_STATES = 'Order status to the warehouse\'s number of the state.';
const RETURN_STATES = 'Return status to the warehouse\'s number of the state.';
const REASONS = 'Return reason to the warehouse\'s number of the reason.';
const COUNTRIES = 'Country code to the warehouse\'s number of the country.';
const PER_CALL = 'Orders of one download, 1 to 2,000.';

@ObjectType('CodeMapping', { description: 'A word of the platform and what the warehouse\'s system calls it.' })
export class CodeMappingType {
  @Field(() => String, { description: 'The platform\'s word.' })
  value!: string;

  @Field(() => String, { description: 'The warehouse\'s.' })
  code!: string;
}

@InputType('CodeMappingInput', { description: 'A word of the platform and what the warehouse\'s system calls it.' })
export class CodeMappingInput {
  @Field(() => String, { description: 'The platform\'s word, 1 to 64 characters; each at most once.' })
  value!: string;

  @Field(() => String, { description: 'The warehouse\'s, 1 to 64 characters.' })
  code!: string;
}

@ObjectType('CountryPriority', { description: 'How urgent orders to a country are.' })
export class CountryPriorityType {
  @Field(() => String, { description: 'The country, ISO 3166-1 alpha-2.' })
  countryCode!: string;

  @Field(() => Int, { description: '1 is the highest.' })
  priority!: number;
}

@InputType('CountryPriorityInput', { description: 'How urgent orders to a country are.' })
export class CountryPriorityInput {
  @Field(() => String, { description: 'The country, ISO 3166-1 alpha-2; each at most once.' })
  countryCode!: string;

  @Field(() => Int, { description: '1 is the highest; up to 99.' })
  priority!: number;
}

@ObjectType('WmsJsonSettings', { description: 'Settings of a warehouse on the JSON facade.' })
export class WmsJsonSettingsType {
  @Field(() => [CodeMappingType], { description: TAGS })
  preparationTypes!: CodeMappingType[];

  @Field(() => [CodeMappingType], { description: COURIERS })
  couriers!: CodeMappingType[];

  @Field(() => [CountryPriorityType], { description: PRIORITIES })
  priorities!: CountryPriorityType[];

  @Field(() => [CodeMappingType], { description: LANGUAGES })
  languages!: CodeMappingType[];

  @Field(() => Boolean, { description: LABELS })
  labelsEnabled!: boolean;

  @Field(() => Boolean, { description: DOCUMENTS })
  documentsEnabled!: boolean;

  @Field(() => Boolean, { description: REGISTRY })
  itemRegistryEnabled!: boolean;

  @Field(() => AgreedItemKeyEnum, { description: ITEM_KEY })
  itemKey!: AgreedItemKey;
}

@InputType('WmsJsonSettingsInput', { description: 'Settings of a warehouse on the JSON facade; what is left out stays, null goes back to the default.' })
export class WmsJsonSettingsInput {
  @Field(() => [CodeMappingInput], { nullable: true, description: TAGS })
  preparationTypes?: CodeMappingInput[] | null;

  @Field(() => [CodeMappingInput], { nullable: true, description: COURIERS })
  couriers?: CodeMappingInput[] | null;

  @Field(() => [CountryPriorityInput], { nullable: true, description: PRIORITIES })
  priorities?: CountryPriorityInput[] | null;

  @Field(() => [CodeMappingInput], { nullable: true, description: LANGUAGES })
  languages?: CodeMappingInput[] | null;

  @Field(() => Boolean, { nullable: true, description: `${LABELS} Off by default.` })
  labelsEnabled?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: `${DOCUMENTS} Off by default.` })
  documentsEnabled?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: `${REGISTRY} Off by default.` })
  itemRegistryEnabled?: boolean | null;

  @Field(() => AgreedItemKeyEnum, { nullable: true, description: `${ITEM_KEY} BARCODE by default.` })
  itemKey?: AgreedItemKey | null;
}

@ObjectType('WmsXmlSettings', { description: 'Settings of a warehouse on the XML facade.' })
export class WmsXmlSettingsType {
  @Field(() => [CodeMappingType], { description: ORDER_STATES })
  orderStates!: CodeMappingType[];

  @Field(() => [CodeMappingType], { description: RETURN_STATES })
  returnStates!: CodeMappingType[];

  @Field(() => [CodeMappingType], { description: REASONS })
  returnReasons!: CodeMappingType[];

  @Field(() => [CodeMappingType], { description: COUNTRIES })
  countries!: CodeMappingType[];

  @Field(() => Int, { description: PER_CALL })
  ordersPerCall!: number;

  @Field(() => Boolean, { description: LABELS })
  labelsEnabled!: boolean;
}

@InputType('WmsXmlSettingsInput', { description: 'Settings of a warehouse on the XML facade; what is left out stays, null goes back to the default.' })
export class WmsXmlSettingsInput {
  @Field(() => [CodeMappingInput], { nullable: true, description: ORDER_STATES })
  orderStates?: CodeMappingInput[] | null;

  @Field(() => [CodeMappingInput], { nullable: true, description: RETURN_STATES })
  returnStates?: CodeMappingInput[] | null;

  @Field(() => [CodeMappingInput], { nullable: true, description: REASONS })
  returnReasons?: CodeMappingInput[] | null;

  @Field(() => [CodeMappingInput], { nullable: true, description: COUNTRIES })
  countries?: CodeMappingInput[] | null;

  @Field(() => Int, { nullable: true, description: `${PER_CALL} 500 by default.` })
  ordersPerCall?: number | null;

  @Field(() => Boolean, { nullable: true, description: `${LABELS} Off by default.` })
  labelsEnabled?: boolean | null;
}
