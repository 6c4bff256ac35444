import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { connectionType } from '#subgraph-kit/connection.type.js';
import { DateTime } from '#subgraph-kit/scalars.js';

@ObjectType('MemoryNote', { description: 'What a person, or an assistant that works for them, wants to know again later.' })
export class MemoryNoteType {
  /** For the field `isOwn`. */
  userId!: string;

  @Field(() => ID, { description: 'The note.' })
  id!: string;

  @Field(() => String, { description: 'What it is about.' })
  title!: string;

  @Field(() => String, { description: 'What it says.' })
  text!: string;

  @Field(() => [String], { description: 'Tags it is found by.' })
  tags!: readonly string[];

  @Field(() => Boolean, { description: 'Whether everybody in the company who reads the catalog sees it; else only its author does.' })
  isShared!: boolean;

  @Field(() => String, { description: 'Who keeps it.' })
  author!: string;

  @Field(() => DateTime, { description: 'When it was kept.' })
  createdAt!: string;
}

/** A page of notes. */
export const MemoryNoteConnection = connectionType(MemoryNoteType, 'MemoryNote');

@InputType('MemoryNoteFilter', { description: 'Filter of a list of notes; all conditions must match.' })
export class MemoryNoteFilter {
  @Field(() => String, { nullable: true, description: 'Words of the title, text or tags, all of which a note must have; a word of three characters or more may be the beginning of one. At most 8 words and 200 characters.' })
  search?: string | null;

  @Field(() => [String], { nullable: true, description: 'Up to 10 tags, all of which a note must have, in any capitals.' })
  tags?: string[] | null;
}

@InputType('RememberNoteInput', { description: 'A note to keep.' })
export class RememberNoteInput {
  @Field(() => String, { description: 'What it is about, at most 120 characters.' })
  title!: string;

  @Field(() => String, { description: 'What it says, at most 2,000 characters.' })
  text!: string;

  @Field(() => [String], { nullable: true, description: 'Up to 10 tags of at most 60 characters.' })
  tags?: string[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether everybody in the company who reads the catalog sees it; the person alone unless true.' })
  shared?: boolean | null;
}

@InputType('ForgetNoteInput', { description: 'A note to delete.' })
export class ForgetNoteInput {
  @Field(() => ID, { description: 'The note.' })
  id!: string;
}
