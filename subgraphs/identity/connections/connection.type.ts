import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { connectionType } from '#subgraph-kit/connection.js';
import { entity } from '#subgraph-kit/directives.js';
import { enumType } from '#subgraph-kit/enum-type.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import type { ConnectionIndicator, ConnectionKind, ConnectionStatus } from './connection.js';
import { WmsJsonSettingsInput, WmsXmlSettingsInput } from './wms-settings.type.js';

/** The graph's kinds of connection. */
export const ConnectionKindEnum = enumType<ConnectionKind>('ConnectionKind', 'The interface a connection is for.', {
  FULFILLMENT: 'A warehouse on the native fulfilment API.',
  WMS_JSON: 'A warehouse on the JSON facade.',
  WMS_XML: 'A warehouse on the XML facade.',
  COMMERCE: 'An integration that reads and writes orders and returns.',
  STORE: 'A storefront that asks for delivery promises.',
  DELIVERY: 'A site that reads its content.',
  CATALOG: 'A system that keeps the catalog.',
  COLLECTOR: 'A storefront that reports what shoppers do.',
  CARRIER: 'A carrier that reports tracking events.',
});

/** The graph's states of a connection. */
export const ConnectionStatusEnum = enumType<ConnectionStatus>('ConnectionStatus', 'Whether a connection works.', {
  DRAFT: 'New; it is refused until somebody activates it.',
  ACTIVE: 'It works.',
  PAUSED: 'It was stopped for a while.',
});

/** The graph's indicators of a connection. */
export const ConnectionIndicatorEnum = enumType<ConnectionIndicator>('ConnectionIndicator', 'What people are shown of a connection.', {
  DRAFT: 'New; it is refused until somebody activates it.',
  ACTIVE: 'It works.',
  ERROR: 'It is active, but has been silent for more than 30 minutes while orders waited; its next call ends that.',
  PAUSED: 'It was stopped for a while.',
});

@entity('id')
@ObjectType('Connection', { description: 'Another system\'s access to the company.' })
export class ConnectionType {
  @Field(() => ID, { description: 'Identifies the connection.' })
  id!: string;

  @Field(() => ConnectionKindEnum, { description: 'The interface it is for.' })
  kind!: ConnectionKind;

  @Field(() => String, { description: 'Its name, for people.' })
  name!: string;

  @Field(() => ConnectionStatusEnum, { description: 'Whether it works.' })
  status!: ConnectionStatus;

  @Field(() => ID, { nullable: true, description: 'The warehouse it speaks for.' })
  warehouseId!: string | null;

  @Field(() => [String], { description: 'What it may do.' })
  scopes!: string[];

  @Field(() => Int, { description: 'How many calls a minute it may make.' })
  ratePerMinute!: number;

  @Field(() => [String], { description: 'Addresses and CIDR ranges it may call from; empty for any.' })
  allowlist!: string[];

  @Field(() => String, { nullable: true, description: 'The only host it is answered on.' })
  dedicatedHost!: string | null;

  @Field(() => String, { nullable: true, description: 'The beginning of its key, to tell keys apart.' })
  keyPrefix!: string | null;

  @Field(() => String, { nullable: true, description: 'Its username, for interfaces with a password.' })
  username!: string | null;

  @Field(() => String, { nullable: true, description: 'Where its webhooks are sent.' })
  webhookUrl!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When it last called, to the minute.' })
  lastCallAt!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Since when it has been silent while work waited for it.' })
  silentSince!: string | null;

  @Field(() => DateTime, { description: 'When it was made.' })
  createdAt!: string;

  @Field(() => DateTime, { description: 'When its settings last changed.' })
  updatedAt!: string;
}

/** A page of connections. */
export const ConnectionPage = connectionType(ConnectionType, 'Connection');

@ObjectType('ConnectionCredentials', { description: 'A connection with the secrets that are shown this once.' })
export class ConnectionCredentialsType {
  @Field(() => ConnectionType, { description: 'The connection.' })
  connection!: ConnectionType;

  @Field(() => String, { nullable: true, description: 'Its key.' })
  apiKey?: string;

  @Field(() => String, { nullable: true, description: 'Its username.' })
  username?: string;

  @Field(() => String, { nullable: true, description: 'Its password.' })
  password?: string;

  @Field(() => String, { nullable: true, description: 'Signs its webhooks.' })
  webhookSecret?: string;
}

@InputType('ConnectionFilter', { description: 'Narrows a list of connections.' })
export class ConnectionFilter {
  @Field(() => ConnectionKindEnum, { nullable: true, description: 'Only this kind.' })
  kind?: ConnectionKind;

  @Field(() => ConnectionStatusEnum, { nullable: true, description: 'Only in this state.' })
  status?: ConnectionStatus;
}

@InputType('CreateConnectionInput', { description: 'A new connection.' })
export class CreateConnectionInput {
  @Field(() => ConnectionKindEnum, { description: 'The interface it is for.' })
  kind!: ConnectionKind;

  @Field(() => String, { description: 'Its name, 1 to 120 characters.' })
  name!: string;

  @Field(() => ID, { nullable: true, description: 'The warehouse it speaks for, a location of the company; a warehouse connection needs one before it is activated.' })
  warehouseId?: string;

  @Field(() => [String], { nullable: true, description: 'What it may do; by default what its kind usually may.' })
  scopes?: string[];

  @Field(() => String, { nullable: true, description: 'Where its webhooks are sent: an https URL.' })
  webhookUrl?: string;
}

@InputType('UpdateConnectionInput', { description: 'Settings of a connection to change; what is left out stays, null empties.' })
export class UpdateConnectionInput {
  @Field(() => ID, { description: 'The connection.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'Its name, 1 to 120 characters.' })
  name?: string;

  @Field(() => [String], { nullable: true, description: 'Addresses and CIDR ranges it may call from; empty for any.' })
  allowlist?: string[];

  @Field(() => Int, { nullable: true, description: 'How many calls a minute it may make, 1 to 100,000.' })
  ratePerMinute?: number;

  @Field(() => String, { nullable: true, description: 'The only host it is answered on.' })
  dedicatedHost?: string;

  @Field(() => String, { nullable: true, description: 'Where its webhooks are sent: an https URL.' })
  webhookUrl?: string;

  @Field(() => ID, { nullable: true, description: 'The warehouse it speaks for, a location of the company.' })
  warehouseId?: string;

  @Field(() => WmsJsonSettingsInput, { nullable: true, description: 'For a warehouse on the JSON facade only.' })
  wmsJson?: WmsJsonSettingsInput;

  @Field(() => WmsXmlSettingsInput, { nullable: true, description: 'For a warehouse on the XML facade only.' })
  wmsXml?: WmsXmlSettingsInput;
}
