import { Field, ID, InputType, ObjectType } from 'type-graphql';

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
class MetadataEntryInput {
  @Field(() => String, { description: 'Its name: lower-case letters, digits, -, _ and ., up to 60.' })
  key!: string;

  @Field(() => String, { description: 'The value, up to 4,000 characters.' })
  value!: string;
}

@InputType('SetMetadataInput', { description: 'Values to keep on an order or return, in one namespace.' })
export class SetMetadataInput {
  @Field(() => ID, { nullable: true, description: 'Order number, with or without #, or id; left out for a return.' })
  orderReference?: string | null;

  @Field(() => ID, { nullable: true, description: 'Return number or id; left out for an order.' })
  returnReference?: string | null;

  @Field(() => String, { description: 'The namespace: lower-case letters, digits, -, _ and ., up to 60.' })
  namespace!: string;

  @Field(() => [MetadataEntryInput], { description: 'The values, 1 to 100; a record keeps 100 entries and 64 KB in all its namespaces.' })
  entries!: MetadataEntryInput[];
}

@InputType('DeleteMetadataInput', { description: 'Values to remove from an order or return.' })
export class DeleteMetadataInput {
  @Field(() => ID, { nullable: true, description: 'Order number, with or without #, or id; left out for a return.' })
  orderReference?: string | null;

  @Field(() => ID, { nullable: true, description: 'Return number or id; left out for an order.' })
  returnReference?: string | null;

  @Field(() => String, { description: 'The namespace.' })
  namespace!: string;

  @Field(() => [String], { nullable: true, description: 'The keys to remove; the whole namespace when left out.' })
  keys?: string[] | null;
}
