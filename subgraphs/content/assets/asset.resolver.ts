import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import { PageArgs } from '#subgraph-kit/page-args.type.js';
import type { ContentContext } from '../content-context.js';
import { ContentReferenceConnection } from '../references/content-reference.type.js';
import { listUsage } from '../references/list-references.js';
import { assetUrl } from './asset.js';
import { AssetConnection, AssetMediaType, AssetType, DeleteAssetInput, UpdateAssetInput, UploadAssetInput } from './asset.type.js';
import { deleteAsset } from './delete-asset.js';
import { listAssets, readAsset } from './list-assets.js';
import { serveAsset, sweepAssets } from './serve-asset.js';
import { updateAsset } from './update-asset.js';
import { uploadAsset } from './upload-asset.js';

const IMAGE = { description: 'The image.' };

@Resolver(() => AssetType)
export class AssetResolver {
  @Query(() => AssetType, { nullable: true, description: 'One image of the library; null when the company has none with this id.' })
  asset(@Arg('id', () => ID, IMAGE) id: string, @Ctx() { deps, call }: ContentContext) {
    return readAsset(deps, call, id);
  }

  @Query(() => AssetConnection, { description: 'The images of the library, the newest first.' })
  assets(
    @Args(() => PageArgs) page: PageArgs, @Ctx() { deps, call }: ContentContext,
    @Arg('text', () => String, { nullable: true, description: 'Words of their names and of what they show; case and accents do not matter.' }) text?: string | null,
    @Arg('mediaType', () => String, { nullable: true, description: 'Only those of a media type: image/png.' }) mediaType?: string | null,
    @Arg('isUsed', () => Boolean, { nullable: true, description: 'Only those that a page or an entry refers to, as it is edited or as websites read it; or only those that none refers to.' }) isUsed?: boolean | null,
  ) {
    return listAssets(deps, call, { text, mediaType, isUsed, page });
  }

  @FieldResolver(() => String, { description: 'Where it is served, without a token. A website makes it of the id alone: /media/{id} on the host of interface J.' })
  url(@Root() { id }: AssetType, @Ctx() { deps }: ContentContext) {
    return assetUrl(deps.brainUrl, id);
  }

  @FieldResolver(() => ContentReferenceConnection, { description: 'The pages and entries that refer to it.' })
  usage(@Root() { id }: AssetType, @Args(() => PageArgs) page: PageArgs, @Ctx() { deps, call }: ContentContext) {
    return listUsage(deps, call, { kind: 'ASSET', target: id, page });
  }

  @Mutation(() => AssetType, { description: 'Put an image into the library. One that it has already, by its content, is returned as it is. Idempotent.' })
  uploadAsset(@Arg('input', () => UploadAssetInput, IMAGE) input: UploadAssetInput, @Ctx() { deps, call }: ContentContext) {
    return uploadAsset(deps, call, input);
  }

  @Mutation(() => AssetType, { description: 'Change what is said of an image: its name, what it shows, its focal point. Idempotent.' })
  updateAsset(@Arg('input', () => UpdateAssetInput, IMAGE) input: UpdateAssetInput, @Ctx() { deps, call }: ContentContext) {
    return updateAsset(deps, call, input);
  }

  @Mutation(() => AssetType, { description: 'Delete an image that no page and no entry refers to, or with evenIfUsed any. Returns what it was.' })
  deleteAsset(@Arg('input', () => DeleteAssetInput, IMAGE) input: DeleteAssetInput, @Ctx() { deps, call }: ContentContext) {
    return deleteAsset(deps, call, input);
  }

  @internal
  @Query(() => AssetMediaType, { description: 'The bytes of an image of a library, for whoever knows its id.' })
  assetMedia(@Arg('id', () => ID, IMAGE) id: string, @Ctx() { deps, call }: ContentContext) {
    return serveAsset(deps, call, id);
  }

  @internal
  @Mutation(() => Int, { description: 'Delete the stored bytes of images that no library has any more. Returns how many files.' })
  sweepAssets(@Ctx() { deps, call }: ContentContext) {
    return sweepAssets(deps, call);
  }
}
