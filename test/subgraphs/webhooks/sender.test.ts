import { uuidV7Ids } from '#kernel/ids.js';
import { Failure } from '#contract/failure.js';
import { createLog } from '#kernel/log.js';
import { createSender, type Sender } from '../../../shims/webhooks/sender.js';
import { notify } from '../../../shims/webhooks/notify.js';
import { openRealGraph, type RealGraph } from '../../kit/real-graph.js';
import { createRelay, type Relay } from '../../../gateway/relay/relay.js';
import { findAudiences } from '../../../gateway/server/find-surfaces.js';
import { outwardRoutes } from '../../../gateway/server/outward-routes.js';
import { openReceiver } from './receiver.js';

const UPDATE = 'mutation U($input: UpdateConnectionInput!) { updateConnection(input: $input) { id } }';
const LIST = 'query L { deliveries { nodes { id eventId type state connectionId attempts { number delivered failure } } } }';

describe('webhooks', () => {
  let graph: RealGraph;
  let relay: Relay;
  let sender: Sender;
  const senderOf = (call: RealGraph['call'] = graph.call, deadlineMilliseconds = 1000) =>
    createSender({ call, clock: graph.clock, ids: graph.ids, log: createLog('silent'), resolve: () => Promise.resolve(['127.0.0.1']), allowLoopback: true, deadlineMilliseconds });
  beforeEach(async () => {
    graph = await openRealGraph({ allowLoopbackWebhooks: true });
    const { call, clock } = graph;
    const [ids, audiences] = [uuidV7Ids(clock), await findAudiences()];
    relay = createRelay({ call, clock, log: createLog('silent'), routes: outwardRoutes((batch) => notify({ call, ids, audiences }, batch)).filter(({ source }) => source === 'orders' || source === 'identity') });
    sender = senderOf();
  });
  afterEach(async () => {
    await sender.stop();
    await graph.close();
  });

  const listen = async (url: string): Promise<string> => {
    const { connections } = await graph.asStaff('query { connections { nodes { id name } } }', {});
    const { id } = connections.nodes.find(({ name }: { name: string }) => name === 'MI1 WMS');
    await graph.asStaff(UPDATE, { input: { id, webhookUrl: url } });
    return id;
  };
  const integration = async (url: string): Promise<void> => {
    const { createConnection } = await graph.asStaff('mutation N($input: CreateConnectionInput!) { createConnection(input: $input) { connection { id } } }', { input: { kind: 'COMMERCE', name: 'ERP', webhookUrl: url } });
    await graph.asStaff('mutation A($id: ID!) { activateConnection(id: $id) { id } }', { id: createConnection.connection.id });
  };
  const deliveries = async () => (await graph.asStaff(LIST, {})).deliveries.nodes;

  it('notify a warehouse and an integration of an order, each in its own format', async () => {
    const [warehouse, erp] = [await openReceiver(), await openReceiver()];
    await listen(warehouse.url);
    await integration(erp.url);
    await graph.place('#1', [['MUG', 1]]);
    await graph.cancel('#1');
    await relay.drain();
    await relay.drain();
    await sender.drain();
    expect(warehouse.received.map(({ body }) => JSON.parse(body)).map(({ type, data: { order_number, status } }) => [type, order_number, status]).sort())
      .toEqual([['order.cancelled', '#1', 'cancelled'], ['order.ready', '#1', undefined]]);
    expect(erp.received.map(({ body }) => JSON.parse(body)).map(({ type, data: { order_number, status, previous_status } }) => [type, order_number, status, previous_status]).sort())
      .toEqual([['order.created', '#1', 'in_fulfillment', undefined], ['order.status_changed', '#1', 'cancelled', 'in_fulfillment']]);
    await Promise.all([warehouse.close(), erp.close()]);
  });

  it('are given up after eight attempts, and the merchant is alerted once', async () => {
    const receiver = await openReceiver((response) => { response.writeHead(500).end(); });
    const id = await listen(receiver.url);
    await graph.place('#1', [['MUG', 1]]);
    await relay.drain();
    for (const wait of [30, 60, 120, 240, 480, 960, 1920, 0]) {
      await sender.drain();
      graph.clock.turn(wait * 1000);
    }
    await relay.drain();
    expect(receiver.received.map(({ headers }) => headers['x-service-attempt'])).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
    expect(new Set(receiver.received.map(({ headers }) => headers['x-service-webhook-id'])).size).toBe(1);
    const { alerts } = await graph.asStaff('query { alerts { nodes { type subject message } } }', {});
    expect(alerts.nodes).toEqual([{ type: 'WEBHOOK_GIVEN_UP', subject: id, message: 'A webhook of type order.ready was given up after 8 attempts: The receiver answered 500' }]);
    await receiver.close();
  });

  it('are sent again with the same id when the attempt could not be stored', async () => {
    const receiver = await openReceiver();
    await listen(receiver.url);
    await graph.place('#1', [['MUG', 1]]);
    await relay.drain();
    const dying = senderOf((operation, variables, context) => (JSON.stringify(variables).includes('"token"') ? Promise.reject(new Error('killed')) : graph.call(operation, variables, context)));
    await dying.drain();
    await sender.drain();
    expect(receiver.received).toHaveLength(1);
    graph.clock.turn(60_000);
    await sender.drain();
    expect(receiver.received).toHaveLength(2);
    expect(receiver.received[1]?.headers['x-service-webhook-id']).toBe(receiver.received[0]?.headers['x-service-webhook-id']);
    expect(await deliveries()).toMatchObject([{ state: 'DELIVERED' }]);
    await receiver.close();
  });

  it('of a connection whose secret cannot be read fail alone, and the merchant is alerted once [W-SEND-5]', async () => {
    const erp = await openReceiver();
    const id = await listen('https://hooks.example.com/warehouse');
    await integration(erp.url);
    await graph.identityDatabase.inTransaction((transaction) => transaction.execute("UPDATE connection SET webhook_secret = 'lost' WHERE id = ?", [id]));
    await graph.place('#1', [['MUG', 1]]);
    await graph.place('#2', [['MUG', 1]]);
    await relay.drain();
    await sender.drain();
    expect(erp.received).toHaveLength(2);
    for (let time = 0; time < 2; time += 1) {
      await relay.drain();
      graph.clock.turn(30_000);
      await sender.drain();
    }
    const failure = 'The webhook secret cannot be read; rotate the credentials of this connection';
    expect((await deliveries()).filter(({ connectionId }: { connectionId: string }) => connectionId === id)).toMatchObject([{ state: 'WAITING', attempts: [{ failure }, { failure }] }, { state: 'WAITING', attempts: [{ failure }, { failure }] }]);
    const { alerts } = await graph.asStaff('query { alerts { nodes { type subject message } } }', {});
    expect(alerts.nodes).toEqual([{ type: 'WEBHOOK_UNSENDABLE', subject: id, message: `A webhook of type order.ready cannot be sent: ${failure}` }]);
    await erp.close();
  });

  it('that cannot be signed fail alone, and their claims end', async () => {
    const receiver = await openReceiver();
    await listen(receiver.url);
    for (const number of ['#1', '#2', '#3']) await graph.place(number, [['MUG', 1]]);
    await relay.drain();
    const spoiling = senderOf(async (operation, variables, context) => {
      const answer = await graph.call(operation, variables, context);
      const { claimDeliveries: [, second] = [] } = answer as { claimDeliveries?: { secret: unknown }[] };
      if (second) second.secret = null;
      return answer;
    });
    await spoiling.drain();
    expect(receiver.received).toHaveLength(2);
    expect((await deliveries()).map(({ state, attempts }: { state: string; attempts: object[] }) => [state, attempts.length]).toSorted()).toEqual([['DELIVERED', 1], ['DELIVERED', 1], ['WAITING', 1]]);
    graph.clock.turn(30_000);
    await sender.drain();
    expect(receiver.received).toHaveLength(3);
    await receiver.close();
  });

  it('are claimed less and less often from a failing queue, and the sender can still be stopped', async () => {
    const receiver = await openReceiver();
    await listen(receiver.url);
    await graph.place('#1', [['MUG', 1]]);
    await relay.drain();
    let claims = 0;
    let broken: Error | undefined = new Error('no');
    const failing = senderOf((operation, variables, context) => {
      if (!JSON.stringify(operation).includes('ClaimDeliveries')) return graph.call(operation, variables, context);
      claims += 1;
      return broken ? Promise.reject(broken) : graph.call(operation, variables, context);
    });
    const wait = async (seconds: number): Promise<number> => {
      for (let second = 0; second < seconds; second += 1) {
        for (let wake = 0; wake < 5; wake += 1) await failing.drain();
        graph.clock.turn(1000);
      }
      return claims;
    };
    expect([await wait(1), await wait(14), await wait(60)]).toEqual([1, 4, 7]); // at 0; 1, 3 and 7; 15, 31 and 61 seconds
    broken = new Failure('UNAVAILABLE', 'away');
    graph.clock.turn(30_000);
    expect(await wait(60)).toBe(67); // an unavailable queue may be back any second
    broken = undefined;
    await wait(2);
    expect(receiver.received).toHaveLength(1);
    broken = new Error('no');
    await failing.drain();
    await failing.stop();
    await receiver.close();
  });

  it('go to a healthy receiver while a dead one keeps the sender waiting', async () => {
    const [healthy, dead] = [await openReceiver(), await openReceiver(() => undefined)];
    await listen(dead.url);
    await integration(healthy.url);
    for (let order = 1; order <= 20; order += 1) await graph.place(`#${String(order)}`, [['MUG', 1]]);
    await relay.drain();
    const slow = senderOf(graph.call, 20_000);
    slow.wake();
    const until = Date.now() + 10_000;
    while (healthy.received.length < 20 && Date.now() < until) await new Promise(setImmediate);
    expect(healthy.received).toHaveLength(20);
    await dead.close();
    await slow.stop();
    await healthy.close();
  });
});
