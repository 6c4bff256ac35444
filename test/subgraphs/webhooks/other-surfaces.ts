import { uuidV7Ids } from '#kernel/ids.js';
import type { DeliveryProfile } from '#kit/deliveries/delivery-profile.js';
import { STANDARD } from '#kit/deliveries/standard-profile.js';
import type { EventAudience } from '#kit/events/event-audience.js';
import { WEBHOOK_DEADLINE_MILLISECONDS } from '../../../shims/webhooks/attempt.js';
import { createSender, type Sender } from '../../../shims/webhooks/sender.js';
import { notify } from '../../../shims/webhooks/notify.js';
import { testDatabase } from '../../kit/database.js';
import { staffOf, system, testIdentity } from '../../kit/identity.js';
import { databaseOfSubgraph } from '../../kit/open-graph.js';
import { openReceiver } from './receiver.js';

const MINUTE = 60_000;

/** A site whose pages are revalidated. */
export const SITE = { kind: 'site', id: '018f0000-0000-7000-8000-0000000000aa' } as const;

/** Document 3, J, Events: five seconds, and six attempts after 1, 5 and 30 minutes, 2 and 6 hours. */
export const REVALIDATION: DeliveryProfile = {
  name: 'revalidation', waits: [MINUTE, 5 * MINUTE, 30 * MINUTE, 120 * MINUTE, 360 * MINUTE], deadlineMilliseconds: 5000, standardWebhooks: false, mayBeUnsigned: true,
  headers: { event: 'Service-Webhook-Event', id: 'Service-Webhook-Id', attempt: 'Service-Webhook-Attempt', signature: 'Service-Signature' },
};

/** Keys of a catalog (document 3, H; decisions 3, H), and a site. */
const AUDIENCES: readonly EventAudience[] = [
  { source: 'catalog', kind: 'CATALOG', profile: STANDARD, notifications: ({ id, type, sequence, payload }) => [{ type, body: { id, type, created_at: sequence, data: payload } }] },
  {
    source: 'content', kind: null, profile: REVALIDATION,
    notifications: ({ id, type, sequence }) => [{ type, body: { id, event: type, site: 'lume', locale: 'it', path: '/blog', published_at: sequence, secret: '' }, owner: SITE }],
  },
];

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

/** Identity and a sender, with audiences that no surface has yet: several destinations a key, and one of a site. */
export async function openOtherSurfaces() {
  const identity = await testIdentity('2026-11-21T09:30:00.000Z', testDatabase('identity'), { allowLoopbackWebhooks: true });
  const { clock, run, call } = identity;
  const ids = uuidV7Ids(clock);
  const companyId = await identity.company('Lume');
  const logged: { message: string; fields: any }[] = [];
  const log = { error: () => undefined, info: () => undefined, warn: (fields: object, message: string) => { logged.push({ message, fields }); } };
  const senderOf = (profiles: readonly DeliveryProfile[]): Sender =>
    createSender({ call, clock, ids, log: log as never, profiles, resolve: () => Promise.resolve(['127.0.0.1']), allowLoopback: true, deadlineMilliseconds: WEBHOOK_DEADLINE_MILLISECONDS });
  const sender = senderOf([STANDARD, REVALIDATION]);
  const open: { close(): Promise<unknown> }[] = [];
  const asStaff = (operation: string, variables: Record<string, unknown> = {}): Promise<any> => run(operation, variables, staffOf(companyId));
  const change = async (verb: 'create' | 'change', input: object): Promise<any> =>
    (await run(`mutation D($input: ${verb === 'create' ? 'Create' : 'Change'}DestinationInput!) { ${verb}WebhookDestination(input: $input) { secret destination { id events isActive } } }`, { input: { companyId, ...input } }))[`${verb}WebhookDestination`];
  return {
    ...identity, companyId, logged, sender, senderOf, asStaff,
    key: async () => (await identity.connect(companyId, { kind: 'CATALOG', warehouseId: null })).connection.id,
    create: (input: object) => change('create', input),
    change: (input: object) => change('change', input),
    remove: (id: string) => run('mutation D($input: DeleteDestinationInput!) { deleteWebhookDestination(input: $input) { id } }', { input: { companyId, id } }),
    destinations: async (owner: object) => (await run('query D($owner: DestinationOwnerInput!, $companyId: SafeInt) { webhookDestinations(owner: $owner, companyId: $companyId) { id url events isActive lastDeliveredAt lastFailedAt lastFailure } }', { owner, companyId })).webhookDestinations,
    deliveries: async () => (await asStaff('query L { deliveries(first: 200) { nodes { destinationId connectionId type state attempts { number failure } } } }')).deliveries.nodes,
    /** An event occurs, and due deliveries are sent. */
    happens: async (...types: string[]) => {
      const of = (source: 'catalog' | 'content', wanted: readonly string[]) =>
        notify({ call, ids, audiences: AUDIENCES }, { source, companyId, events: wanted.map((type) => ({ id: ids.next(), type, sequence: clock.now().toISOString(), payload: { sku: 'TEE' }, audience: null })) });
      const queued = await of('catalog', types.filter((type) => !type.startsWith('content.'))) + await of('content', types.filter((type) => type.startsWith('content.')));
      await sender.drain();
      return queued;
    },
    listen: async (...answer: Parameters<typeof openReceiver>) => {
      const receiver = await openReceiver(...answer);
      open.push(receiver);
      return { ...receiver, types: () => receiver.received.splice(0).map(({ body }) => JSON.parse(body).type).sort() };
    },
    /** The events of a type in identity's outbox. */
    events: async (type: string) => (await run('query { identityOutbox(first: 500) { type payload } }', {}, system())).identityOutbox.filter((event: { type: string }) => event.type === type),
    database: databaseOfSubgraph(identity.subgraph),
    close: async () => {
      await sender.stop();
      for (const one of open) await one.close();
      await identity.subgraph.close();
    },
  };
}
