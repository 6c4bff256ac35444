import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { entity } from '#subgraph-kit/directives.js';
import { enumType } from '#subgraph-kit/enum-type.js';
import type { RecordKind, RecordReference } from './about.js';

/** What notes and tasks can be about. */
export const RecordKindEnum = enumType<RecordKind>('KnowledgeRecordKind', 'What notes and tasks can be about.', {
  ORDER: 'An order.', RETURN: 'A return.', PRODUCT: 'A product of the catalog.', CONTACT: 'A contact.', PAGE: 'A page of a site.',
});

@ObjectType('KnowledgeReference', { description: 'A record that a note or a task is about.' })
export class RecordReferenceType implements RecordReference {
  @Field(() => RecordKindEnum, { description: 'What it is.' })
  kind!: RecordKind;

  @Field(() => ID, { description: 'Its id; of a product or a page its number.' })
  id!: string;
}

@InputType('KnowledgeReferenceInput', { description: 'A record that a note or a task is about.' })
export class RecordReferenceInput implements RecordReference {
  @Field(() => RecordKindEnum, { description: 'What it is.' })
  kind!: RecordKind;

  @Field(() => ID, { description: 'Its id, a UUID; of a product or a page its number. An id that no such record can have is refused, and so is a page that the company does not have.' })
  id!: string;
}

@InputType('KnowledgeReferenceFilter', { description: 'A record that notes or tasks are about.' })
export class RecordReferenceFilter implements RecordReference {
  @Field(() => RecordKindEnum, { description: 'What it is.' })
  kind!: RecordKind;

  @Field(() => ID, { description: 'Its id; of a product or a page its number.' })
  id!: string;
}

@entity('id')
@ObjectType('Order', { description: 'An order of the merchant.' })
export class ReferencedOrderType {
  @Field(() => ID, { description: 'The order.' })
  id!: string;
}

@entity('id')
@ObjectType('Return', { description: 'Goods a customer sends back to one location.' })
export class ReferencedReturnType {
  @Field(() => ID, { description: 'The return.' })
  id!: string;
}
