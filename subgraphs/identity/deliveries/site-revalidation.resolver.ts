import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import type { IdentityContext } from '../identity-deps.js';
import type { Destination } from './destination.js';
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
}

const shown = ({ owner, url, isActive, secret }: Destination): SiteRevalidationType => ({ siteId: Number(owner.id), url, isActive, hasSecret: secret !== null });
