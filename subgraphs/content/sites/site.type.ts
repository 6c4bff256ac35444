import { Field, Int, ObjectType } from 'type-graphql';
import { enumType } from '#subgraph-kit/enum-type.js';
import { GraphQLSafeInt } from 'graphql-scalars';
import { DateTime } from '#subgraph-kit/scalars.js';
import type { SiteStatus } from './site.js';

/** The graph's enum of site states. */
export const SiteStatusEnum = enumType<SiteStatus>('SiteStatus', 'Status of a site.', {
  DRAFT: 'Being built; its tokens read it already.',
  ACTIVE: 'Served to its website.',
  ARCHIVED: 'No longer served; kept as a record.',
});

@ObjectType('Site', { description: 'A website whose content is managed here.' })
export class SiteType {
  @Field(() => GraphQLSafeInt, { description: 'Counts from 1 in each company; part of the delivery URL.' })
  id!: number;

  @Field(() => String, { description: 'Unique in the workspace.' })
  slug!: string;

  @Field(() => String, { description: 'The name people see.' })
  name!: string;

  @Field(() => SiteStatusEnum, { description: 'Status of the site.' })
  status!: SiteStatus;

  @Field(() => String, { description: 'Language tag of content without one of its own: it.' })
  defaultLocale!: string;

  @Field(() => [String], { description: 'The language tags of the site.' })
  locales!: string[];

  @Field(() => String, { nullable: true, description: 'https URL of the website that shows the content.' })
  frontendUrl!: string | null;

  @Field(() => Int, { description: 'Counts its changes, and those of which page is its home page.' })
  version!: number;

  @Field(() => DateTime, { description: 'When the site last changed.' })
  updatedAt!: string;
}
