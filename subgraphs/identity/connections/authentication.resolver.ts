import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import type { IdentityContext } from '../identity-deps.js';
import { authenticateConnection, type Authentication } from './authenticate-connection.js';
import { AuthenticateInput, AuthenticationType } from './authentication.type.js';
import { purgeLockouts } from './purge-lockouts.js';

/** Authentication of connections, for the surfaces. */
@Resolver(() => AuthenticationType)
export class AuthenticationResolver {
  @internal
  @Mutation(() => AuthenticationType, { description: 'Authenticate the connection of a call; counts wrong credentials.' })
  authenticate(@Ctx() context: IdentityContext, @Arg('input', () => AuthenticateInput, { description: 'The presented credential and the call\'s address and host.' }) input: AuthenticateInput): Promise<Authentication> {
    return authenticateConnection(context, input);
  }

  @internal
  @Mutation(() => Int, { description: 'Remove expired lockouts; returns their number.' })
  purgeLockouts(@Ctx() context: IdentityContext): Promise<number> {
    return purgeLockouts(context);
  }
}
