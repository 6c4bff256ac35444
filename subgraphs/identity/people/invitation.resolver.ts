import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import type { IdentityContext } from '../identity-deps.js';
import { acceptInvitation, readInvitation, type ShownInvitation } from './accept-invitation.js';
import type { Invitation } from './invitation.js';
import { AcceptInvitationInput, InvitationType, InvitePersonInput, ShownInvitationType } from './invitation.type.js';
import { invitePerson, listInvitations, revokeInvitation } from './invite-person.js';

/** Invitations in the graph. */
@Resolver()
export class InvitationResolver {
  @Query(() => [InvitationType], { description: 'The open invitations of your company, oldest first; at most 200 are open at once.' })
  invitations(@Ctx() context: IdentityContext): Promise<Invitation[]> {
    return listInvitations(context);
  }

  @Mutation(() => InvitationType, { description: 'Invite a person to your company: they are mailed a link, valid for seven days, and belong to the company once they accept. Only an owner can invite an owner.' })
  invitePerson(@Ctx() context: IdentityContext, @Arg('input', () => InvitePersonInput, { description: 'The person.' }) input: InvitePersonInput): Promise<Invitation> {
    return invitePerson(context, input);
  }

  @Mutation(() => InvitationType, { description: 'Revoke an invitation: its link is refused from then on. Returns the revoked invitation.' })
  revokeInvitation(@Ctx() context: IdentityContext, @Arg('id', () => ID, { description: 'The invitation.' }) id: string): Promise<Invitation> {
    return revokeInvitation(context, id);
  }

  @internal
  @Query(() => ShownInvitationType, { nullable: true, description: 'The invitation of a link; null for one that is unknown, used, revoked or expired.' })
  invitationOfLink(@Ctx() context: IdentityContext, @Arg('token', () => String, { description: 'Token of the link.' }) token: string): Promise<ShownInvitation | null> {
    return readInvitation(context, token);
  }

  @internal
  @Mutation(() => Boolean, { description: 'Accept an invitation; answers whether the link was valid.' })
  acceptInvitation(@Ctx() context: IdentityContext, @Arg('input', () => AcceptInvitationInput, { description: 'What was entered.' }) input: AcceptInvitationInput): Promise<boolean> {
    return acceptInvitation(context, input);
  }
}
