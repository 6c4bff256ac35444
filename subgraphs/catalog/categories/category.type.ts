import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { connectionType } from '#subgraph-kit/connection.type.js';
import { entity } from '#subgraph-kit/directives.js';

@entity('id')
@ObjectType('Category', { description: 'A group of products in the tree of a catalog.' })
export class CategoryType {
  @Field(() => GraphQLSafeInt, { description: 'Counts from 1 in each company.' })
  id!: number;

  @Field(() => String, { description: 'Its name, unique among the categories of the same parent.' })
  name!: string;

  @Field(() => String, { description: 'The names from the root down: Men > Shirts.' })
  path!: string;

  @Field(() => GraphQLSafeInt, { nullable: true, description: 'The category above it; null at the root.' })
  parentId!: number | null;

  @Field(() => Int, { description: 'Its place among the categories of the same parent.' })
  position!: number;
}

/** A page of categories. */
export const CategoryConnection = connectionType(CategoryType, 'Category');

@InputType('SaveCategoryInput', { description: 'A category to make, or to rename or move with all below it; what is left out stays.' })
export class SaveCategoryInput {
  @Field(() => GraphQLSafeInt, { nullable: true, description: 'The catalog; the company\'s first one unless given.' })
  catalogId?: number | null;

  @Field(() => GraphQLSafeInt, { nullable: true, description: 'The category to change; a new one is made unless given.' })
  id?: number | null;

  @Field(() => String, { nullable: true, description: 'At most 255 characters, without >; required of a new category.' })
  name?: string | null;

  @Field(() => GraphQLSafeInt, { nullable: true, description: 'The category above it; null moves it to the root.' })
  parentId?: number | null;

  @Field(() => Int, { nullable: true, description: 'Its place among the categories of the same parent; the last one unless given.' })
  position?: number | null;
}

@InputType('RemoveCategoryInput', { description: 'A category to remove.' })
export class RemoveCategoryInput {
  @Field(() => GraphQLSafeInt, { nullable: true, description: 'The catalog; the company\'s first one unless given.' })
  catalogId?: number | null;

  @Field(() => GraphQLSafeInt, { description: 'The category; it has none below it.' })
  id!: number;
}
