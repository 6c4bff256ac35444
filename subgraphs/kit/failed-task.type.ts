import { Field, ID, Int, ObjectType } from 'type-graphql';
import { shareable } from './directives.js';
import { enumType } from './enum-type.js';
import type { FailedTask, FailedTaskKind } from './failed-task.js';
import { DateTime } from './scalars.js';

const FailedTaskKindEnum = enumType<FailedTaskKind>('FailedTaskKind', 'What kind of work failed.', {
  WEBHOOK: 'A webhook to another system; the id is its delivery\'s.',
  MAIL: 'A mail.',
  LABEL: 'The label of a parcel; the id is the label\'s.',
  EVENT: 'An event that could not be passed on to the other parts of the platform; the operator has it passed on again.',
});

@shareable
@ObjectType('FailedTask', { description: 'Work done behind a call that has failed and was not done since.' })
export class FailedTaskType implements FailedTask {
  @Field(() => FailedTaskKindEnum, { description: 'What kind of work it is.' })
  kind!: FailedTaskKind;

  @Field(() => ID, { description: 'The delivery, mail, label or event.' })
  id!: string;

  @Field(() => String, { description: 'What it is: the type of the event, the template of the mail, the parcel.' })
  name!: string;

  @Field(() => String, { description: 'Why the last attempt failed.' })
  error!: string;

  @Field(() => DateTime, { description: 'Since when it fails.' })
  failingSince!: string;

  @Field(() => Int, { nullable: true, description: 'How often it was tried; null where attempts are not counted.' })
  attempts!: number | null;

  @Field(() => DateTime, { nullable: true, description: 'When it is tried again; null when it is not tried again by itself.' })
  nextAttemptAt!: string | null;
}
