import { Field, InputType, ObjectType } from 'type-graphql';
import { shareable } from '../directives.js';

@shareable
@ObjectType('MetadataEntry', { description: 'A value that staff keep on a record; only the company\'s people see it.' })
export class MetadataEntryType {
  @Field(() => String, { description: 'Whose it is: a system or a purpose.' })
  namespace!: string;

  @Field(() => String, { description: 'Its name in the namespace.' })
  key!: string;

  @Field(() => String, { description: 'The value.' })
  value!: string;
}

@InputType('MetadataEntryInput', { description: 'A value to keep under a key.' })
export class MetadataEntryInput {
  @Field(() => String, { description: 'Its name: lower-case letters, digits, -, _ and ., up to 60.' })
  key!: string;

  @Field(() => String, { description: 'The value, up to 4,000 characters.' })
  value!: string;
}

@InputType()
export abstract class EntriesToSetInput {
  @Field(() => String, { description: 'The namespace: lower-case letters, digits, -, _ and ., up to 60.' })
  namespace!: string;

  @Field(() => [MetadataEntryInput], { description: 'The values, 1 to 100; a record keeps 100 entries and 64 KB in all its namespaces.' })
  entries!: MetadataEntryInput[];
}

@InputType()
export abstract class EntriesToDeleteInput {
  @Field(() => String, { description: 'The namespace.' })
  namespace!: string;

  @Field(() => [String], { nullable: true, description: 'The keys to remove; the whole namespace when left out.' })
  keys?: string[] | null;
}
