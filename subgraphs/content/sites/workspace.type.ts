import { Field, ID, InputType, ObjectType } from 'type-graphql';

@ObjectType('Workspace', { description: 'A room of the company in which sites are made.' })
export class WorkspaceType {
  @Field(() => ID, { description: 'The workspace\'s own id.' })
  id!: string;

  @Field(() => String, { description: 'Its part of the delivery address: main.' })
  slug!: string;

  @Field(() => String, { description: 'The name people see.' })
  name!: string;
}

@InputType('CreateWorkspaceInput', { description: 'A new workspace.' })
export class CreateWorkspaceInput {
  @Field(() => String, { description: 'Small letters and digits joined by dashes, at most 63; unique in the company.' })
  slug!: string;

  @Field(() => String, { description: 'The name people see, at most 200 characters.' })
  name!: string;
}
