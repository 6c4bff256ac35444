import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { connectionType } from '#subgraph-kit/connection.type.js';
import { entity } from '#subgraph-kit/directives.js';
import { enumType } from '#subgraph-kit/enum-type.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import { CarrierSettingsInput, NewCarrierInput } from './carrier-settings.type.js';
import { CatalogKeyInput } from './catalog-key.type.js';
import { CollectorSettingsInput } from './collector-settings.type.js';
import { DeliveryTokenInput } from './delivery-settings.type.js';
import type { ConnectionIndicator, ConnectionKind, ConnectionStatus } from './connection.js';
import { StoreSettingsInput } from './store-settings.type.js';
import { WmsJsonSettingsInput, WmsXmlSettingsInput } from './wms-settings.type.js';

/** The graph's kinds of connection. */
export const ConnectionKindEnum = enumType<ConnectionKind>('ConnectionKind', 'The kind of a connection, by the interface it uses.', {
  FULFILLMENT: 'A warehouse on the native fulfilment API.',
  WMS_JSON: 'A warehouse on the JSON facade.',
  WMS_XML: 'A warehouse on the XML facade.',
  COMMERCE: 'An integration that reads and writes orders and returns.',
  STORE: 'A storefront that asks for delivery promises.',
  DELIVERY: 'A site that reads its content.',
  CATALOG: 'A system that maintains the catalog.',
  COLLECTOR: 'A storefront that reports what shoppers do.',
  CARRIER: 'A carrier that reports tracking events.',
});

/** The graph's states of a connection. */
export const ConnectionStatusEnum = enumType<ConnectionStatus>('ConnectionStatus', 'Status of a connection.', {
  DRAFT: 'New; its calls are refused until it is activated.',
  ACTIVE: 'Active; its calls are accepted.',
  PAUSED: 'Paused; its calls are refused.',
});

/** The graph's indicators of a connection. */
export const ConnectionIndicatorEnum = enumType<ConnectionIndicator>('ConnectionIndicator', 'Status of a connection, or ERROR while it is silent.', {
  DRAFT: 'New; its calls are refused until it is activated.',
  ACTIVE: 'Active; its calls are accepted.',
  ERROR: 'Active, but it has not called for more than 30 minutes while orders waited; its next call clears the error.',
  PAUSED: 'Paused; its calls are refused.',
});

@entity('id')
@ObjectType('Connection', { description: 'Another system\'s access to the company.' })
export class ConnectionType {
  @Field(() => ID, { description: 'Identifies the connection.' })
  id!: string;

  @Field(() => ConnectionKindEnum, { description: 'The interface it uses.' })
  kind!: ConnectionKind;

  @Field(() => String, { description: 'Display name.' })
  name!: string;

  @Field(() => ConnectionStatusEnum, { description: 'Status of the connection.' })
  status!: ConnectionStatus;

  @Field(() => ID, { nullable: true, description: 'The warehouse it represents.' })
  warehouseId!: string | null;

  @Field(() => [String], { description: 'Its scopes.' })
  scopes!: string[];

  @Field(() => Int, { description: 'Rate limit in calls per minute. Those of the kinds DELIVERY and COLLECTOR have the limits of their interfaces in its place.' })
  ratePerMinute!: number;

  @Field(() => [String], { description: 'Addresses and CIDR ranges it may call from; empty for any.' })
  allowlist!: string[];

  @Field(() => String, { nullable: true, description: 'The only host on which its calls are accepted.' })
  dedicatedHost!: string | null;

  @Field(() => String, { nullable: true, description: 'Visible prefix of its key.' })
  keyPrefix!: string | null;

  @Field(() => String, { nullable: true, description: 'Its username, for interfaces with a password.' })
  username!: string | null;

  @Field(() => String, { nullable: true, description: 'Webhook URL.' })
  webhookUrl!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Time of its last call, to the minute.' })
  lastCallAt!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Since when it has been silent while orders waited.' })
  silentSince!: string | null;

  @Field(() => DateTime, { description: 'Creation time.' })
  createdAt!: string;

  @Field(() => DateTime, { description: 'Time of the last change of its settings.' })
  updatedAt!: string;
}

/** A page of connections. */
export const ConnectionPage = connectionType(ConnectionType, 'Connection', { counted: 'How many connections the filter finds.' });

@ObjectType('ConnectionCredentials', { description: 'A connection with its secrets, which are shown only once.' })
export class ConnectionCredentialsType {
  @Field(() => ConnectionType, { description: 'The connection.' })
  connection!: ConnectionType;

  @Field(() => String, { nullable: true, description: 'Its key.' })
  apiKey?: string;

