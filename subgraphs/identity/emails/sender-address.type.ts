import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { Instant } from '#kernel/clock.js';
import { internal } from '#subgraph-kit/directives.js';
import { DateTime } from '#subgraph-kit/scalars.js';

const EMAIL = 'The address, one alone, in plain letters; capitals do not matter.';
const NAME = 'The name that recipients see beside it: 1 to 100 characters, without @, < and >.';

@ObjectType('SenderAddress', { description: 'An address from which the company sends e-mail, once it is verified.' })
export class SenderAddressType {
  @Field(() => ID, { description: 'Identifies the address.' })
  id!: string;

  @Field(() => String, { description: 'The address, in small letters.' })
  email!: string;

  @Field(() => String, { description: 'The name that recipients see beside it.' })
  name!: string;

  @Field(() => Boolean, { description: 'Whether e-mail can be sent from it: the code that was mailed to it was entered.' })
  isVerified!: boolean;

  @Field(() => DateTime, { nullable: true, description: 'When the code was entered.' })
  verifiedAt!: Instant | null;

  @Field(() => String, { description: 'Who added it: the e-mail address of a person, the name of a service token or the command line.' })
  addedBy!: string;

  @Field(() => DateTime, { description: 'When it was added.' })
  createdAt!: Instant;
}

@InputType('AddSenderAddressInput', { description: 'An address from which the company is to send e-mail.' })
export class AddSenderAddressInput {
  @Field(() => String, { description: EMAIL })
  email!: string;

  @Field(() => String, { description: NAME })
  name!: string;

  @Field(() => String, { nullable: true, defaultValue: 'en', description: 'The language of the mail with the code: it, en, de, fr or es.' })
  language?: string | null;
}

@InputType('VerifySenderAddressInput', { description: 'The code that was mailed to a new sender address.' })
export class VerifySenderAddressInput {
  @Field(() => ID, { description: 'The address, as `senderAddresses` has it.' })
  id!: string;

  @Field(() => String, { description: 'The code of the last mail, 20 letters and digits. It can be entered for a day; after five wrong ones another has to be mailed.' })
  verificationCode!: string;
}

@InputType('RemoveSenderAddressInput', { description: 'A sender address to remove.' })
export class RemoveSenderAddressInput {
  @Field(() => ID, { description: 'The address, as `senderAddresses` has it.' })
  id!: string;
}

@internal
@InputType('CreateSenderAddressInput', { description: 'An address that needs no code.' })
export class CreateSenderAddressInput {
  @Field(() => String, { description: EMAIL })
  email!: string;

  @Field(() => String, { description: NAME })
  name!: string;
}
