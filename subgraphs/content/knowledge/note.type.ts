import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { connectionType } from '#subgraph-kit/connection.type.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import { RecordReferenceFilter, RecordReferenceInput, RecordReferenceType } from './about.type.js';

@ObjectType('Note', { description: 'A note of the company\'s knowledge: everybody with brain.read reads it. Notes of staff on an order or a return alone are StaffNote.' })
export class NoteType {
  @Field(() => ID, { description: 'The note.' })
  id!: string;

  @Field(() => String, { description: 'Its title.' })
  title!: string;

  @Field(() => String, { description: 'What it says; may be empty.' })
  body!: string;

  @Field(() => [String], { description: 'Tags it is found by.' })
  tags!: readonly string[];

  @Field(() => [RecordReferenceType], { description: 'The records it is about.' })
  about!: readonly RecordReferenceType[];

  @Field(() => ID, { nullable: true, description: 'The person who wrote it; null for a program, and once they left the company.' })
  authorId!: string | null;

  @Field(() => String, { nullable: true, description: 'Who wrote it, by the e-mail address or the program\'s name; null once they left the company.' })
  author!: string | null;

  @Field(() => DateTime, { description: 'When it was written.' })
  createdAt!: string;

  @Field(() => DateTime, { description: 'When it last changed.' })
  updatedAt!: string;

  @Field(() => Int, { description: 'Counts its changes from 1.' })
  version!: number;
}

/** A page of notes. */
export const NoteConnection = connectionType(NoteType, 'Note');

@InputType('NoteFilter', { description: 'Which notes are listed; all conditions must match.' })
export class NoteFilterInput {
  @Field(() => String, { nullable: true, description: 'Words of the title, body or tags, all of which a note must have; the last one, of three characters or more, may be the beginning of one. At most 8 words and 200 characters.' })
  search?: string | null;

  @Field(() => [String], { nullable: true, description: 'Up to 20 tags, all of which a note must have, in any capitals.' })
  tags?: string[] | null;

  @Field(() => RecordReferenceFilter, { nullable: true, description: 'A record they must be about.' })
  about?: RecordReferenceFilter | null;
}

const [TAGS, ABOUT] = [{ nullable: true, description: 'Up to 20 tags of at most 60 characters.' }, { nullable: true, description: 'Up to 20 records that it is about.' }];

@InputType('CreateNoteInput', { description: 'A note to write.' })
export class CreateNoteInput {
  @Field(() => String, { description: 'Its title, at most 200 characters.' })
  title!: string;

  @Field(() => String, { nullable: true, description: 'What it says, at most 10,000 characters.' })
  body?: string | null;

  @Field(() => [String], TAGS)
  tags?: string[] | null;

  @Field(() => [RecordReferenceInput], ABOUT)
  about?: RecordReferenceInput[] | null;
}

@InputType('UpdateNoteInput', { description: 'Changes to a note; what is absent or null keeps its value, and an empty list removes all.' })
export class UpdateNoteInput {
  @Field(() => ID, { description: 'The note.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'Its title, at most 200 characters.' })
  title?: string | null;

  @Field(() => String, { nullable: true, description: 'What it says, at most 10,000 characters; empty for nothing.' })
  body?: string | null;

  @Field(() => [String], TAGS)
  tags?: string[] | null;

  @Field(() => [RecordReferenceInput], ABOUT)
  about?: RecordReferenceInput[] | null;

  @Field(() => Int, { nullable: true, description: 'The version that was edited; CONFLICT where it is not the last. The last one wins unless given.' })
  version?: number | null;
}

@InputType('DeleteKnowledgeNoteInput', { description: 'A note to delete.' })
export class DeleteNoteInput {
  @Field(() => ID, { description: 'The note.' })
  id!: string;
}
