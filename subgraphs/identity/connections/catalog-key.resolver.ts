import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { requirePermission } from '#contract/require-permission.js';
import { internal } from '#subgraph-kit/directives.js';
import type { IdentityContext } from '../identity-deps.js';
import { knownCompany } from '../people/access.js';
import type { Connection } from './connection.js';
import { catalogKeysNamed } from './connection.store.js';
import { ConnectionType } from './connection.type.js';

/** Keys of the catalog API, for the catalog, whose fields they own. */
@Resolver()
export class CatalogKeyResolver {
  @internal
  @Query(() => [ConnectionType], { description: 'The keys of the catalog API of your company with an id, or a name whatever its capitals.' })
  catalogKeysNamed(@Ctx() { principal, identity }: IdentityContext, @Arg('nameOrId', () => String, { description: 'The name, or the id.' }) nameOrId: string): Promise<Connection[]> {
    requirePermission(principal, 'catalog.manage');
    return catalogKeysNamed(identity.database, knownCompany(principal.companyId), nameOrId);
  }
}
