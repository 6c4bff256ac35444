import { createLog } from '#kernel/log.js';
import { createRelay } from '../../../gateway/relay/relay.js';
import { findAudiences } from '../../../gateway/server/find-surfaces.js';
import { outwardRoutes } from '../../../gateway/server/outward-routes.js';
import { createSender } from '../../../shims/webhooks/sender.js';
import { notify } from '../../../shims/webhooks/notify.js';
import { openRealGraph } from '../../kit/real-graph.js';
import { openReceiver } from './receiver.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

/** The test company with relay and sender, and receivers for connections. */
export async function openOutside() {
  const graph = await openRealGraph({ allowLoopbackWebhooks: true });
  const { call, clock, ids } = graph;
  const log = createLog('silent');
  const audiences = await findAudiences();
  const relay = createRelay({ call, clock, log, routes: outwardRoutes((batch) => notify({ call, ids, audiences }, batch)).filter(({ source }) => source === 'orders' || source === 'identity') });
  const sender = createSender({ call, clock, ids, log, resolve: () => Promise.resolve(['127.0.0.1']), allowLoopback: true, deadlineMilliseconds: 5000 });
  const receivers: { close(): Promise<unknown> }[] = [];
  const change = (name: string, type: string, input: object): Promise<any> => graph.asStaff(`mutation M($input: ${type}!) { ${name}(input: $input) { __typename } }`, { input });
  const connection = (verb: 'activate' | 'pause', id: string): Promise<any> => graph.asStaff(`mutation V($id: ID!) { ${verb}Connection(id: $id) { id } }`, { id });
  const listen = async (answer?: Parameters<typeof openReceiver>[0]) => {
    const receiver = await openReceiver(answer);
    receivers.push(receiver);
    const take = (): any[] => receiver.received.splice(0).map(({ body }) => JSON.parse(body));
    return {
      ...receiver,
      /** The events received since the last call: type and data. */
      notified: () => take().map(({ type, data }) => [type, data]),
      /** The same as text: type, number of the order or the return, statuses. */
      words: () => take().map(({ type, data }) => [type, data.return_number ?? data.order_number, data.status, data.previous_status].filter((word) => word !== undefined).join(' ')),
    };
  };
  return {
    ...graph, relay, sender, change, listen,
    activate: (id: string) => connection('activate', id),
    pause: (id: string) => connection('pause', id),
    /** A new integration of interface D; a draft. */
    integration: async (name: string, { url, scopes }: { url: string; scopes?: readonly string[] }): Promise<string> =>
      (await graph.asStaff('mutation N($input: CreateConnectionInput!) { createConnection(input: $input) { connection { id } } }', { input: { kind: 'COMMERCE', name, webhookUrl: url, ...(scopes && { scopes }) } })).createConnection.connection.id,
    /** Give a warehouse's connection a receiver. */
    warehouse: async (code: string, url: string): Promise<string> => {
      const { connections: { nodes } } = await graph.asStaff('query { connections { nodes { id name } } }', {});
      const { id } = nodes.find(({ name }: { name: string }) => name === `${code} WMS`);
      await change('updateConnection', 'UpdateConnectionInput', { id, webhookUrl: url });
      return id;
    },
    /** Every event so far is relayed and delivered, unless its retry is later. */
    settle: async (): Promise<void> => {
      await relay.drain();
      await sender.drain();
    },
    close: async () => {
      await sender.stop();
      for (const receiver of receivers) await receiver.close();
      await graph.close();
    },
  };
}

/** The open company with its receivers. */
export type Outside = Awaited<ReturnType<typeof openOutside>>;
