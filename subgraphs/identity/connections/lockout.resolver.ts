import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import type { IdentityContext } from '../identity-deps.js';
import { countWrongCredential, readBlockedSeconds } from './count-wrong-credential.js';

/** Addresses that showed wrong credentials, for surfaces that know their callers by other credentials than a connection's. */
@Resolver()
export class LockoutResolver {
  @internal
  @Query(() => Int, { nullable: true, description: 'Seconds until an address may show credentials again; null for one that is not blocked.' })
  blockedSeconds(
    @Ctx() context: IdentityContext,
    @Arg('surface', () => String, { description: 'Where it calls; each surface counts by itself.' }) surface: string,
    @Arg('address', () => String, { description: 'The caller\'s address.' }) address: string,
  ): Promise<number | null> {
    return readBlockedSeconds(context, { surface, address });
  }

  @internal
  @Mutation(() => Boolean, { description: 'Count a credential that was presented and is wrong.' })
  countWrongCredential(
    @Ctx() context: IdentityContext,
    @Arg('surface', () => String, { description: 'Where it was presented.' }) surface: string,
    @Arg('address', () => String, { description: 'The caller\'s address.' }) address: string,
  ): Promise<boolean> {
    return countWrongCredential(context, { surface, address });
  }
}
