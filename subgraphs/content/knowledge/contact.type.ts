import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { connectionType } from '#subgraph-kit/connection.type.js';
import { entity } from '#subgraph-kit/directives.js';
import { DateTime } from '#subgraph-kit/scalars.js';

@entity('id')
@ObjectType('Contact', { description: 'A person or an organisation that the company deals with.' })
export class ContactType {
  @Field(() => ID, { description: 'The contact. The id of one that was merged into it leads to it too.' })
  id!: string;

  @Field(() => String, { description: 'Their name.' })
  name!: string;

  @Field(() => [String], { description: 'Their e-mail addresses, in lower case.' })
  emails!: readonly string[];

  @Field(() => [String], { description: 'Their telephone numbers: + and digits where the country is known (+390255501234), else digits.' })
  phones!: readonly string[];

  @Field(() => String, { nullable: true, description: 'The organisation, by its name.' })
  company!: string | null;

  @Field(() => String, { nullable: true, description: 'What they do there.' })
  role!: string | null;

  @Field(() => [String], { description: 'Tags it is found by.' })
  tags!: readonly string[];

  @Field(() => [String], { description: 'Other names: those of contacts that were merged into it.' })
  otherNames!: readonly string[];

  @Field(() => [ID], { description: 'The contacts that were merged into it, the first first: up to 200.' })
  mergedIds!: readonly string[];

  @Field(() => Int, { description: 'Counts its changes.' })
  version!: number;

  @Field(() => DateTime, { description: 'When it was created.' })
  createdAt!: string;

  @Field(() => DateTime, { description: 'When it last changed.' })
  updatedAt!: string;
}

/** A page of contacts. */
export const ContactConnection = connectionType(ContactType, 'Contact', { counted: 'How many contacts the company has; null with a filter.' });

@ObjectType('MergedContact', { description: 'A contact that was merged into another, as it was then.' })
export class MergedContactType {
  @Field(() => ID, { description: 'Its id, which leads to the other from then on.' })
  id!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => [String], { description: 'Its e-mail addresses.' })
  emails!: readonly string[];

  @Field(() => [String], { description: 'Its telephone numbers.' })
  phones!: readonly string[];

  @Field(() => String, { nullable: true, description: 'Its organisation.' })
  company!: string | null;

  @Field(() => String, { nullable: true, description: 'What they did there.' })
  role!: string | null;

  @Field(() => [String], { description: 'Its tags.' })
  tags!: readonly string[];

  @Field(() => [String], { description: 'Its other names.' })
  otherNames!: readonly string[];

  @Field(() => DateTime, { description: 'When it was merged.' })
  mergedAt!: string;

  @Field(() => String, { description: 'Who merged it.' })
  mergedBy!: string;
}

@ObjectType('DeletedContact', { description: 'A contact that was deleted: nothing of what it said.' })
export class DeletedContactType {
  @Field(() => ID, { description: 'Its id, which leads nowhere any more.' })
  id!: string;

  @Field(() => [ID], { description: 'The contacts that had been merged into it.' })
  mergedIds!: readonly string[];
}

@InputType('ContactFilter', { description: 'Filter of a list of contacts; all conditions must match.' })
export class ContactFilterInput {
  @Field(() => String, { nullable: true, description: 'Words of the name, other names, organisation, role or e-mail addresses, or digits of a telephone number, all of which a contact must have; a word of three characters or more may be the beginning of one. At most 8 words and 200 characters.' })
  text?: string | null;

  @Field(() => String, { nullable: true, description: 'An e-mail address, in any capitals.' })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'A telephone number, however it is spaced, with its country or without as the contact has it; `text` finds both.' })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'A tag, in any capitals.' })
  tag?: string | null;
}
