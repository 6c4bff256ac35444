import { Field, InputType, ObjectType } from 'type-graphql';
import type { InvoiceDetails } from './invoice-details.js';

@ObjectType('InvoiceDetails', { description: 'What an invoice needs beyond the billing address, where the law asks for it.' })
export class InvoiceDetailsType implements InvoiceDetails {
  @Field(() => String, { nullable: true, description: 'Who pays, as the tax office knows them: the codice fiscale in Italy.' })
  taxCode!: string | null;

  @Field(() => String, { nullable: true, description: 'VAT number of a business: the partita IVA in Italy.' })
  vatNumber!: string | null;

  @Field(() => String, { nullable: true, description: 'Address of certified mail: the PEC in Italy.' })
  certifiedEmail!: string | null;

  @Field(() => String, { nullable: true, description: 'Where an electronic invoice is sent: the codice SDI in Italy.' })
  recipientCode!: string | null;
}

@InputType('InvoiceDetailsInput', { description: 'What an invoice needs beyond the billing address; codes are kept in capitals, without spaces. Each field is of up to 255 characters.' })
export class InvoiceDetailsInput {
  @Field(() => String, { nullable: true, description: 'Who pays, as the tax office knows them: the codice fiscale in Italy.' })
  taxCode?: string | null;

  @Field(() => String, { nullable: true, description: 'VAT number of a business: the partita IVA in Italy.' })
  vatNumber?: string | null;

  @Field(() => String, { nullable: true, description: 'Address of certified mail: the PEC in Italy.' })
  certifiedEmail?: string | null;

  @Field(() => String, { nullable: true, description: 'Where an electronic invoice is sent: the codice SDI in Italy.' })
  recipientCode?: string | null;
}
