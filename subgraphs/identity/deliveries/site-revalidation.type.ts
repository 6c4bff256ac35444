import { Field, InputType, ObjectType } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';

@ObjectType('SiteRevalidation', { description: 'Where a website is notified of what was published.' })
export class SiteRevalidationType {
  @Field(() => GraphQLSafeInt, { description: 'The site.' })
  siteId!: number;

  @Field(() => String, { description: 'The address that is posted to.' })
  url!: string;

  @Field(() => Boolean, { description: 'Whether it is notified; what is missed while it is not is not sent later.' })
  isActive!: boolean;

  @Field(() => Boolean, { description: 'Whether it is signed.' })
  hasSecret!: boolean;
}

@ObjectType('SavedRevalidation', { description: 'Where a website is notified, with the secret that this call set.' })
export class SavedRevalidationType {
  @Field(() => SiteRevalidationType, { description: 'Where it is notified.' })
  revalidation!: SiteRevalidationType;

  @Field(() => String, { nullable: true, description: 'The secret that was set; shown only once.' })
  secret!: string | null;
}

@InputType('SaveRevalidationInput', { description: 'Where a website is notified; absent fields keep their values.' })
export class SaveRevalidationInput {
  @Field(() => GraphQLSafeInt, { description: 'The site.' })
  siteId!: number;

  @Field(() => String, { nullable: true, description: 'The address: https, public. Required the first time.' })
  url?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Generate a new secret; the old one is invalid at once.' })
  newSecret?: boolean | null;

  @Field(() => String, { nullable: true, description: 'A secret of your own, 16 to 200 characters; null for webhooks without a signature.' })
  secret?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it is notified; true unless given the first time.' })
  active?: boolean | null;
}
