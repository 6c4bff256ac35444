import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import type { Connection as Page } from '#subgraph-kit/connection.js';
import { PageArgs } from '#subgraph-kit/page-args.type.js';
import { CompanyType } from '../companies/company.type.js';
import type { Company } from '../companies/company.js';
import type { IdentityContext } from '../identity-deps.js';
import { catalogKeySettings, type CatalogKeySettings } from './catalog-key-settings.js';
import { CatalogKeyType } from './catalog-key.type.js';
import { deliverySiteId } from './delivery-settings.js';
import { ConnectedLocationType } from './connected-location.type.js';
import { activateConnection } from './activate-connection.js';
import { indicatorOf, type Connection, type ConnectionIndicator } from './connection.js';
import { ConnectionCredentialsType, ConnectionFilter, ConnectionIndicatorEnum, ConnectionPage, ConnectionType, CreateConnectionInput, UpdateConnectionInput } from './connection.type.js';
import { createConnection, type ConnectionCredentials } from './create-connection.js';
import { deleteConnection } from './delete-connection.js';
import { hasOwnWebhook } from './new-credentials.js';
import { pauseConnection } from './pause-connection.js';
import { listConnections, readConnection } from './read-connections.js';
import { rotateConnection } from './rotate-connection.js';
import { updateConnection } from './update-connection.js';
import { settingsOf, type StoredSettings } from './wms-settings.js';
import { WmsJsonSettingsType, WmsXmlSettingsType } from './wms-settings.type.js';

const ONE = { description: 'The connection.' };

/** Connections in the graph. */
@Resolver(() => ConnectionType)
export class ConnectionResolver {
  @Query(() => ConnectionPage, { description: 'The connections of your company, oldest first. Managers of the catalog see and manage its keys and collectors alone, managers of sites delivery tokens, owners and admins all.' })
  connections(
    @Ctx() context: IdentityContext,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('filter', () => ConnectionFilter, { nullable: true, description: 'Filters the list.' }) filter?: ConnectionFilter,
  ): Promise<Page<Connection>> {
    return listConnections(context, { filter, page });
  }

  @Query(() => ConnectionType, { description: 'One connection of your company.' })
  connection(@Ctx() context: IdentityContext, @Arg('id', () => ID, ONE) id: string): Promise<Connection> {
    return readConnection(context, id);
  }

  @Mutation(() => ConnectionCredentialsType, { description: 'Create a connection for another system: a draft unless `activate` is true. Its secrets are shown only once.' })
  createConnection(@Ctx() context: IdentityContext, @Arg('input', () => CreateConnectionInput, { description: 'The new connection.' }) input: CreateConnectionInput): Promise<ConnectionCredentials> {
    return createConnection(context, input);
  }

  @Mutation(() => ConnectionType, { description: 'Activate a draft or paused connection.' })
  activateConnection(@Ctx() context: IdentityContext, @Arg('id', () => ID, ONE) id: string): Promise<Connection> {
    return activateConnection(context, id);
  }

  @Mutation(() => ConnectionType, { description: 'Pause a connection.' })
  pauseConnection(@Ctx() context: IdentityContext, @Arg('id', () => ID, ONE) id: string): Promise<Connection> {
    return pauseConnection(context, id);
  }

  @Mutation(() => ConnectionCredentialsType, { description: 'Replace every credential of a connection at once; of a collector its key alone (see regenerateSigningSecret). The new secrets are shown only once.' })
  rotateConnection(@Ctx() context: IdentityContext, @Arg('id', () => ID, ONE) id: string): Promise<ConnectionCredentials> {
    return rotateConnection(context, id);
  }

  @Mutation(() => ConnectionType, { description: 'Remove a connection with its credentials; returns the removed connection.' })
  deleteConnection(@Ctx() context: IdentityContext, @Arg('id', () => ID, ONE) id: string): Promise<Connection> {
    return deleteConnection(context, id);
  }

  @Mutation(() => ConnectionType, { description: 'Change settings of a connection.' })
  updateConnection(@Ctx() context: IdentityContext, @Arg('input', () => UpdateConnectionInput, { description: 'What to change.' }) input: UpdateConnectionInput): Promise<Connection> {
    return updateConnection(context, input);
  }

  @FieldResolver(() => Boolean, { description: 'Whether it has a webhook signing secret.' })
  hasWebhookSecret(@Root() connection: Connection): boolean {
    return connection.webhookSecret !== null && hasOwnWebhook(connection.kind); // that of a collector signs customer references
  }

  @FieldResolver(() => Boolean, { description: 'Whether it is flagged as silent: it has not called while orders waited.' })
  silent(@Root() connection: Connection): boolean {
    return connection.silentSince !== null;
  }

  @FieldResolver(() => ConnectionIndicatorEnum, { description: 'Its status, or ERROR while it is silent.' })
  indicator(@Root() connection: Connection): ConnectionIndicator {
    return indicatorOf(connection);
  }

  @FieldResolver(() => GraphQLSafeInt, { nullable: true, description: 'The only site that a delivery token reads; null for other kinds.' })
  deliverySiteId(@Root() connection: Connection): number | null {
    return deliverySiteId(connection);
  }

  @FieldResolver(() => WmsJsonSettingsType, { nullable: true, description: 'Settings of a warehouse on the JSON facade; null for other kinds.' })
  wmsJson(@Root() connection: Connection): StoredSettings | null {
    return connection.kind === 'WMS_JSON' ? settingsOf(connection) : null;
  }

  @FieldResolver(() => WmsXmlSettingsType, { nullable: true, description: 'Settings of a warehouse on the XML facade; null for other kinds.' })
  wmsXml(@Root() connection: Connection): StoredSettings | null {
    return connection.kind === 'WMS_XML' ? settingsOf(connection) : null;
  }

  @FieldResolver(() => CatalogKeyType, { nullable: true, description: 'What a key of the catalog API is bound to; null for other kinds.' })
  catalogKey(@Root() connection: Connection): CatalogKeySettings | null {
    return catalogKeySettings(connection);
  }

  @FieldResolver(() => ConnectedLocationType, { nullable: true, description: 'The location whose warehouse it represents; null where it represents none.' })
  location(@Root() { warehouseId }: Connection): ConnectedLocationType | null {
    return warehouseId === null ? null : { id: warehouseId };
  }

  @FieldResolver(() => CompanyType, { description: 'The company it belongs to.' })
  company(@Root() connection: Connection, @Ctx() context: IdentityContext): Promise<Company | null> {
    return context.loaders.company(connection.companyId);
  }
}
