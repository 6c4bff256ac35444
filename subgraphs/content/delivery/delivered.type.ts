import { Field, Int, ObjectType } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { internal } from '#subgraph-kit/directives.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import type { SiteStatus } from '../sites/site.js';
import { SiteStatusEnum } from '../sites/site.type.js';

@ObjectType()
abstract class DeliveredType {
  @Field(() => String, { description: 'Changes with every byte of the answer.' })
  etag!: string;

  @Field(() => DateTime, { description: 'When it last changed.' })
  modifiedAt!: string;
}

@internal
@ObjectType('DeliveredSite', { description: 'A site as its website reads it.' })
export class DeliveredSiteType extends DeliveredType {
  @Field(() => GraphQLSafeInt, { description: 'The site.' })
  id!: number;

  @Field(() => String, { description: 'Its slug.' })
  slug!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => SiteStatusEnum, { description: 'Its status.' })
  status!: SiteStatus;

  @Field(() => String, { description: 'Its default locale.' })
  defaultLocale!: string;

  @Field(() => [String], { description: 'Its locales.' })
  locales!: readonly string[];

  @Field(() => String, { nullable: true, description: 'The address of the website.' })
  frontendUrl!: string | null;
}

@internal
@ObjectType('DeliveredPage', { description: 'A page as its website reads it.' })
export class DeliveredPageType extends DeliveredType {
  @Field(() => GraphQLSafeInt, { description: 'The page.' })
  id!: number;

  @Field(() => String, { description: 'The key of its template.' })
  template!: string;

  @Field(() => Boolean, { description: 'Whether it is the home page.' })
  isHome!: boolean;

  @Field(() => String, { description: 'Its title.' })
  title!: string;

  @Field(() => String, { description: 'The last segment of its path.' })
  slug!: string;

  @Field(() => String, { description: 'Its blocks, as JSON text.' })
  blocks!: string;

  @Field(() => String, { description: 'What search engines are told, as JSON text.' })
  seo!: string;

  @Field(() => String, { description: 'The locale.' })
  locale!: string;

  @Field(() => DateTime, { description: 'Since when it is published.' })
  publishedAt!: string;
}

@internal
@ObjectType('DeliveredEntry', { description: 'An entry as its website reads it.' })
export class DeliveredEntryType extends DeliveredType {
  @Field(() => GraphQLSafeInt, { description: 'The entry.' })
  id!: number;

  @Field(() => String, { description: 'Its title.' })
  title!: string;

  @Field(() => String, { description: 'Its slug.' })
  slug!: string;

  @Field(() => String, { description: 'The values of its fields, as JSON text.' })
  fields!: string;

  @Field(() => String, { description: 'What search engines are told, as JSON text.' })
  seo!: string;

  @Field(() => DateTime, { description: 'Since when it is published.' })
  publishedAt!: string;

  @Field(() => Int, { description: 'Its place where the website sorts by it.' })
  sort!: number;
}

@ObjectType()
abstract class DeliveredListType extends DeliveredType {
  @Field(() => Int, { description: 'How many there are in all.' })
  total!: number;

  @Field(() => String, { description: 'The locale.' })
  locale!: string;
}

@internal
@ObjectType('DeliveredEntries', { description: 'A page of entries as their website reads it, the newest first.' })
export class DeliveredEntriesType extends DeliveredListType {
  @Field(() => [DeliveredEntryType], { description: 'The entries.' })
  entries!: readonly DeliveredEntryType[];
}

@internal
@ObjectType('DeliveredMenuHead', { description: 'A menu without its items.' })
export class DeliveredMenuHeadType {
  @Field(() => String, { description: 'Its handle.' })
  handle!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;
}

@internal
@ObjectType('DeliveredMenus', { description: 'The menus of a site as its website reads them.' })
export class DeliveredMenusType extends DeliveredType {
  @Field(() => [DeliveredMenuHeadType], { description: 'The menus, by handle.' })
  menus!: readonly DeliveredMenuHeadType[];
}

@internal
@ObjectType('DeliveredMenu', { description: 'A menu as its website reads it.' })
export class DeliveredMenuType extends DeliveredType {
  @Field(() => String, { description: 'Its handle.' })
  handle!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => String, { description: 'The locale.' })
  locale!: string;

  @Field(() => String, { description: 'Its items with those below them, as JSON text: id, label, url, type, target and children of each.' })
  items!: string;
}

@internal
@ObjectType('DeliveredRedirect', { description: 'A redirect as its website reads it.' })
export class DeliveredRedirectType {
  @Field(() => String, { description: 'The path.' })
  path!: string;

  @Field(() => String, { nullable: true, description: 'Where it leads; null where that is nowhere any more.' })
  target!: string | null;

  @Field(() => Int, { description: 'What the website answers.' })
  status!: number;
}

@internal
@ObjectType('DeliveredRedirects', { description: 'A page of redirects as their website reads it, by path.' })
export class DeliveredRedirectsType extends DeliveredListType {
  @Field(() => [DeliveredRedirectType], { description: 'The redirects.' })
  redirects!: readonly DeliveredRedirectType[];
}

@internal
@ObjectType('DeliveredAlternate', { description: 'The same page or entry in a locale.' })
export class DeliveredAlternateType {
  @Field(() => String, { description: 'The locale.' })
  locale!: string;

  @Field(() => String, { description: 'Its path.' })
  path!: string;
}

@internal
@ObjectType('DeliveredUrl', { description: 'An address of a sitemap.' })
export class DeliveredUrlType {
  @Field(() => GraphQLSafeInt, { description: 'The number of its page or entry, by which links within rich text name it.' })
  id!: number;

  @Field(() => String, { description: 'Its path.' })
  path!: string;

  @Field(() => Boolean, { description: 'Whether it is an entry of a collection; a page otherwise.' })
  isEntry!: boolean;

  @Field(() => DateTime, { description: 'When it was last published.' })
  modifiedAt!: string;

  @Field(() => [DeliveredAlternateType], { description: 'Itself in every locale of the site in which it is published.' })
  alternates!: readonly DeliveredAlternateType[];
}

@internal
@ObjectType('DeliveredSitemap', { description: 'A page of a sitemap, by path.' })
export class DeliveredSitemapType extends DeliveredListType {
  @Field(() => [DeliveredUrlType], { description: 'The addresses.' })
  urls!: readonly DeliveredUrlType[];
}
