import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { ContentContext } from '../content-context.js';
import { holderOf, type DocumentLock } from './document-lock.js';
import { DocumentLockType, LockDocumentInput } from './document-lock.type.js';
import { lockForEditing, takeOverLock, unlockDocument } from './lock-for-editing.js';

const INPUT = { description: 'The page or entry, and the locale.' };

@Resolver(() => DocumentLockType)
export class DocumentLockResolver {
  @FieldResolver(() => Boolean, { description: 'Whether it is the caller\'s.' })
  isOwn(@Root() { holder }: DocumentLock, @Ctx() { call: { principal } }: ContentContext) {
    return holder === holderOf(principal);
  }

  @Mutation(() => DocumentLockType, { description: 'Lock a page or an entry in a locale for five minutes, or renew one\'s lock; each save renews it too. Repeat it every minute while somebody edits. CONFLICT, with who and until when, while somebody else has it.' })
  lockDocument(@Arg('input', () => LockDocumentInput, INPUT) input: LockDocumentInput, @Ctx() { deps, call }: ContentContext) {
    return lockForEditing(deps, call, input);
  }

  @Mutation(() => DocumentLockType, { nullable: true, description: 'End one\'s own lock. Idempotent. Returns what it was; null where one has none.' })
  unlockDocument(@Arg('input', () => LockDocumentInput, INPUT) input: LockDocumentInput, @Ctx() { deps, call }: ContentContext) {
    return unlockDocument(deps, call, input);
  }

  @Mutation(() => DocumentLockType, { description: 'Lock it although somebody else has: their next save is refused and says who took it over, until they lock it again. Kept in the audit log, with whose it was.' })
  takeOverLock(@Arg('input', () => LockDocumentInput, INPUT) input: LockDocumentInput, @Ctx() { deps, call }: ContentContext) {
    return takeOverLock(deps, call, input);
  }
}
