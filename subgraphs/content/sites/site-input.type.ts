import { Field, InputType } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import type { SiteStatus } from './site.js';
import { SiteStatusEnum } from './site.type.js';

@InputType('CreateSiteInput', { description: 'A new site.' })
export class CreateSiteInput {
  @Field(() => String, { description: 'Slug of the workspace it is made in.' })
  workspace!: string;

  @Field(() => String, { description: 'Small letters and digits joined by dashes, at most 63; unique in the workspace.' })
  slug!: string;

  @Field(() => String, { description: 'The name people see, at most 200 characters.' })
  name!: string;

  @Field(() => SiteStatusEnum, { nullable: true, description: 'DRAFT when nothing is said.' })
  status?: SiteStatus | null;

  @Field(() => String, { description: 'A language tag: it or pt-BR.' })
  defaultLocale!: string;

  @Field(() => [String], { nullable: true, description: '1 to 50 language tags, the default among them; the default alone when nothing is said.' })
  locales?: string[] | null;

  @Field(() => String, { nullable: true, description: 'https address of the website.' })
  frontendUrl?: string | null;
}

@InputType('UpdateSiteInput', { description: 'What to change about a site. A field that is not sent stays as it is.' })
export class UpdateSiteInput {
  @Field(() => GraphQLSafeInt, { description: 'The site.' })
  id!: number;

  @Field(() => String, { nullable: true, description: 'A new slug; the site\'s own addresses change with it.' })
  slug?: string | null;

  @Field(() => String, { nullable: true, description: 'A new name.' })
  name?: string | null;

  @Field(() => SiteStatusEnum, { nullable: true, description: 'Where it stands now.' })
  status?: SiteStatus | null;

  @Field(() => String, { nullable: true, description: 'Another of its language tags.' })
  defaultLocale?: string | null;

  @Field(() => [String], { nullable: true, description: 'The full list of its language tags.' })
  locales?: string[] | null;

  @Field(() => String, { nullable: true, description: 'https address of the website; null takes it away.' })
  frontendUrl?: string | null;
}
