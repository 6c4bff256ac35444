import { Field, ID, ObjectType } from 'type-graphql';
import { DateTime } from '#subgraph-kit/scalars.js';

@ObjectType('PersonSession', { description: 'A browser in which a person of the company is signed in. Where they are is not their company\'s business, so it has no network address.' })
export class PersonSessionType {
  @Field(() => ID, { description: 'Identifies the session.' })
  id!: string;

  @Field(() => DateTime, { description: 'When the person signed in.' })
  createdAt!: string;

  @Field(() => DateTime, { description: 'When it was last seen, to the minute.' })
  lastSeenAt!: string;

  @Field(() => DateTime, { description: 'When it ends at the latest.' })
  expiresAt!: string;

  @Field(() => String, { description: 'What the browser calls itself.' })
  userAgent!: string;
}
