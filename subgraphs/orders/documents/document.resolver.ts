import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import { FulfillmentOrderType } from '../fulfillment/fulfillment-order.type.js';
import { OrderRefInput } from '../fulfillment/order-ref.type.js';
import type { OrdersContext } from '../orders-context.js';
import { GenerateDocumentsInput, LetterheadType, OrderDocumentType, PublishDocumentInput, SaveLetterheadInput, toDocumentType } from './document.type.js';
import { generateDocuments } from './generate-documents.js';
import { publishDocument } from './publish-document.js';
import { documentsOfFulfillmentOrder, readDocuments } from './read-documents.js';
import { readLetterhead, saveLetterhead } from './save-letterhead.js';

@Resolver(() => OrderDocumentType)
export class DocumentResolver {
  @internal
  @Query(() => [OrderDocumentType], { description: 'The documents that travel with the calling warehouse\'s fulfillment order.' })
  async warehouseDocuments(@Args(() => OrderRefInput) named: OrderRefInput, @Ctx() { deps, call }: OrdersContext) {
    return (await readDocuments(deps, call, named)).map(toDocumentType);
  }

  @Mutation(() => OrderDocumentType, { description: 'Give an order a document; every warehouse of the order gets it.' })
  async publishDocument(@Arg('input', () => PublishDocumentInput, { description: 'The document.' }) input: PublishDocumentInput, @Ctx() { deps, call }: OrdersContext) {
    return toDocumentType(await publishDocument(deps, call, input));
  }

  @Mutation(() => [OrderDocumentType], { description: 'Write documents of an order: invoice and receipt about all of it, customs declaration and packing slip for each fulfillment order.' })
  async generateDocuments(@Arg('input', () => GenerateDocumentsInput, { description: 'Which documents.' }) input: GenerateDocumentsInput, @Ctx() { deps, call }: OrdersContext) {
    return (await generateDocuments(deps, call, input)).map(toDocumentType);
  }

  @FieldResolver(() => String, { description: 'Its content as base64.' })
  contentBase64(@Root() { id }: OrderDocumentType, @Ctx() { load }: OrdersContext) {
    return load.shipping.documentContent(id);
  }
}

@Resolver(() => LetterheadType)
export class LetterheadResolver {
  @Query(() => LetterheadType, { nullable: true, description: 'The merchant\'s letterhead; without one, documents show the first warehouse of an order as the sender.' })
  letterhead(@Ctx() { deps, call }: OrdersContext) {
    return readLetterhead(deps, call);
  }

  @Mutation(() => LetterheadType, { description: 'Set the merchant\'s letterhead for future documents.' })
  saveLetterhead(@Arg('input', () => SaveLetterheadInput, { description: 'The letterhead.' }) input: SaveLetterheadInput, @Ctx() { deps, call }: OrdersContext) {
    return saveLetterhead(deps, call, input);
  }
}

@Resolver(() => FulfillmentOrderType)
export class DocumentsOfFulfillmentOrderResolver {
  @FieldResolver(() => [OrderDocumentType], { description: 'The documents that travel with it.' })
  async orderDocuments(@Root() { id, orderId }: FulfillmentOrderType, @Ctx() { load }: OrdersContext) {
    return documentsOfFulfillmentOrder(await load.shipping.documentsOfOrder(orderId), id).map(toDocumentType);
  }
}
