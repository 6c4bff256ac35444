import { Field, ObjectType } from 'type-graphql';
import { enumType } from '#subgraph-kit/enum-type.js';
import { GraphQLSafeInt } from 'graphql-scalars';
import { DateTime } from '#subgraph-kit/scalars.js';
import type { SiteStatus } from './site.js';

/** The graph's enum of site states. */
export const SiteStatusEnum = enumType<SiteStatus>('SiteStatus', 'Where a site stands.', {
  DRAFT: 'Being built.',
  ACTIVE: 'Served to its website.',
  ARCHIVED: 'No longer served, kept for the record.',
});

@ObjectType('Site', { description: 'A website whose content is kept here.' })
export class SiteType {
  @Field(() => GraphQLSafeInt, { description: 'Counts from 1 in each company; part of the delivery address.' })
  id!: number;

  @Field(() => String, { description: 'Unique in the workspace.' })
  slug!: string;

  @Field(() => String, { description: 'The name people see.' })
  name!: string;

  @Field(() => SiteStatusEnum, { description: 'Where the site stands.' })
  status!: SiteStatus;

  @Field(() => String, { description: 'The language tag of content that says no other: it.' })
  defaultLocale!: string;

  @Field(() => [String], { description: 'Every language tag the site has content in.' })
  locales!: string[];

  @Field(() => String, { nullable: true, description: 'https address of the website that shows the content.' })
  frontendUrl!: string | null;

  @Field(() => DateTime, { description: 'When the site last changed.' })
  updatedAt!: string;
}
