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

@InputType('UpdateWorkspaceInput', { description: 'Changes to a workspace. Absent fields keep their values.' })
export class UpdateWorkspaceInput {
  @Field(() => String, { description: 'Slug of the workspace.' })
  workspace!: string;

  @Field(() => String, { nullable: true, description: 'New slug; the delivery URLs of its sites change with it.' })
  slug?: string | null;

  @Field(() => String, { nullable: true, description: 'A new name.' })
  name?: string | null;
}

@InputType('RemoveWorkspaceInput', { description: 'A workspace to remove.' })
export class RemoveWorkspaceInput {
  @Field(() => String, { description: 'Slug of the workspace, which has no sites.' })
  workspace!: string;
}

@InputType('CreateWorkspaceInput', { description: 'A new workspace.' })
export class CreateWorkspaceInput {
  @Field(() => String, { description: 'Lower-case letters and digits joined by hyphens, at most 63 characters; unique in the company.' })
  slug!: string;

  @Field(() => String, { description: 'The name people see, at most 200 characters.' })
  name!: string;
}
