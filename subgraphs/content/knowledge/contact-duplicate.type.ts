import { Field, Int, ObjectType } from 'type-graphql';
import { connectionType } from '#subgraph-kit/connection.type.js';
import { enumType } from '#subgraph-kit/enum-type.js';
import type { DuplicateReason } from './contact-key.js';
import { ContactType } from './contact.type.js';

const Reason = enumType<DuplicateReason>('DuplicateReason', 'Why two contacts look like one.', {
  EMAIL: 'They have an e-mail address in common. Score 95.',
  PHONE: 'They have a telephone number in common. Score 85.',
  NAME_AND_COMPANY: 'Their names and organisations have the same words, in any order, capitals and accents. Score 60.',
});

@ObjectType('DuplicateAgreement', { description: 'What two contacts agree in.' })
export class DuplicateAgreementType {
  @Field(() => Reason, { description: 'What kind of value it is.' })
  reason!: DuplicateReason;

  @Field(() => String, { description: 'The value: the e-mail address, the telephone number, the name with its organisation.' })
  value!: string;
}

@ObjectType('ContactDuplicate', { description: 'A proposal: two contacts that look like one. mergeContacts makes them one.' })
export class ContactDuplicateType {
  @Field(() => [ContactType], { description: 'The two contacts; the one that was asked for first, else the older one.' })
  contacts!: readonly ContactType[];

  @Field(() => [Reason], { description: 'Why, each reason once, the strongest first.' })
  reasons!: readonly DuplicateReason[];

  @Field(() => Int, { description: 'How likely they are one, 0 to 100: that of the strongest reason.' })
  score!: number;

  @Field(() => [DuplicateAgreementType], { description: 'The values that they have in common.' })
  agreements!: readonly DuplicateAgreementType[];
}

/** A page of proposals. */
export const ContactDuplicateConnection = connectionType(ContactDuplicateType, 'ContactDuplicate');
