import { Field, InputType, ObjectType } from 'type-graphql';

const LOGO = 'Address of its logo, https; the name is shown without one.';
const COLOR = 'Its colour, such as #0b6e4f.';
const EMAIL = 'Where its customers write to.';
const URL = 'Where its customers find help, https.';

@ObjectType('Brand', { description: 'How a company shows itself on the pages that its customers see.' })
export class BrandType {
  @Field(() => String, { description: 'The company\'s name.' })
  name!: string;

  @Field(() => String, { nullable: true, description: LOGO })
  logoUrl!: string | null;

  @Field(() => String, { nullable: true, description: COLOR })
  accentColor!: string | null;

  @Field(() => String, { nullable: true, description: EMAIL })
  supportEmail!: string | null;

  @Field(() => String, { nullable: true, description: URL })
  supportUrl!: string | null;
}

@InputType('SaveBrandInput', { description: 'What of the company\'s brand to set; absent fields keep their values, null clears a field.' })
export class SaveBrandInput {
  @Field(() => String, { nullable: true, description: LOGO })
  logoUrl?: string | null;

  @Field(() => String, { nullable: true, description: COLOR })
  accentColor?: string | null;

  @Field(() => String, { nullable: true, description: EMAIL })
  supportEmail?: string | null;

  @Field(() => String, { nullable: true, description: URL })
  supportUrl?: string | null;
}
