import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { CatalogContext } from '../catalog-context.js';
import { lockFields, unlockFields } from './change-locks.js';
import { FieldLockType, LockFieldsInput, UnlockFieldsInput } from './field-lock.type.js';

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
}
