import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { internal } from '#subgraph-kit/directives.js';
import type { IdentityContext } from '../identity-deps.js';
import type { Destination } from './destination.js';
import { forgetSites } from './forget-sites.js';
import { readRevalidation, removeRevalidation, saveRevalidation } from './site-revalidation.js';
import { SavedRevalidationType, SaveRevalidationInput, SiteRevalidationType } from './site-revalidation.type.js';

const SITE = { description: 'The site.' };

/** Revalidation webhooks of sites. */
@Resolver()
export class SiteRevalidationResolver {
  @Query(() => SiteRevalidationType, { nullable: true, description: 'Where the website of a site is notified of what was published; null for nowhere.' })
  async siteRevalidation(@Ctx() context: IdentityContext, @Arg('siteId', () => GraphQLSafeInt, SITE) siteId: number): Promise<SiteRevalidationType | null> {
    const known = await readRevalidation(context, siteId);
    return known && shown(known);
  }

  @Mutation(() => SavedRevalidationType, { description: 'Set where the website of a site is notified after a page or an entry was published. A secret is shown only once.' })
  async saveRevalidation(@Ctx() context: IdentityContext, @Arg('input', () => SaveRevalidationInput, { description: 'Where to.' }) input: SaveRevalidationInput): Promise<SavedRevalidationType> {
    const { destination, secret } = await saveRevalidation(context, input);
    return { revalidation: shown(destination), secret };
  }

  @Mutation(() => SiteRevalidationType, { description: 'Notify the website of a site no longer; what waits is not sent, and what was sent is from then on shown to those alone who have company.manage. Returns where it was notified.' })
  async removeRevalidation(@Ctx() context: IdentityContext, @Arg('siteId', () => GraphQLSafeInt, SITE) siteId: number): Promise<SiteRevalidationType> {
    return shown(await removeRevalidation(context, siteId));
  }

  @internal
  @Mutation(() => Int, { description: 'Remove the delivery tokens and revalidation webhooks of sites that were removed. Idempotent. Returns how many there were.' })
  forgetSites(@Ctx() context: IdentityContext, @Arg('siteIds', () => [GraphQLSafeInt], { description: 'The sites.' }) siteIds: number[]): Promise<number> {
    return forgetSites(context, siteIds);
  }
}

const shown = ({ owner, url, isActive, secret }: Destination): SiteRevalidationType => ({ siteId: Number(owner.id), url, isActive, hasSecret: secret !== null });
