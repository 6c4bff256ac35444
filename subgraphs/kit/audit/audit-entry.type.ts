import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { connectionType } from '../connection.type.js';
import { shareable } from '../directives.js';
import { DateTime, Json } from '../scalars.js';

@shareable
@ObjectType('AuditedField', { description: 'A field of a record that a write changed.' })
class AuditedFieldType {
  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => Json, { nullable: true, description: 'Its value before; long texts and lists by their beginning.' })
  before!: unknown;

  @Field(() => Json, { nullable: true, description: 'Its value after.' })
  after!: unknown;
}

@shareable
@ObjectType('AuditedChange', { description: 'A record that a write changed.' })
class AuditedChangeType {
  @Field(() => String, { description: 'What it is: order, location.' })
  kind!: string;

  @Field(() => ID, { description: 'The record.' })
  id!: string;

  @Field(() => [AuditedFieldType], { description: 'The fields that are different; all of a new record.' })
  fields!: AuditedFieldType[];
}

@shareable
@ObjectType('AuditEntry', { description: 'What a person or the command line wrote in one transaction of a mutation.' })
export class AuditEntryType {
  @Field(() => ID, { description: 'The entry.' })
  id!: string;

  @Field(() => DateTime, { description: 'When.' })
  writtenAt!: string;

  @Field(() => String, { description: 'The mutation: holdOrder.' })
  operation!: string;

  @Field(() => String, { description: 'Who: the e-mail address of a person, the name of a service token or the command line.' })
  actor!: string;

  @Field(() => String, { description: 'The interface it came through: graphql, command-line.' })
  via!: string;

  @Field(() => String, { description: 'The X-Request-Id of the call.' })
  requestId!: string;

  @Field(() => ID, { nullable: true, description: 'The record that was changed, or that the changed one belongs to, where it is known.' })
  subject!: string | null;

  @Field(() => Json, { nullable: true, description: 'The arguments, without secrets and the content of files; long texts and lists by their beginning. Null where they are withheld.' })
  input!: unknown;

  @Field(() => [AuditedChangeType], { description: 'The records that were changed, up to 20, where before and after are kept.' })
  changes!: AuditedChangeType[];

  @Field(() => Int, { description: 'How many records were changed; those beyond the first 20 are not kept.' })
  changeCount!: number;
}

/** A page of an audit log. */
export const AuditEntryConnection = connectionType(AuditEntryType, 'AuditEntry', { shared: true });

@InputType('AuditFilterInput', { description: 'Which entries of an audit log; a field that is left out does not apply.' })
export class AuditFilterInput {
  @Field(() => String, { nullable: true, description: 'Who wrote.' })
  actor?: string | null;

  @Field(() => String, { nullable: true, description: 'The mutation: holdOrder; capitals do not matter, and one that this part of the graph does not have is BAD_INPUT.' })
  operation?: string | null;

  @Field(() => ID, { nullable: true, description: 'The id of a record; of orders also the number of an order (#1042) or a return, the e-mail address of a customer or the code of a location.' })
  subject?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'From this time on.' })
  from?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Before this time.' })
  to?: string | null;
}
