import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { PageArgs } from '#subgraph-kit/page-args.type.js';
import type { ContentContext } from '../content-context.js';
import type { Contact, MergedContact } from './contact.js';
import { ContactDuplicateConnection, ContactDuplicateType } from './contact-duplicate.type.js';
import { CreateContactInput, DeleteContactInput, MergeContactsInput, UpdateContactInput } from './contact-input.type.js';
import { ContactConnection, ContactFilterInput, ContactType, DeletedContactType, MergedContactType } from './contact.type.js';
import { createContact } from './create-contact.js';
import { deleteContact } from './delete-contact.js';
import { listContacts, readContact } from './list-contacts.js';
import { listDuplicates, listFirstDuplicates } from './list-duplicates.js';
import { mergeContacts } from './merge-contacts.js';
import { updateContact } from './update-contact.js';

const CONTACT = { description: 'The contact.' };
const MOST_POSSIBLE = 10;

@Resolver(() => ContactType)
export class ContactResolver {
  @Query(() => ContactType, { nullable: true, description: 'One contact; the id of one that was merged leads to the contact that it was merged into. Null when the company has none with this id.' })
  contact(@Arg('id', () => ID, CONTACT) id: string, @Ctx() { deps, call }: ContentContext) {
    return readContact(deps, call, id);
  }

  @Query(() => ContactConnection, { description: 'The contacts, the last changed first.' })
  contacts(
    @Arg('filter', () => ContactFilterInput, { nullable: true, description: 'Filters the list.' }) filter: ContactFilterInput | null | undefined,
    @Args(() => PageArgs) page: PageArgs, @Ctx() { deps, call }: ContentContext,
  ) {
    return listContacts(deps, call, { filter, page });
  }

  @Query(() => ContactDuplicateConnection, { description: 'Contacts that look like one, each two once, the strongest reasons first. Of many that share a value each is proposed with the next: merging the proposals makes them one.' })
  duplicateContacts(
    @Args(() => PageArgs) page: PageArgs, @Ctx() { deps, call }: ContentContext,
    @Arg('contactId', () => ID, { nullable: true, description: 'Only the proposals with this contact, and then all that share a value with it.' }) contactId?: string | null,
  ) {
    return listDuplicates(deps, call, { contactId, page });
  }

  @FieldResolver(() => [ContactDuplicateType], { description: 'The first ten proposals with this contact: who looks like it. duplicateContacts has all of them.' })
  possibleDuplicates(@Root() contact: Contact, @Ctx() { deps, call }: ContentContext) {
    return listFirstDuplicates(deps, call, { contact, most: MOST_POSSIBLE });
  }

  @FieldResolver(() => [MergedContactType], { description: 'The contacts that were merged into it, as they were then: what undoes a merge by hand.' })
  merged(@Root() { id, merged }: Pick<Contact, 'id'> & { readonly merged?: readonly MergedContact[] }, @Ctx() { knowledge }: ContentContext) {
    return merged ?? knowledge.mergedContacts(id);
  }

  @FieldResolver(() => Int, { description: 'How many notes are about it, and about those that were merged into it.' })
  notesCount(@Root() { id }: ContactType, @Ctx() { knowledge }: ContentContext) {
    return knowledge.notesCounts(id);
  }

  @Mutation(() => ContactType, { description: 'Keep a new contact, whoever else looks like it: possibleDuplicates of the answer says who does.' })
  createContact(@Arg('input', () => CreateContactInput, CONTACT) input: CreateContactInput, @Ctx() { deps, call }: ContentContext) {
    return createContact(deps, call, input);
  }

  @Mutation(() => ContactType, { description: 'Change a contact. Idempotent.' })
  updateContact(@Arg('input', () => UpdateContactInput, CONTACT) input: UpdateContactInput, @Ctx() { deps, call }: ContentContext) {
    return updateContact(deps, call, input);
  }

  @Mutation(() => ContactType, { description: 'Merge contacts into one, which gets the addresses, numbers, tags and names of all; its own name stays, and so do its organisation and role where it has them: those of the others are in `merged`. Their ids lead to it from then on. What is one already stays so. TOO_MANY_ITEMS where together they have more than 100 values of a kind, or are more than 200 contacts. Returns the one that stays.' })
  mergeContacts(@Arg('input', () => MergeContactsInput, { description: 'Which contacts.' }) input: MergeContactsInput, @Ctx() { deps, call }: ContentContext) {
    return mergeContacts(deps, call, input);
  }

  @Mutation(() => DeletedContactType, { description: 'Delete a contact with all that was merged into it; the audit log keeps nothing of what was written of it. It cannot be brought back.' })
  deleteContact(@Arg('input', () => DeleteContactInput, { description: 'Which contact.' }) input: DeleteContactInput, @Ctx() { deps, call }: ContentContext) {
    return deleteContact(deps, call, input);
  }
}