  @Field(() => String, { nullable: true, description: 'Its username.' })
  username?: string;

  @Field(() => String, { nullable: true, description: 'Its password.' })
  password?: string;

  @Field(() => String, { nullable: true, description: 'Webhook signing secret.' })
  webhookSecret?: string;

  @Field(() => String, { nullable: true, description: 'The secret that signs customer references, of a collector.' })
  signingSecret?: string;
}

@InputType('ConnectionFilter', { description: 'Filters a list of connections.' })
export class ConnectionFilter {
  @Field(() => ConnectionKindEnum, { nullable: true, description: 'Only this kind.' })
  kind?: ConnectionKind;

  @Field(() => ConnectionStatusEnum, { nullable: true, description: 'Only in this state.' })
  status?: ConnectionStatus;
}

@InputType('CreateConnectionInput', { description: 'A new connection.' })
export class CreateConnectionInput {
  @Field(() => ConnectionKindEnum, { description: 'The interface it uses.' })
  kind!: ConnectionKind;

  @Field(() => String, { description: 'Its name, 1 to 120 characters.' })
  name!: string;

  @Field(() => ID, { nullable: true, description: 'The warehouse it represents: the code or id of a location of the company; a warehouse connection needs one before it is activated.' })
  warehouseId?: string;

  @Field(() => [String], { nullable: true, description: 'Its scopes; defaults to those of its kind.' })
  scopes?: string[];

  @Field(() => String, { nullable: true, description: 'Webhook URL (https), for the kinds FULFILLMENT, COMMERCE and CARRIER. A key of the catalog API makes its webhooks itself; other kinds are sent nothing.' })
  webhookUrl?: string;

  @Field(() => CatalogKeyInput, { nullable: true, description: 'For a key of the catalog API only; its catalog and field rule never change.' })
  catalogKey?: CatalogKeyInput;

  @Field(() => NewCarrierInput, { nullable: true, description: 'For a carrier only.' })
  carrier?: NewCarrierInput;

  @Field(() => StoreSettingsInput, { nullable: true, description: 'For a storefront only.' })
  store?: StoreSettingsInput;

  @Field(() => CollectorSettingsInput, { nullable: true, description: 'For a storefront\'s collector only.' })
  collector?: CollectorSettingsInput;

  @Field(() => DeliveryTokenInput, { nullable: true, description: 'For a delivery token only, which needs it; its site never changes.' })
  delivery?: DeliveryTokenInput;

  @Field(() => Boolean, { nullable: true, description: 'Whether it may call at once; else it is a draft until it is activated.' })
  activate?: boolean;
}

@InputType('UpdateConnectionInput', { description: 'Settings of a connection to change; absent fields keep their values, null clears a field.' })
export class UpdateConnectionInput {
  @Field(() => ID, { description: 'The connection.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'Its name, 1 to 120 characters.' })
  name?: string;

  @Field(() => [String], { nullable: true, description: 'Addresses and CIDR ranges it may call from; empty for any.' })
  allowlist?: string[];

  @Field(() => Int, { nullable: true, description: 'Rate limit in calls per minute, 1 to 100,000; of a storefront at least 10. The kinds DELIVERY and COLLECTOR have fixed limits and take none.' })
  ratePerMinute?: number;

  @Field(() => String, { nullable: true, description: 'The only host on which its calls are accepted.' })
  dedicatedHost?: string;

  @Field(() => String, { nullable: true, description: 'Webhook URL (https), for the kinds FULFILLMENT, COMMERCE and CARRIER. A key of the catalog API makes its webhooks itself; other kinds are sent nothing.' })
  webhookUrl?: string;

  @Field(() => ID, { nullable: true, description: 'The warehouse it represents: the code or id of a location of the company.' })
  warehouseId?: string;

  @Field(() => WmsJsonSettingsInput, { nullable: true, description: 'For a warehouse on the JSON facade only.' })
  wmsJson?: WmsJsonSettingsInput;

  @Field(() => WmsXmlSettingsInput, { nullable: true, description: 'For a warehouse on the XML facade only.' })
  wmsXml?: WmsXmlSettingsInput;

  @Field(() => CarrierSettingsInput, { nullable: true, description: 'For a carrier only.' })
  carrier?: CarrierSettingsInput;

  @Field(() => StoreSettingsInput, { nullable: true, description: 'For a storefront only.' })
  store?: StoreSettingsInput;

  @Field(() => CollectorSettingsInput, { nullable: true, description: 'For a storefront\'s collector only.' })
  collector?: CollectorSettingsInput;
}
