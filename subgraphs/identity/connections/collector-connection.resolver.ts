import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import type { IdentityContext } from '../identity-deps.js';
import { CollectorInstallationType, CollectorKeyInput } from './collector-connection.type.js';
import { collectorSettings, type CollectorSettings, type CollectorTest } from './collector-settings.js';
import { CollectorSettingsType, CollectorTestType } from './collector-settings.type.js';
import type { Connection } from './connection.js';
import { ConnectionCredentialsType, ConnectionType } from './connection.type.js';
import type { ConnectionCredentials } from './create-connection.js';
import { readCollector, type CollectorInstallation } from './read-collector.js';
import { readPublicKey } from './read-store-connection.js';
import { regenerateSigningSecret } from './regenerate-signing-secret.js';
import { startCollectorTest } from './start-collector-test.js';

const ONE = { description: 'The connection, of the kind COLLECTOR.' };

/** Collectors of storefronts. */
@Resolver(() => ConnectionType)
export class CollectorConnectionResolver {
  @internal
  @Query(() => CollectorInstallationType, { nullable: true, description: 'The active collector that has a key, for a call from an address; null where there is none.' })
  collectorInstallation(@Ctx() context: IdentityContext, @Arg('input', () => CollectorKeyInput, { description: 'What is presented.' }) input: CollectorKeyInput): Promise<CollectorInstallation | null> {
    return readCollector(context, input);
  }

  @Mutation(() => CollectorTestType, { description: 'Make a code with which a storefront is tried for 60 minutes; the one before counts no more.' })
  startCollectorTest(@Ctx() context: IdentityContext, @Arg('connectionId', () => ID, ONE) id: string): Promise<CollectorTest> {
    return startCollectorTest(context, id);
  }

  @Mutation(() => ConnectionCredentialsType, { description: 'Replace the secret that signs a collector\'s customer references: those signed with the old one are anonymous from then on. Its key stays. The new secret is shown only once.' })
  regenerateSigningSecret(@Ctx() context: IdentityContext, @Arg('connectionId', () => ID, ONE) id: string): Promise<ConnectionCredentials> {
    return regenerateSigningSecret(context, id);
  }

  @FieldResolver(() => CollectorSettingsType, { nullable: true, description: 'Which pages report to a storefront\'s collector; null for other kinds.' })
  collector(@Root() connection: Connection): CollectorSettings | null {
    return collectorSettings(connection);
  }

  @FieldResolver(() => String, { nullable: true, description: 'The public key of a collector, to copy into its pages, where everybody can read it; null for other kinds.' })
  collectorKey(@Root() connection: Connection, @Ctx() context: IdentityContext): Promise<string | null> {
    return readPublicKey(context, connection, 'COLLECTOR');
  }
}
