import { Field, InputType, ObjectType } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { entity } from '#subgraph-kit/directives.js';
import { DateTime } from '#subgraph-kit/scalars.js';

@ObjectType('CatalogLocale', { description: 'A language of a catalog.' })
export class CatalogLocaleType {
  @Field(() => String, { description: 'BCP 47: en, de-CH.' })
  code!: string;

  @Field(() => String, { description: 'Its name for people.' })
  name!: string;
}

@ObjectType('PriceList', { description: 'A list of prices in one currency.' })
export class PriceListType {
  @Field(() => String, { description: 'Identifies it in the catalog.' })
  code!: string;

  @Field(() => String, { description: 'Its name for people.' })
  name!: string;

  @Field(() => String, { description: 'ISO 4217 code.' })
  currency!: string;

  @Field(() => Boolean, { description: 'Whether its prices include tax.' })
  taxIncluded!: boolean;

  @Field(() => Boolean, { description: 'Whether it is the one whose prices the variants themselves carry; a catalog has exactly one.' })
  isDefault!: boolean;
}

@ObjectType('Market', { description: 'Countries that are sold to with one currency, price list and set of languages.' })
export class MarketType {
  @Field(() => String, { description: 'Identifies it in the catalog.' })
  code!: string;

  @Field(() => String, { description: 'Its name for people.' })
  name!: string;

  @Field(() => [String], { description: 'ISO 3166-1 alpha-2 codes.' })
  countries!: readonly string[];

  @Field(() => String, { description: 'ISO 4217 code.' })
  currency!: string;

  @Field(() => String, { nullable: true, description: 'Code of its price list; null for the default one.' })
  priceList!: string | null;

  @Field(() => [String], { description: 'Codes of its languages.' })
  locales!: readonly string[];
}

@ObjectType('CatalogBrand', { description: 'A brand with how many products carry it.' })
export class CatalogBrandType {
  @Field(() => String, { description: 'The brand.' })
  name!: string;

  @Field(() => GraphQLSafeInt, { description: 'How many products of the catalog carry it.' })
  products!: number;
}

@entity('id')
@ObjectType('Catalog', { description: 'A catalog of the company: products, with the languages, markets, price lists, attributes and categories they are described by.' })
export class CatalogType {
  @Field(() => GraphQLSafeInt, { description: 'Counts from 1 in each company.' })
  id!: number;

  @Field(() => String, { description: 'Identifies it in URLs and headers, unique in the company.' })
  slug!: string;

  @Field(() => String, { description: 'Its name for people.' })
  name!: string;

  @Field(() => String, { description: 'The language of the products\' own titles and descriptions.' })
  defaultLocale!: string;

  @Field(() => [CatalogLocaleType], { description: 'Its languages, the default one among them.' })
  locales!: readonly CatalogLocaleType[];

  @Field(() => DateTime, { description: 'When its name, slug or languages last changed.' })
  updatedAt!: string;
}

@InputType('CatalogLocaleInput', { description: 'A language of a catalog.' })
class CatalogLocaleInput {
  @Field(() => String, { description: 'BCP 47: en, de-CH.' })
  code!: string;

  @Field(() => String, { description: 'Its name for people.' })
  name!: string;
}

@InputType('CreateCatalogInput', { description: 'A new catalog.' })
export class CreateCatalogInput {
  @Field(() => String, { description: 'Lower-case letters, digits, dashes and underscores, at most 60; not a number alone.' })
  slug!: string;

  @Field(() => String, { description: 'Its name for people, at most 120 characters.' })
  name!: string;

  @Field(() => String, { description: 'The language of the products\' own texts, BCP 47: en.' })
  defaultLocale!: string;

  @Field(() => [CatalogLocaleInput], { nullable: true, description: 'All its languages, up to 100; the default one alone unless given.' })
  locales?: CatalogLocaleInput[] | null;

  @Field(() => String, { description: 'The currency of its default price list, ISO 4217.' })
  currency!: string;
}

@InputType('UpdateCatalogInput', { description: 'A catalog, and what changes of it; what is left out stays.' })
export class UpdateCatalogInput {
  @Field(() => GraphQLSafeInt, { description: 'The catalog.' })
  id!: number;

  @Field(() => String, { nullable: true, description: 'Another slug.' })
  slug?: string | null;

  @Field(() => String, { nullable: true, description: 'Another name.' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'Another of its languages for the products\' own texts.' })
  defaultLocale?: string | null;

  @Field(() => [CatalogLocaleInput], { nullable: true, description: 'All its languages. Texts in one that goes are kept, and answered again when it returns.' })
  locales?: CatalogLocaleInput[] | null;
}

@InputType('SettingCodeInput', { description: 'A record of a catalog by its code.' })
export class SettingCodeInput {
  @Field(() => GraphQLSafeInt, { nullable: true, description: 'The catalog; the company\'s first one unless given.' })
  catalogId?: number | null;

  @Field(() => String, { description: 'The code.' })
  code!: string;
}

@InputType('SavePriceListInput', { description: 'A price list to add, or to change where there is one of its code.' })
export class SavePriceListInput extends SettingCodeInput {
  @Field(() => String, { description: 'Its name for people, at most 120 characters.' })
  name!: string;

  @Field(() => String, { description: 'ISO 4217 code; it stays once there are prices in the list.' })
  currency!: string;

  @Field(() => Boolean, { nullable: true, description: 'Whether its prices include tax; they do unless given.' })
  taxIncluded?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'True makes it the default list; refused once the catalog has products, which carry the prices of the present one.' })
  isDefault?: boolean | null;
}

@InputType('SaveMarketInput', { description: 'A market to add, or to replace where there is one of its code.' })
export class SaveMarketInput extends SettingCodeInput {
  @Field(() => String, { description: 'Its name for people, at most 120 characters.' })
  name!: string;

  @Field(() => [String], { description: 'ISO 3166-1 alpha-2 codes, up to 250.' })
  countries!: string[];

  @Field(() => String, { description: 'ISO 4217 code.' })
  currency!: string;

  @Field(() => String, { nullable: true, description: 'Code of a price list in this currency; the default one unless given.' })
  priceList?: string | null;

  @Field(() => [String], { nullable: true, description: 'Codes of its languages; the catalog\'s default one unless given.' })
  locales?: string[] | null;
}
