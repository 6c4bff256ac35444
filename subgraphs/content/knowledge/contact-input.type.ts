import { Field, ID, InputType, Int } from 'type-graphql';
import { KNOWN_VERSION } from '../versions/require-last.js';

const [EMAILS, PHONES, TAGS] = [
  'Up to 20 e-mail addresses; they are kept in lower case, each once.',
  'Up to 20 telephone numbers, with + or 00 and the country (+39 02 5550 1234) or as they are dialled within it, without extensions; digits are kept, each number once.',
  'Up to 20 tags of at most 60 characters.',
] as const;

@InputType('CreateContactInput', { description: 'A new contact.' })
export class CreateContactInput {
  @Field(() => String, { description: 'Their name, at most 200 characters.' })
  name!: string;

  @Field(() => [String], { nullable: true, description: EMAILS })
  emails?: string[] | null;

  @Field(() => [String], { nullable: true, description: PHONES })
  phones?: string[] | null;

  @Field(() => String, { nullable: true, description: 'The organisation, by its name, at most 200 characters.' })
  company?: string | null;

  @Field(() => String, { nullable: true, description: 'What they do there, at most 120 characters.' })
  role?: string | null;

  @Field(() => [String], { nullable: true, description: TAGS })
  tags?: string[] | null;

  @Field(() => [String], { nullable: true, description: 'Up to 20 other names of at most 200 characters, by which it is found too.' })
  otherNames?: string[] | null;
}

const OR_AS_MANY = 'All of them: those it has are replaced. Who has more since a merge keeps up to as many.';

@InputType('UpdateContactInput', { description: 'Changes to a contact; what is absent stays.' })
export class UpdateContactInput {
  @Field(() => ID, { description: 'The contact, or one that was merged into it.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'Another name, at most 200 characters.' })
  name?: string | null;

  @Field(() => [String], { nullable: true, description: `${EMAILS} ${OR_AS_MANY}` })
  emails?: string[] | null;

  @Field(() => [String], { nullable: true, description: `${PHONES} ${OR_AS_MANY}` })
  phones?: string[] | null;

  @Field(() => String, { nullable: true, description: 'Another organisation, at most 200 characters; null for none.' })
  company?: string | null;

  @Field(() => String, { nullable: true, description: 'What they do there, at most 120 characters; null for nothing known.' })
  role?: string | null;

  @Field(() => [String], { nullable: true, description: `${TAGS} ${OR_AS_MANY}` })
  tags?: string[] | null;

  @Field(() => [String], { nullable: true, description: `Up to 20 other names of at most 200 characters. ${OR_AS_MANY}` })
  otherNames?: string[] | null;

  @Field(() => Int, KNOWN_VERSION)
  version?: number | null;
}

@InputType('MergeContactsInput', { description: 'Contacts that are one.' })
export class MergeContactsInput {
  @Field(() => ID, { description: 'The contact that stays, with its name.' })
  survivorId!: string;

  @Field(() => [ID], { description: 'The contacts that are merged into it: 1 to 20.' })
  mergedIds!: string[];
}

@InputType('DeleteContactInput', { description: 'A contact to delete.' })
export class DeleteContactInput {
  @Field(() => ID, { description: 'The contact; one that was merged into another is CONFLICT.' })
  id!: string;
}
