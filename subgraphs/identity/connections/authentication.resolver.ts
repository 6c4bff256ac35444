import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import type { IdentityContext } from '../identity-context.js';
import { authenticate, type Authentication } from './authenticate.js';
import { AuthenticateInput, AuthenticationType } from './authentication.type.js';

/** Authentication of connections, for the surfaces. */
@Resolver(() => AuthenticationType)
export class AuthenticationResolver {
  @internal
  @Mutation(() => AuthenticationType, { description: 'Find the connection behind a call; counts wrong credentials.' })
  authenticate(@Ctx() context: IdentityContext, @Arg('input', () => AuthenticateInput, { description: 'What the call presented.' }) input: AuthenticateInput): Promise<Authentication> {
    return authenticate(context, input);
  }
}
