import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { enumType } from '#subgraph-kit/enum-type.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import { EDITED_VERSION } from '../versions/require-last.js';
import type { MenuItemTarget, MenuItemType } from './menu.js';

const MenuItemTypeEnum = enumType<MenuItemType>('MenuItemType', 'What a menu item leads to.', { PAGE: 'A page of the site.', ENTRY: 'An entry of the site.', URL: 'An address, or a path of the site.' });
const MenuItemTargetEnum = enumType<MenuItemTarget>('MenuItemTarget', 'How a browser opens what an item leads to.', { SELF: 'In its place.', BLANK: 'In a new tab.' });

@ObjectType('LocaleLabel', { description: 'The label of a menu item in a locale.' })
export class LocaleLabelType {
  @Field(() => String, { description: 'The language tag.' })
  locale!: string;

  @Field(() => String, { description: 'What it says.' })
  label!: string;
}

@ObjectType('MenuItem', { description: 'An item of a menu with those below it.' })
export class MenuItemObject {
  @Field(() => String, { description: 'Unique in the menu.' })
  id!: string;

  @Field(() => MenuItemTypeEnum, { description: 'What it leads to.' })
  type!: MenuItemType;

  @Field(() => GraphQLSafeInt, { nullable: true, description: 'The page or entry; websites leave the item out while that is not published.' })
  documentId!: number | null;

  @Field(() => String, { nullable: true, description: 'The address of an item that leads to no page or entry.' })
  url!: string | null;

  @Field(() => MenuItemTargetEnum, { description: 'How a browser opens it.' })
  target!: MenuItemTarget;
}

@ObjectType('Menu', { description: 'A menu of a site: its header, its footer.' })
export class MenuType {
  @Field(() => String, { description: 'Unique in the site.' })
  handle!: string;

  @Field(() => String, { description: 'The name editors see.' })
  name!: string;

  @Field(() => Int, { description: 'Counts its changes.' })
  version!: number;

  @Field(() => DateTime, { description: 'When it last changed.' })
  updatedAt!: string;
}

@InputType('LocaleLabelInput', { description: 'The label of a menu item in a locale.' })
export class LocaleLabelInput {
  @Field(() => String, { description: 'A language tag of the site, or one of which the menu has labels already.' })
  locale!: string;

  @Field(() => String, { description: 'What it says, at most 200 characters.' })
  label!: string;
}

@InputType('MenuItemInput', { description: 'An item of a menu with those below it.' })
export class MenuItemInput {
  @Field(() => String, { description: 'Unique in the menu: letters, digits, hyphens and underscores, at most 64.' })
  id!: string;

  @Field(() => [LocaleLabelInput], { nullable: true, description: 'Its labels; where one is missing the title of the page or entry stands, and an item that has neither is left out. An address must have one in some locale.' })
  labels?: LocaleLabelInput[] | null;

  @Field(() => MenuItemTypeEnum, { description: 'What it leads to.' })
  type!: MenuItemType;

  @Field(() => GraphQLSafeInt, { nullable: true, description: 'The page or entry: of the site, or one that the menu leads to already.' })
  documentId?: number | null;

  @Field(() => String, { nullable: true, description: 'Of a URL: the address, or a path of the site.' })
  url?: string | null;

  @Field(() => MenuItemTargetEnum, { nullable: true, description: 'How a browser opens it; SELF unless given.' })
  target?: MenuItemTarget | null;

  @Field(() => [MenuItemInput], { nullable: true, description: 'Those below it; five levels in all.' })
  children?: MenuItemInput[] | null;
}

@InputType('SaveMenuInput', { description: 'A menu to add to a site, or to replace where it has one of its handle.' })
export class SaveMenuInput {
  @Field(() => GraphQLSafeInt, { description: 'The site.' })
  siteId!: number;

  @Field(() => String, { description: 'Unique in the site: lower-case letters and digits joined by hyphens, at most 63 characters.' })
  handle!: string;

  @Field(() => String, { description: 'The name editors see, at most 200 characters.' })
  name!: string;

  @Field(() => [MenuItemInput], { description: 'Its items in their order, up to 500 in all.' })
  items!: MenuItemInput[];

  @Field(() => Int, EDITED_VERSION)
  version?: number | null;
}

@InputType('RemoveMenuInput', { description: 'A menu to remove.' })
export class RemoveMenuInput {
  @Field(() => GraphQLSafeInt, { description: 'The site.' })
  siteId!: number;

  @Field(() => String, { description: 'The menu.' })
  handle!: string;
}
