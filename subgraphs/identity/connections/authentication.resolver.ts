import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import type { IdentityContext } from '../identity-deps.js';
import { authenticateConnection, type Authentication } from './authenticate-connection.js';
import { AuthenticateInput, AuthenticationType } from './authentication.type.js';

/** Authentication of connections, for the surfaces. */
@Resolver(() => AuthenticationType)
export class AuthenticationResolver {
  @internal
  @Mutation(() => AuthenticationType, { description: 'Find the connection behind a call; counts wrong credentials.' })
  authenticate(@Ctx() context: IdentityContext, @Arg('input', () => AuthenticateInput, { description: 'What the call presented.' }) input: AuthenticateInput): Promise<Authentication> {
    return authenticateConnection(context, input);
  }
}
