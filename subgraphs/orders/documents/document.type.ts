import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { enumType } from '#subgraph-kit/enum-type.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import { AddressInput, AddressType } from '../addresses/address.type.js';
import type { DocumentPosition, DocumentType, OrderDocument } from '../shipping/document.js';
import type { Letterhead } from './letterhead.js';

/** {@link DocumentType} in the graph. */
export const DocumentTypeEnum = enumType<DocumentType>('DocumentType', 'What a document is.', {
  INVOICE: 'Asks for the payment.', RECEIPT: 'Confirms the payment.', CUSTOMS: 'Declares the goods at a border.',
  PACKING_SLIP: 'Lists what the parcels hold, without prices.', INSERT: 'Goes with the goods: a leaflet, a card.', OTHER: 'Anything else.',
});

const DocumentPositionEnum = enumType<DocumentPosition>('DocumentPosition', 'Where a document travels.', { INTERNAL: 'Inside the parcel.', EXTERNAL: 'Outside the parcel.' });

@ObjectType('OrderDocument', { description: 'A document that travels with an order.' })
export class OrderDocumentType {
  @Field(() => ID, { description: 'The document.' })
  id!: string;

  @Field(() => DocumentTypeEnum, { description: 'What it is.' })
  type!: DocumentType;

  @Field(() => DocumentPositionEnum, { description: 'Where it travels.' })
  position!: DocumentPosition;

  @Field(() => String, { nullable: true, description: 'Its number in the merchant\'s series, if it has one.' })
  documentNumber!: string | null;

  @Field(() => String, { description: 'Name of the file.' })
  filename!: string;

  @Field(() => String, { description: 'Media type of its content.' })
  contentType!: string;

  @Field(() => Int, { description: 'Size of its content in bytes.' })
  sizeBytes!: number;

  @Field(() => DateTime, { description: 'When it was published.' })
  publishedAt!: string;
}

/** A document as the graph shows it. */
export const toDocumentType = (document: OrderDocument): OrderDocumentType => document;

@ObjectType('Letterhead', { description: 'The merchant, as shown on its documents.' })
export class LetterheadType implements Letterhead {
  @Field(() => String, { description: 'Name of the merchant.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'VAT or other tax number.' })
  taxNumber!: string | null;

  @Field(() => AddressType, { description: 'Where it is.' })
  address!: AddressType;
}

@InputType('SaveLetterheadInput', { description: 'The merchant, as shown on future documents.' })
export class SaveLetterheadInput {
  @Field(() => String, { description: 'Name of the merchant.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'VAT or other tax number.' })
  taxNumber?: string | null;

  @Field(() => AddressInput, { description: 'Where it is.' })
  address!: AddressInput;
}

@InputType('PublishDocumentInput', { description: 'A document for every warehouse of an order.' })
export class PublishDocumentInput {
  @Field(() => ID, { description: 'Order number, with or without #, external id or id.' })
  reference!: string;

  @Field(() => DocumentTypeEnum, { description: 'What it is.' })
  type!: DocumentType;

  @Field(() => DocumentPositionEnum, { description: 'Where it travels; customs documents outside the parcel end an order\'s wait for them.' })
  position!: DocumentPosition;

  @Field(() => String, { description: 'Name of the file, at most 200 characters.' })
  filename!: string;

  @Field(() => String, { description: 'application/pdf, image/png, image/jpeg, application/x-zpl or text/plain, as the content is.' })
  contentType!: string;

  @Field(() => String, { description: 'The file as base64, at most 5 MiB.' })
  contentBase64!: string;

  @Field(() => String, { nullable: true, description: 'Its number in the merchant\'s series, if it has one.' })
  documentNumber?: string | null;
}

@InputType('CustomsFactsInput', { description: 'Customs data of an item.' })
class CustomsFactsInput {
  @Field(() => String, { description: 'The item.' })
  sku!: string;

  @Field(() => String, { nullable: true, description: 'Harmonised System code.' })
  hsCode?: string | null;

  @Field(() => String, { nullable: true, description: 'Where it was made, ISO 3166-1 alpha-2; the country it is sent from unless given.' })
  originCountry?: string | null;
}

@InputType('GenerateDocumentsInput', { description: 'Documents to write as PDF.' })
export class GenerateDocumentsInput {
  @Field(() => ID, { description: 'Order number, with or without #, external id or id.' })
  reference!: string;

  @Field(() => [DocumentTypeEnum], { description: 'INVOICE, RECEIPT, CUSTOMS or PACKING_SLIP. Writing one again replaces it.' })
  types!: DocumentType[];

  @Field(() => [CustomsFactsInput], { nullable: true, description: 'For customs declarations: the items\' customs data.' })
  customs?: CustomsFactsInput[] | null;
}
