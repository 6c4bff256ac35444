import { Field, InputType, Int } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { KNOWN_VERSION } from '../versions/require-last.js';
import type { SiteStatus } from './site.js';
import { SiteStatusEnum } from './site.type.js';

@InputType('CreateSiteInput', { description: 'A new site.' })
export class CreateSiteInput {
  @Field(() => String, { description: 'Slug of the workspace it belongs to.' })
  workspace!: string;

  @Field(() => String, { description: 'Lower-case letters and digits joined by hyphens, at most 63 characters; unique in the workspace.' })
  slug!: string;

  @Field(() => String, { description: 'The name people see, at most 200 characters.' })
  name!: string;

  @Field(() => SiteStatusEnum, { nullable: true, description: 'Defaults to DRAFT.' })
  status?: SiteStatus | null;

  @Field(() => String, { description: 'A language tag: it or pt-BR.' })
  defaultLocale!: string;

  @Field(() => [String], { nullable: true, description: '1 to 50 language tags, including the default locale; defaults to the default locale alone.' })
  locales?: string[] | null;

  @Field(() => String, { nullable: true, description: 'https URL of the website.' })
  frontendUrl?: string | null;
}

@InputType('RemoveSiteInput', { description: 'A site to remove.' })
export class RemoveSiteInput {
  @Field(() => GraphQLSafeInt, { description: 'The site.' })
  id!: number;

  @Field(() => Boolean, { nullable: true, description: 'Whether it is removed although its website shows pages or entries of it; while it does, it is refused otherwise, unless the site is archived.' })
  evenIfPublished?: boolean | null;
}

@InputType('UpdateSiteInput', { description: 'Changes to a site. Absent fields keep their values.' })
export class UpdateSiteInput {
  @Field(() => GraphQLSafeInt, { description: 'The site.' })
  id!: number;

  @Field(() => String, { nullable: true, description: 'New slug; the site\'s URLs change with it.' })
  slug?: string | null;

  @Field(() => String, { nullable: true, description: 'A new name.' })
  name?: string | null;

  @Field(() => SiteStatusEnum, { nullable: true, description: 'New status.' })
  status?: SiteStatus | null;

  @Field(() => String, { nullable: true, description: 'New default locale; one of the site\'s language tags.' })
  defaultLocale?: string | null;

  @Field(() => [String], { nullable: true, description: 'The full list of its language tags.' })
  locales?: string[] | null;

  @Field(() => String, { nullable: true, description: 'https URL of the website; null clears it.' })
  frontendUrl?: string | null;

  @Field(() => Int, KNOWN_VERSION)
  version?: number | null;
}
