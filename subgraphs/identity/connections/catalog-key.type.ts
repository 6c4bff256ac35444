import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { FieldRule } from '#contract/catalog-key.js';
import { enumType } from '#subgraph-kit/enum-type.js';
import type { KeyLevel } from './catalog-key-settings.js';

const FieldRuleEnum = enumType<FieldRule>('FieldRule', 'How a key of the catalog API treats fields of products that have values.', {
  SORGENTE: 'It always updates the fields it sends; people no longer edit the products it wrote.',
  INSERIMENTO: 'It only fills fields that are empty.',
  PLATFORM: 'It does not change existing fields; it only creates products.',
});

const KeyLevelEnum = enumType<KeyLevel>('CatalogKeyLevel', 'What a key of the catalog API may do.', {
  READ: 'Read, and manage its webhooks.',
  WRITE: 'Read and write.',
});

const CATALOG = 'The only catalog it sees.';

@ObjectType('CatalogKey', { description: 'What a key of the catalog API is bound to.' })
export class CatalogKeyType {
  @Field(() => Int, { description: CATALOG })
  catalogId!: number;

  @Field(() => KeyLevelEnum, { description: 'What it may do.' })
  level!: KeyLevel;

  @Field(() => FieldRuleEnum, { description: 'How it treats fields that have values.' })
  fieldRule!: FieldRule;
}

@InputType('CatalogKeyInput', { description: 'What a new key of the catalog API is bound to.' })
export class CatalogKeyInput {
  @Field(() => Int, { nullable: true, description: `${CATALOG} The company's first catalog by default.` })
  catalogId?: number;

  @Field(() => KeyLevelEnum, { nullable: true, description: 'WRITE by default; not beside `scopes`.' })
  level?: KeyLevel;

  @Field(() => FieldRuleEnum, { nullable: true, description: 'INSERIMENTO by default.' })
  fieldRule?: FieldRule;
}
