import { Field, ID, InputType, ObjectType } from 'type-graphql';

@ObjectType('Workspace', { description: 'A group of the company\'s sites.' })
export class WorkspaceType {
  @Field(() => ID, { description: 'Id of the workspace.' })
  id!: string;

  @Field(() => String, { description: 'Part of the delivery URL: main.' })
  slug!: string;

  @Field(() => String, { description: 'The name people see.' })
  name!: string;
}

@InputType('CreateWorkspaceInput', { description: 'A new workspace.' })
export class CreateWorkspaceInput {
  @Field(() => String, { description: 'Lower-case letters and digits joined by hyphens, at most 63 characters; unique in the company.' })
  slug!: string;

  @Field(() => String, { description: 'The name people see, at most 200 characters.' })
  name!: string;
}
