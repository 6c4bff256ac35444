import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { connectionType } from '#subgraph-kit/connection.type.js';
import { enumType } from '#subgraph-kit/enum-type.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import { RecordReferenceFilter, RecordReferenceInput, RecordReferenceType } from './about.type.js';
import { RecurrenceInput, RecurrenceType } from './recurrence.type.js';
import type { TaskStatus } from './task.js';

/** The states of tasks that people see. */
export const TaskStatusEnum = enumType<TaskStatus>('TaskStatus', 'The state of a task.', { OPEN: 'It is to be done.', DONE: 'It is done.' });

@ObjectType('Task', { description: 'Something that is to be done, by a person of the company or whoever comes to it.' })
export class TaskType {
  @Field(() => ID, { description: 'The task.' })
  id!: string;

  @Field(() => String, { description: 'Its title.' })
  title!: string;

  @Field(() => String, { description: 'What is to be done; may be empty.' })
  body!: string;

  @Field(() => TaskStatusEnum, { description: 'Whether it is done.' })
  status!: TaskStatus;

  @Field(() => String, { nullable: true, description: 'The day on which it is due, as YYYY-MM-DD, where the company works; null for no day.' })
  dueOn!: string | null;

  @Field(() => ID, { nullable: true, description: 'The person who is to do it; null for nobody in particular, and once they left the company.' })
  assigneeId!: string | null;

  @Field(() => String, { nullable: true, description: 'Their e-mail address when they were given it; null for nobody in particular, and once they left the company.' })
  assignee!: string | null;

  @Field(() => [RecordReferenceType], { description: 'The records it is about.' })
  about!: readonly RecordReferenceType[];

  @Field(() => RecurrenceType, { nullable: true, description: 'When it is due again once it is done; null for a task that is done once.' })
  recurrence!: RecurrenceType | null;

  @Field(() => ID, { nullable: true, description: 'The task that was made when this one was done; null for none.' })
  nextId!: string | null;

  @Field(() => ID, { nullable: true, description: 'The person who made it; null for a program, and once they left the company.' })
  authorId!: string | null;

  @Field(() => String, { nullable: true, description: 'Who made it, by the e-mail address or the program\'s name; null once they left the company.' })
  author!: string | null;

  @Field(() => DateTime, { description: 'When it was made.' })
  createdAt!: string;

  @Field(() => DateTime, { description: 'When it last changed.' })
  updatedAt!: string;

  @Field(() => DateTime, { nullable: true, description: 'When it was done; null while it is open.' })
  completedAt!: string | null;

  @Field(() => Int, { description: 'Counts its changes from 1.' })
  version!: number;
}

/** A page of tasks. */
export const TaskConnection = connectionType(TaskType, 'Task');

@InputType('TaskFilter', { description: 'Which tasks are listed; all conditions must match. Tasks that were merged into others are not listed.' })
export class TaskFilterInput {
  @Field(() => String, { nullable: true, description: 'Words of the title or body, all of which a task must have; the last one, of three characters or more, may be the beginning of one. At most 8 words and 200 characters.' })
  search?: string | null;

  @Field(() => TaskStatusEnum, { nullable: true, description: 'Only those in this state.' })
  status?: TaskStatus | null;

  @Field(() => ID, { nullable: true, description: 'The id or e-mail address of the person who is to do them. BAD_INPUT for an address that nobody active in the company has.' })
  assignee?: string | null;

  @Field(() => String, { nullable: true, description: 'Due on this day, YYYY-MM-DD, or later.' })
  dueFrom?: string | null;

  @Field(() => String, { nullable: true, description: 'Due before this day, YYYY-MM-DD.' })
  dueBefore?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether they are open and due before today, in the time zone of the company.' })
  overdue?: boolean | null;

  @Field(() => RecordReferenceFilter, { nullable: true, description: 'A record they must be about.' })
  about?: RecordReferenceFilter | null;
}

const BODY = { nullable: true, description: 'What is to be done, at most 10,000 characters.' };
const ABOUT = { nullable: true, description: 'Up to 20 records that it is about.' };

@InputType('CreateTaskInput', { description: 'A task to make.' })
export class CreateTaskInput {
  @Field(() => String, { description: 'Its title, at most 200 characters.' })
  title!: string;

  @Field(() => String, BODY)
  body?: string | null;

  @Field(() => String, { nullable: true, description: 'The day on which it is due, YYYY-MM-DD, where the company works. Required with `recurrence`.' })
  dueOn?: string | null;

  @Field(() => ID, { nullable: true, description: 'The id or e-mail address of the active person of the company who is to do it.' })
  assignee?: string | null;

  @Field(() => [RecordReferenceInput], ABOUT)
  about?: RecordReferenceInput[] | null;

  @Field(() => RecurrenceInput, { nullable: true, description: 'When it is due again once it is done.' })
  recurrence?: RecurrenceInput | null;
}

@InputType('UpdateTaskInput', { description: 'Changes to a task; what is absent keeps its value. Null takes away `dueOn`, `assignee` and `recurrence`, and keeps the other values.' })
export class UpdateTaskInput {
  @Field(() => ID, { description: 'The task; one that was merged into another means that one.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'Its title, at most 200 characters.' })
  title?: string | null;

  @Field(() => String, BODY)
  body?: string | null;

  @Field(() => TaskStatusEnum, { nullable: true, description: 'Whether it is done; the state it has already changes nothing. A task that recurs makes the next one when it is done: once, whatever becomes of it later.' })
  status?: TaskStatus | null;

  @Field(() => String, { nullable: true, description: 'The day on which it is due, YYYY-MM-DD, where the company works; null for no day.' })
  dueOn?: string | null;

  @Field(() => ID, { nullable: true, description: 'The id or e-mail address of the active person of the company who is to do it; null for nobody in particular.' })
  assignee?: string | null;

  @Field(() => [RecordReferenceInput], ABOUT)
  about?: RecordReferenceInput[] | null;

  @Field(() => RecurrenceInput, { nullable: true, description: 'When it is due again once it is done; null for a task that is done once.' })
  recurrence?: RecurrenceInput | null;

  @Field(() => Int, { nullable: true, description: 'The version that was edited; CONFLICT where it is not the last. The last one wins unless given.' })
  version?: number | null;
}

@InputType('MergeTasksInput', { description: 'Tasks to merge.' })
export class MergeTasksInput {
  @Field(() => ID, { description: 'The task that stays.' })
  id!: string;

  @Field(() => [ID], { description: 'The tasks that are merged into it, 1 to 10.' })
  ids!: string[];
}

@InputType('DeleteTaskInput', { description: 'A task to delete.' })
export class DeleteTaskInput {
  @Field(() => ID, { description: 'The task. CONFLICT for one that was merged into another.' })
  id!: string;
}
