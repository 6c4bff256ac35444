import { createLog } from '#kernel/log.js';
import { createSender } from '../../../shims/webhooks/sender.js';
import { openRealGraph, type RealGraph } from '../../kit/real-graph.js';
import { openReceiver } from '../../subgraphs/webhooks/receiver.js';

describe('the webhooks of a warehouse', () => {
  let graph: RealGraph;
  beforeAll(async () => { graph = await openRealGraph({ allowLoopbackWebhooks: true }); });
  afterAll(() => graph.close());

  it('are pinged, listed with their attempts and sent again, and a dry run of either sends nothing [A-DRY-1]', async () => {
    const receiver = await openReceiver();
    expect((await graph.post('/webhooks/ping')).status).toBe(409);
    const { connections } = await graph.asStaff('query { connections { nodes { id name } } }', {});
    const { id } = connections.nodes.find(({ name }: { name: string }) => name === 'MI1 WMS');
    await graph.asStaff('mutation U($input: UpdateConnectionInput!) { updateConnection(input: $input) { id } }', { input: { id, webhookUrl: receiver.url } });
    const sender = createSender({ call: graph.call, clock: graph.clock, ids: graph.ids, log: createLog('silent'), resolve: () => Promise.resolve([]), allowLoopback: true, deadlineMilliseconds: 2000 });

    expect((await graph.send('/webhooks/ping', { method: 'POST', headers: { 'X-Service-Dry-Run': 'true' } })).status).toBe(200);
    expect(await (await graph.send('/webhooks/deliveries')).json()).toEqual({ data: [], next_cursor: null });
    const pinged = await graph.post('/webhooks/ping', '', { key: 'p-1' });
    const first = await pinged.json();
    expect(pinged.status).toBe(200);
    expect(await (await graph.post('/webhooks/ping', '', { key: 'p-1' })).json()).toEqual(first);
    await sender.drain();
    const listed = await (await graph.send('/webhooks/deliveries?status=delivered')).json();
    expect(listed).toMatchObject({ data: [{ id: first.id, type: 'ping', status: 'delivered', attempts: [{ number: 1, delivered: true, answer: { status: 204 } }] }], next_cursor: null });

    expect(await (await graph.send(`/webhooks/deliveries/${String(first.id)}/resend`, { method: 'POST', headers: { 'X-Service-Dry-Run': 'true' } })).json()).toMatchObject({ id: first.id, status: 'waiting' });
    expect(await (await graph.send('/webhooks/deliveries')).json()).toEqual(listed);
    expect(await (await graph.post(`/webhooks/deliveries/${String(first.id)}/resend`)).json()).toMatchObject({ id: first.id, status: 'waiting' });
    await sender.drain();
    expect(receiver.received.map(({ headers }) => [headers['x-service-webhook-id'], headers['x-service-attempt']])).toEqual([[first.event_id, '1'], [first.event_id, '2']]);
    expect((await graph.post('/webhooks/deliveries/nothing/resend')).status).toBe(404);
    expect((await graph.post(`/webhooks/deliveries/${String(first.id)}/resend`, '', { at: 'LY1' })).status).toBe(404);
    await sender.stop();
    await receiver.close();
  });
});
