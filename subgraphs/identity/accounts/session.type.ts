import { Field, ID, ObjectType } from 'type-graphql';
import { DateTime } from '#subgraph-kit/scalars.js';

@ObjectType('Session', { description: 'A browser in which a person is signed in at the identity provider.' })
export class SessionType {
  @Field(() => ID, { description: 'Identifies the session.' })
  id!: string;

  @Field(() => DateTime, { description: 'When the person signed in.' })
  createdAt!: string;

  @Field(() => DateTime, { description: 'When it was last seen, to the minute.' })
  lastSeenAt!: string;

  @Field(() => DateTime, { description: 'When it ends at the latest.' })
  expiresAt!: string;

  @Field(() => String, { description: 'Network address at the sign-in.' })
  address!: string;

  @Field(() => String, { description: 'What the browser calls itself.' })
  userAgent!: string;
}
