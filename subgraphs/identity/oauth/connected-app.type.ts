import { Field, ID, ObjectType } from 'type-graphql';
import { DateTime } from '#subgraph-kit/scalars.js';

@ObjectType('ConnectedApp', { description: 'An app (an assistant, a partner tool or a script) that a person allowed to act for them.' })
export class ConnectedAppType {
  @Field(() => ID, { description: 'Identifies the app.' })
  id!: string;

  @Field(() => String, { description: 'The name the app gives itself; nobody has verified it, unless `isVerified` says so.' })
  name!: string;

  @Field(() => Boolean, { description: 'Whether it is one of the platform\'s own tools (GraphiQL, the command line), whose name is its own.' })
  isVerified!: boolean;

  @Field(() => [String], { description: 'The hosts to which its sign-ins return.' })
  redirectHosts!: readonly string[];

  @Field(() => [String], { description: 'What it was allowed, as scopes: openid, profile, email, offline_access, service.ai_tools; service.platform of our own tools.' })
  scopes!: readonly string[];

  @Field(() => DateTime, { description: 'When it was connected.' })
  connectedAt!: string;

  @Field(() => DateTime, { nullable: true, description: 'When it last used what it was allowed, to the minute; null for one that never did.' })
  lastUsedAt!: string | null;
}
