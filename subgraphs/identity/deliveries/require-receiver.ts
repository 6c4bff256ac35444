import { Failure } from '#contract/failure.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { ownConnection } from '../connections/change-connection.js';
import type { Connection } from '../connections/connection.js';
import { hasOwnWebhook } from '../connections/new-credentials.js';
import type { Delivery } from './delivery.js';
import { CONNECTION_OWNER, type Destination } from './destination.js';
import { destinationById, destinationsOf } from './destination.store.js';

/** The URL of a delivery's destination; throws NOT_FOUND when the destination was removed, INVALID_STATE while it is inactive. */
export async function requireReceiver(transaction: Transaction, { companyId, destinationId, connectionId }: Delivery): Promise<string> {
  const connection = connectionId === null ? undefined : await ownConnection(transaction, companyId, connectionId);
  if (connection && destinationId === connectionId) return requireWebhook(connection).url;
  if (connection) requireActive(connection);
  const destination = await destinationById(transaction, companyId, destinationId);
  if (!destination) throw new Failure('NOT_FOUND', 'This webhook does not exist any more');
  requireOpen(destination);
  return destination.url;
}

/** Throws INVALID_STATE for a connection that is not active or has neither its own webhook nor another destination. */
export async function requireReceivers(transaction: Transaction, connection: Connection): Promise<void> {
  const others = await destinationsOf(transaction, connection.companyId, { kind: CONNECTION_OWNER, id: connection.id });
  if (others.length === 0) requireWebhook(connection);
  else requireActive(connection);
}

/**
 * The destination of a connection that a ping is for: its own webhook, or, of a key's webhooks, the named or the only one. Throws WEBHOOK_NOT_FOUND, BAD_INPUT where one of several
 * must be named, and INVALID_STATE where nothing is sent to it.
 */
export async function requirePinged(transaction: Transaction, connection: Connection, named: string | null | undefined): Promise<string> {
  const others = await destinationsOf(transaction, connection.companyId, { kind: CONNECTION_OWNER, id: connection.id });
  if (others.length === 0 && named == null) {
    requireWebhook(connection);
    return connection.id;
  }
  requireActive(connection);
  const [one, another] = named == null ? others : others.filter(({ id }) => id === named.toLowerCase());
  if (!one) throw new Failure('WEBHOOK_NOT_FOUND', 'No webhook of this key has this id');
  if (another) throw new Failure('BAD_INPUT', 'There are several webhooks', { webhook_id: ['must name one of several webhooks'] });
  requireOpen(one);
  return one.id;
}

function requireWebhook(connection: Connection): { readonly url: string } {
  if (connection.webhookUrl === null || connection.webhookSecret === null) throw new Failure('INVALID_STATE', hasOwnWebhook(connection.kind) ? 'This connection has no webhook address, or no secret to sign with: its company sets both in the console, or with the command connection update ID --webhook-url' : 'There is no webhook yet: make one first');
  requireActive(connection);
  return { url: connection.webhookUrl };
}

function requireActive({ status }: Connection): void {
  if (status !== 'ACTIVE') throw new Failure('INVALID_STATE', `This connection is ${status}: nothing is sent to it`);
}

function requireOpen({ isActive }: Pick<Destination, 'isActive'>): void {
  if (!isActive) throw new Failure('INVALID_STATE', 'This webhook is inactive: nothing is sent to it');
}
