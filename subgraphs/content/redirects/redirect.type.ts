import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { connectionType } from '#subgraph-kit/connection.type.js';
import { enumType } from '#subgraph-kit/enum-type.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import type { RedirectOrigin } from './redirect.js';

const RedirectOriginEnum = enumType<RedirectOrigin>('RedirectOrigin', 'Who made a redirect.', { EDITED: 'An editor.', MOVED: 'A page or an entry that moved away.' });

@ObjectType('Redirect', { description: 'What a website answers at a path where nothing is published.' })
export class RedirectType {
  @Field(() => GraphQLSafeInt, { description: 'The site.' })
  siteId!: number;

  @Field(() => String, { description: 'The path.' })
  from!: string;

  @Field(() => String, { description: 'The locale of the path.' })
  locale!: string;

  @Field(() => Int, { description: 'What it answers: 301, 302, 307, 308, or 410 where it leads nowhere.' })
  status!: number;

  @Field(() => GraphQLSafeInt, { nullable: true, description: 'The page or entry it leads to, wherever that is by now.' })
  documentId!: number | null;

  @Field(() => String, { nullable: true, description: 'The address it leads to, where that is no page or entry.' })
  url!: string | null;

  @Field(() => RedirectOriginEnum, { description: 'Who made it.' })
  origin!: RedirectOrigin;

  @Field(() => DateTime, { description: 'When it was made.' })
  createdAt!: string;
}

/** A page of redirects. */
export const RedirectConnection = connectionType(RedirectType, 'Redirect');

@InputType('SaveRedirectInput', { description: 'A redirect to add, or to replace where there is one of its path.' })
export class SaveRedirectInput {
  @Field(() => GraphQLSafeInt, { description: 'The site.' })
  siteId!: number;

  @Field(() => String, { description: 'The path, where nothing is published: /old.' })
  from!: string;

  @Field(() => String, { nullable: true, description: 'The locale of the path; the site\'s default locale unless given.' })
  locale?: string | null;

  @Field(() => Int, { description: '301 moved for good, 302 and 307 for now, 308 for good with the method kept, 410 gone.' })
  status!: number;

  @Field(() => GraphQLSafeInt, { nullable: true, description: 'The page or entry it leads to; the redirect follows it.' })
  documentId?: number | null;

  @Field(() => String, { nullable: true, description: 'An address, or a path of the site; in place of documentId.' })
  url?: string | null;
}

@InputType('RemoveRedirectInput', { description: 'A redirect to remove.' })
export class RemoveRedirectInput {
  @Field(() => GraphQLSafeInt, { description: 'The site.' })
  siteId!: number;

  @Field(() => String, { description: 'The path.' })
  from!: string;

  @Field(() => String, { nullable: true, description: 'The locale of the path; the site\'s default locale unless given.' })
  locale?: string | null;
}
