import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { requirePermission } from '#contract/require-permission.js';
import { internal } from '#subgraph-kit/directives.js';
import type { OrdersContext } from '../orders-context.js';
import { ReturnRecordType } from '../returns/return.type.js';
import { photoAddress } from './photo-address.js';
import { readReturnPhoto } from './read-return-photo.js';
import { ReturnPhotoBytesType, ReturnPhotoType } from './return-photo.type.js';
import { sweepReturnPhotos } from './sweep-return-photos.js';

/** Photos of returns, for the company's people. */
@Resolver(() => ReturnRecordType)
export class PhotosOfReturnResolver {
  @FieldResolver(() => [ReturnPhotoType], { description: 'The photos that the customer sent, at most three, for the company\'s people alone.' })
  async photos(@Root() { id }: ReturnRecordType, @Ctx() { deps, load, call: { principal } }: OrdersContext): Promise<ReturnPhotoType[]> {
    requirePermission(principal, 'commerce.read');
    return (await load.photosOfReturn(id)).map((photo) => ({ ...photo, ...photoAddress(deps, { companyId: principal.companyId, content: photo.content }) }));
  }
}

/** Photos of returns, for what shows them and what removes them. */
@Resolver()
export class ReturnPhotoResolver {
  @internal
  @Query(() => ReturnPhotoBytesType, { nullable: true, description: 'The photo that an address shows; null where it was changed or has expired, or no return has the photo any more.' })
  returnPhoto(@Arg('token', () => String, { description: 'The last part of the address.' }) token: string, @Ctx() { deps, call }: OrdersContext) {
    return readReturnPhoto(deps, call, token);
  }

  @internal
  @Mutation(() => Int, { description: 'Delete the stored photos that no return has. Returns how many.' })
  sweepReturnPhotos(@Ctx() { deps, call }: OrdersContext) {
    return sweepReturnPhotos(deps, call);
  }
}
