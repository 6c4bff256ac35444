import { Field, InputType, Int } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { internal } from '#subgraph-kit/directives.js';

@InputType()
abstract class DeliveryInput {
  @Field(() => String, { description: 'The slug of the workspace.' })
  workspace!: string;

  @Field(() => GraphQLSafeInt, { description: 'The site.' })
  siteId!: number;

  @Field(() => String, { nullable: true, description: 'The tag of the answer that the caller has: of the same one the texts, or the records, are left out.' })
  known?: string | null;
}

@internal
@InputType('DeliveredSiteInput', { description: 'A site whose website reads it.' })
export class DeliveredSiteInput extends DeliveryInput {}

@InputType()
abstract class LocaleInput extends DeliveryInput {
  @Field(() => String, { nullable: true, description: 'The locale; the site\'s default locale unless given.' })
  locale?: string | null;
}

@internal
@InputType('DeliveredMenusInput', { description: 'The menus that a website reads.' })
export class DeliveredMenusInput extends LocaleInput {}

@internal
@InputType('DeliveredPageInput', { description: 'A page that a website reads.' })
export class DeliveredPageInput extends LocaleInput {
  @Field(() => String, { description: 'Its path, with or without slashes around it.' })
  path!: string;
}

@internal
@InputType('DeliveredEntryInput', { description: 'An entry that a website reads.' })
export class DeliveredEntryInput extends LocaleInput {
  @Field(() => String, { description: 'The slug of its collection.' })
  collection!: string;

  @Field(() => String, { description: 'Its slug.' })
  slug!: string;
}

@internal
@InputType('DeliveredMenuInput', { description: 'A menu that a website reads.' })
export class DeliveredMenuInput extends LocaleInput {
  @Field(() => String, { description: 'Its handle.' })
  handle!: string;
}

@InputType()
abstract class ListInput extends LocaleInput {
  @Field(() => Int, { description: 'The number of the page, from 1.' })
  page!: number;

  @Field(() => Int, { description: 'How many records a page has.' })
  perPage!: number;
}

@internal
@InputType('DeliveredEntriesInput', { description: 'A page of entries that a website reads.' })
export class DeliveredEntriesInput extends ListInput {
  @Field(() => String, { description: 'The slug of their collection.' })
  collection!: string;
}

@internal
@InputType('DeliveredRedirectsInput', { description: 'A page of redirects that a website reads.' })
export class DeliveredRedirectsInput extends ListInput {
  @Field(() => String, { nullable: true, description: 'Only the one of this path.' })
  path?: string | null;
}

@internal
@InputType('DeliveredSitemapInput', { description: 'A page of a sitemap that a website reads.' })
export class DeliveredSitemapInput extends ListInput {}
