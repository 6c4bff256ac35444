import { Field, InputType, ObjectType } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { DateTime } from '#subgraph-kit/scalars.js';

@ObjectType('DocumentLock', { description: 'Who edits a page or an entry in a locale: until the lock ends nobody else saves, publishes, moves or deletes it there.' })
export class DocumentLockType {
  /** For the field `isOwn`. */
  holder!: string;

  @Field(() => GraphQLSafeInt, { description: 'The page or entry.' })
  documentId!: number;

  @Field(() => String, { description: 'The locale.' })
  locale!: string;

  @Field(() => String, { description: 'Who edits it.' })
  by!: string;

  @Field(() => DateTime, { description: 'Since when.' })
  since!: string;

  @Field(() => DateTime, { description: 'When the lock ends unless it is renewed: five minutes after it was locked or saved last.' })
  until!: string;
}

@InputType('LockDocumentInput', { description: 'What is locked, taken over or unlocked.' })
export class LockDocumentInput {
  @Field(() => GraphQLSafeInt, { description: 'The page or entry.' })
  id!: number;

  @Field(() => String, { description: 'The locale, with or without a text yet.' })
  locale!: string;
}
