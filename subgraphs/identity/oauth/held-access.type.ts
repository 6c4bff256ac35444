import { Field, Int, ObjectType } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import { DateTime } from '#subgraph-kit/scalars.js';

@internal
@ObjectType('HeldAccess', { description: 'What people and apps hold, and when the deployment last worked.' })
export class HeldAccessType {
  @Field(() => DateTime, { nullable: true, description: 'When a worker last ended a job; null before the first.' })
  lastRunAt!: string | null;

  @Field(() => Int, { description: 'Sessions that have not expired.' })
  sessions!: number;

  @Field(() => Int, { description: 'Grants of apps that have not expired.' })
  apps!: number;
}
