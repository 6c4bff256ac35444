import { Field, ObjectType } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { MenuItemObject } from '../menus/menu.type.js';
import { ReferenceProblemEnum } from './content-reference.type.js';
import type { ReferenceProblem } from './content-reference.js';

@ObjectType('LocaleProblem', { description: 'Why the website of a site cannot follow something in a locale.' })
export class LocaleProblemType {
  @Field(() => String, { description: 'The locale.' })
  locale!: string;

  @Field(() => ReferenceProblemEnum, { description: 'Why.' })
  problem!: ReferenceProblem;
}

@ObjectType('MenuReference', { description: 'Where an item of a menu refers to something.' })
export class MenuReferenceType {
  @Field(() => GraphQLSafeInt, { description: 'The site of the menu.' })
  siteId!: number;

  @Field(() => String, { description: 'The handle of the menu.' })
  handle!: string;

  @Field(() => String, { description: 'The name of the menu.' })
  name!: string;

  @Field(() => MenuItemObject, { description: 'The item, with its id and labels.' })
  item!: MenuItemObject;

  @Field(() => [LocaleProblemType], { description: 'In which locales the website cannot follow it, and why: it leaves out what is not published, with all that is below it, and shows addresses as they are. HIDDEN_ABOVE where nothing is wrong with the item itself, and one above it is left out. Empty where nothing is known to be wrong.' })
  problems!: readonly LocaleProblemType[];
}
