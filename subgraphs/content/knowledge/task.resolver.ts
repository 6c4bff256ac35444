import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import { PageArgs } from '#subgraph-kit/page-args.type.js';
import type { ContentContext } from '../content-context.js';
import { createTask } from './create-task.js';
import { deleteTask } from './delete-task.js';
import { forgetAuthors } from './forget-authors.js';
import { listTasks, readTask } from './list-tasks.js';
import { mergeTasks } from './merge-tasks.js';
import type { Task } from './task.js';
import { CreateTaskInput, DeleteTaskInput, MergeTasksInput, TaskConnection, TaskFilterInput, TaskType, UpdateTaskInput } from './task.type.js';
import { updateTask } from './update-task.js';

@Resolver(() => TaskType)
export class TaskResolver {
  @Query(() => TaskType, { nullable: true, description: 'A task, or the one that it was merged into; null when the company has none with this id.' })
  task(@Arg('id', () => ID, { description: 'The task.' }) id: string, @Ctx() { deps, call }: ContentContext) {
    return readTask(deps, call, { id });
  }

  @Query(() => TaskConnection, { description: 'The tasks of the company, the first due first and those that are due at no day last.' })
  tasks(
    @Arg('filter', () => TaskFilterInput, { nullable: true, description: 'Filters the list.' }) filter: TaskFilterInput | null | undefined,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { deps, call }: ContentContext,
  ) {
    return listTasks(deps, call, { filter, page });
  }

  @FieldResolver(() => Boolean, { description: 'Whether it is open and was due before today, in the time zone of the company.' })
  async overdue(@Root() { status, dueOn }: Task, @Ctx() { knowledge }: ContentContext) {
    return status === 'OPEN' && dueOn !== null && dueOn < await knowledge.today();
  }

  @FieldResolver(() => [ID], { description: 'The tasks that were merged into it: their ids lead to it.' })
  mergedIds(@Root() { id }: Task, @Ctx() { knowledge }: ContentContext) {
    return knowledge.mergedIds(id);
  }

  @Mutation(() => TaskType, { description: 'Make a task.' })
  createTask(@Arg('input', () => CreateTaskInput, { description: 'The task.' }) input: CreateTaskInput, @Ctx() { deps, call }: ContentContext) {
    return createTask(deps, call, input);
  }

  @Mutation(() => TaskType, { description: 'Change a task, its state included; answers it after the change.' })
  updateTask(@Arg('input', () => UpdateTaskInput, { description: 'The task and its changes.' }) input: UpdateTaskInput, @Ctx() { deps, call }: ContentContext) {
    return updateTask(deps, call, input);
  }

  @Mutation(() => TaskType, { description: 'Merge tasks into one, which keeps what all of them say: titles and bodies one below the other, the records of all, the earliest day, and the first assignee and recurrence, its own before others\'. It is open if one of them is. The ids of the others lead to it; this cannot be undone. Answers the one that stays.' })
  mergeTasks(@Arg('input', () => MergeTasksInput, { description: 'The tasks.' }) input: MergeTasksInput, @Ctx() { deps, call }: ContentContext) {
    return mergeTasks(deps, call, input);
  }

  @Mutation(() => TaskType, { description: 'Delete a task with those that were merged into it; answers it as it was.' })
  deleteTask(@Arg('input', () => DeleteTaskInput, { description: 'Which task.' }) input: DeleteTaskInput, @Ctx() { deps, call }: ContentContext) {
    return deleteTask(deps, call, input);
  }

  @internal
  @Mutation(() => Int, { description: 'Take people who left the company out of its notes and tasks, which stay. Returns how many changed.' })
  forgetAuthors(@Arg('userIds', () => [ID], { description: 'The people.' }) userIds: string[], @Ctx() { deps, call }: ContentContext) {
    return forgetAuthors(deps, call, { userIds });
  }
}
