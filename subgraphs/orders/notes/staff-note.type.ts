import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { connectionType } from '#subgraph-kit/connection.type.js';
import { DateTime } from '#subgraph-kit/scalars.js';

@ObjectType('StaffNote', { description: 'A note of staff on an order or return; only the company\'s people see it.' })
export class StaffNoteType {
  @Field(() => ID, { description: 'The note.' })
  id!: string;

  @Field(() => String, { description: 'Who wrote it first; `editedBy` is who changed it.' })
  author!: string;

  @Field(() => String, { description: 'What it says.' })
  text!: string;

  @Field(() => DateTime, { description: 'When it was written.' })
  createdAt!: string;

  @Field(() => DateTime, { nullable: true, description: 'When it was last edited; null if it never was.' })
  editedAt!: string | null;

  @Field(() => String, { nullable: true, description: 'Who edited it last; null if nobody did.' })
  editedBy!: string | null;
}

/** A page of notes. */
export const StaffNoteConnection = connectionType(StaffNoteType, 'StaffNote');

@InputType('AddNoteInput', { description: 'A note to add to an order or to a return.' })
export class AddNoteInput {
  @Field(() => ID, { nullable: true, description: 'Order number, with or without #, external id or id; left out for a return.' })
  orderReference?: string | null;

  @Field(() => ID, { nullable: true, description: 'Return number or id; left out for an order.' })
  returnReference?: string | null;

  @Field(() => String, { description: 'What it says, up to 4,000 characters.' })
  text!: string;
}

@InputType('EditNoteInput', { description: 'A note and its new text.' })
export class EditNoteInput {
  @Field(() => ID, { description: 'The note.' })
  id!: string;

  @Field(() => String, { description: 'What it says, up to 4,000 characters.' })
  text!: string;
}

@InputType('DeleteNoteInput', { description: 'A note to remove.' })
export class DeleteNoteInput {
  @Field(() => ID, { description: 'The note.' })
  id!: string;
}
