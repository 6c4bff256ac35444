import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { ContentContext } from '../content-context.js';
import { PageType } from '../pages/page.type.js';
import { ReferencedProductType } from '../references/catalog-record.type.js';
import type { RecordReference } from './about.js';
import { ContactType } from './contact.type.js';
import { RecordReferenceType, ReferencedOrderType, ReferencedReturnType } from './about.type.js';

@Resolver(() => RecordReferenceType)
export class RecordReferenceResolver {
  @FieldResolver(() => ReferencedOrderType, { nullable: true, description: 'The order; null for other records, and where there is none any more.' })
  order(@Root() { kind, id }: RecordReference) {
    return kind === 'ORDER' ? { id } : null;
  }

  @FieldResolver(() => ReferencedReturnType, { nullable: true, description: 'The return; null for other records, and where there is none any more.' })
  return(@Root() { kind, id }: RecordReference) {
    return kind === 'RETURN' ? { id } : null;
  }

  @FieldResolver(() => ReferencedProductType, { nullable: true, description: 'The product; null for other records, and where there is none any more.' })
  product(@Root() { kind, id }: RecordReference) {
    return kind === 'PRODUCT' ? { id: Number(id) } : null;
  }

  @FieldResolver(() => PageType, { nullable: true, description: 'The page; null for other records, and where there is none any more.' })
  page(@Root() { kind, id }: RecordReference, @Ctx() { load }: ContentContext) {
    return kind === 'PAGE' ? load.documents(Number(id)) : null;
  }

  @FieldResolver(() => ContactType, { nullable: true, description: 'The contact, or the one that it was merged into; null for other records, and where there is none any more.' })
  contact(@Root() { kind, id }: RecordReference, @Ctx() { knowledge }: ContentContext) {
    return kind === 'CONTACT' ? knowledge.contacts(id) : null;
  }
}
