import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import type { IdentityContext } from '../identity-deps.js';
import { addSenderAddress, createSenderAddress } from './add-sender-address.js';
import { listSenderAddresses } from './list-sent-emails.js';
import type { SenderAddress } from './sender-address.js';
import { AddSenderAddressInput, CreateSenderAddressInput, RemoveSenderAddressInput, SenderAddressType, VerifySenderAddressInput } from './sender-address.type.js';
import { removeSenderAddress, verifySenderAddress } from './verify-sender-address.js';

const ADDRESS = { description: 'The address.' };

/** The addresses from which companies send e-mail, in the graph. */
@Resolver(() => SenderAddressType)
export class SenderAddressResolver {
  @Query(() => [SenderAddressType], { description: 'The addresses from which your company sends e-mail, verified or not, by address.' })
  senderAddresses(@Ctx() context: IdentityContext): Promise<SenderAddress[]> {
    return listSenderAddresses(context);
  }

  @FieldResolver(() => Boolean)
  isVerified(@Root() { verifiedAt }: SenderAddress): boolean {
    return verifiedAt !== null;
  }

  @Mutation(() => SenderAddressType, { description: 'Add an address from which your company is to send e-mail: a code is mailed to it, which `verifySenderAddress` takes. One that is not verified yet gets another code and this name. Up to 20; answers the address.' })
  addSenderAddress(@Ctx() context: IdentityContext, @Arg('input', () => AddSenderAddressInput, ADDRESS) input: AddSenderAddressInput): Promise<SenderAddress> {
    return addSenderAddress(context, input);
  }

  @Mutation(() => SenderAddressType, { description: 'Verify a sender address by the code that was mailed to it; answers the address, and one that is verified already as it is. A dry run compares no code.' })
  verifySenderAddress(@Ctx() context: IdentityContext, @Arg('input', () => VerifySenderAddressInput, { description: 'The code.' }) input: VerifySenderAddressInput): Promise<SenderAddress> {
    return verifySenderAddress(context, input);
  }

  @Mutation(() => SenderAddressType, { description: 'Remove a sender address: nothing more is sent from it or asks for answers there, also of what waits to be sent, and what was sent stays in the log. Answers the address.' })
  removeSenderAddress(@Ctx() context: IdentityContext, @Arg('input', () => RemoveSenderAddressInput, ADDRESS) input: RemoveSenderAddressInput): Promise<SenderAddress> {
    return removeSenderAddress(context, input);
  }

  @internal
  @Mutation(() => SenderAddressType, { description: 'Make a sender address that is verified; answers one that is there already as it is.' })
  createSenderAddress(@Ctx() context: IdentityContext, @Arg('input', () => CreateSenderAddressInput, ADDRESS) input: CreateSenderAddressInput): Promise<SenderAddress> {
    return createSenderAddress(context, input);
  }
}
