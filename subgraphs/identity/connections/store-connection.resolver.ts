import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { sha256 } from '#kernel/crypto.js';
import { internal } from '#subgraph-kit/directives.js';
import type { IdentityContext } from '../identity-deps.js';
import { StoreConnectionType } from './store-connection.type.js';

interface Row { readonly id: string; readonly company_id: number; readonly name: string; readonly rate_per_minute: number }

/** Stub, to be replaced: finds the active connection of a key. */
@Resolver(() => StoreConnectionType)
export class StoreConnectionResolver {
  @internal
  @Query(() => StoreConnectionType, { nullable: true, description: 'The active connection that a storefront\'s token names; null for a token that is none.' })
  async storeConnection(
    @Arg('token', () => String, { description: 'The token.' }) token: string, @Arg('address', () => String, { description: 'The caller\'s address.' }) _address: string, @Ctx() { identity: { database } }: IdentityContext,
  ): Promise<StoreConnectionType | null> {
    const [row] = await database.query<Row>(`SELECT c.id, c.company_id, c.name, c.rate_per_minute FROM connection c JOIN credential k ON k.company_id = c.company_id AND k.connection_id = c.id WHERE k.hash = ? AND k.form = 'KEY' AND c.kind = 'STORE' AND c.status = 'ACTIVE'`, [sha256(token)]);
    return row ? { id: row.id, companyId: row.company_id, name: row.name, ratePerMinute: row.rate_per_minute, origins: [] } : null;
  }
}
