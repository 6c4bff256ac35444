import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import type { CatalogContext } from '../catalog-context.js';
import { lockFields, unlockFields } from './change-locks.js';
import { FieldLockType, LockFieldsInput, PresentKeyInput, UnlockFieldsInput } from './field-lock.type.js';
import { renameOwners } from './rename-owners.js';

@Resolver()
export class FieldLockResolver {
  @Mutation(() => [FieldLockType], { description: 'Give fields to a connected system: nobody else changes them. Answers all locks of the catalog, or of the product where one is named.' })
  lockFields(@Arg('input', () => LockFieldsInput, { description: 'The fields.' }) input: LockFieldsInput, @Ctx() { deps, call }: CatalogContext) {
    return lockFields(deps, call, input);
  }

  @Mutation(() => [FieldLockType], { description: 'Take fields from the systems that own them. Answers the locks that are left of the catalog, or of the product where one is named.' })
  unlockFields(@Arg('input', () => UnlockFieldsInput, { description: 'The fields.' }) input: UnlockFieldsInput, @Ctx() { deps, call }: CatalogContext) {
    return unlockFields(deps, call, input);
  }

  @internal
  @Mutation(() => Int, { description: 'Answer the fields that keys of the catalog API own with the keys\' present names; may be repeated.' })
  renameFieldOwners(@Arg('keys', () => [PresentKeyInput], { description: 'The keys.' }) keys: PresentKeyInput[], @Ctx() { deps, call }: CatalogContext) {
    return renameOwners(deps, call, keys);
  }
}
