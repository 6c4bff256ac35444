import { Field, ObjectType } from 'type-graphql';
import { connectionType } from '#subgraph-kit/connection.type.js';
import { internal } from '#subgraph-kit/directives.js';
import { AttributeObjectType } from '../attributes/attribute.type.js';
import { MarketType, PriceListType } from '../catalogs/catalog.type.js';

@internal
@ObjectType('CatalogLanguage', { description: 'A language of a key\'s catalog.' })
class KeyLocaleType {
  @Field(() => String, { description: 'BCP 47: en, de-CH.' })
  code!: string;

  @Field(() => String, { description: 'Its name for people.' })
  name!: string;

  @Field(() => Boolean, { description: 'Whether the products\' own titles and descriptions are in it.' })
  isDefault!: boolean;
}

const HIDDEN = { hidden: true };

/** A page of locales. */
export const KeyLocaleConnection = connectionType(KeyLocaleType, 'CatalogLanguage', HIDDEN);

/** A page of attributes. */
export const AttributeConnection = connectionType(AttributeObjectType, 'Attribute', HIDDEN);

/** A page of markets. */
export const MarketConnection = connectionType(MarketType, 'Market', HIDDEN);

/** A page of price lists. */
export const PriceListConnection = connectionType(PriceListType, 'PriceList', HIDDEN);
