import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import type { IdentityContext } from '../identity-deps.js';
import { countWrongCredential, readBlockedSeconds } from './count-wrong-credential.js';

/** Lockouts of addresses with wrong credentials, for surfaces that authenticate callers by other credentials than a connection's. */
@Resolver()
export class LockoutResolver {
  @internal
  @Query(() => Int, { nullable: true, description: 'Seconds until an address may present credentials again; null for one that is not blocked.' })
  blockedSeconds(
    @Ctx() context: IdentityContext,
    @Arg('surface', () => String, { description: 'The called surface; wrong credentials are counted per surface.' }) surface: string,
    @Arg('address', () => String, { description: 'The caller\'s address.' }) address: string,
  ): Promise<number | null> {
    return readBlockedSeconds(context, { surface, address });
  }

  @internal
  @Mutation(() => Boolean, { description: 'Count a wrong credential.' })
  countWrongCredential(
    @Ctx() context: IdentityContext,
    @Arg('surface', () => String, { description: 'The surface where it was presented.' }) surface: string,
    @Arg('address', () => String, { description: 'The caller\'s address.' }) address: string,
  ): Promise<boolean> {
    return countWrongCredential(context, { surface, address });
  }
}
