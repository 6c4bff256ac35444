import { createHmac } from 'node:crypto';
import { STANDARD } from '#kit/deliveries/standard-profile.js';
import { openOtherSurfaces, REVALIDATION, SITE } from './other-surfaces.js';

type World = Awaited<ReturnType<typeof openOtherSurfaces>>;
type Received = Awaited<ReturnType<World['listen']>>['received'][number];

const [SECOND, HOUR] = [1000, 3_600_000];
const TYPES = ['product.created', 'product.updated', 'product.deleted', 'stock.updated'];

let world: World;
beforeEach(async () => { world = await openOtherSurfaces(); });
afterEach(() => world.close());

const keyed = (secret: string, { headers, body }: Received, name: string): boolean => {
  const [, time = '', signature = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers[name])) ?? [];
  return createHmac('sha256', secret).update(`${time}.${body}`).digest('hex') === signature;
};

describe('the webhooks of one key (document 3, H)', () => {
  it('each get their listed events and no others, signed with their own secret', async () => {
    const [key, all] = [await world.key(), await world.listen()];
    const first = await world.create({ owner: { kind: 'connection', id: key }, profile: 'standard', url: all.url, events: TYPES, newSecret: true });
    const some = await world.listen();
    const second = await world.create({ owner: { kind: 'connection', id: key }, profile: 'standard', url: some.url, events: ['stock.updated'], newSecret: true });
    expect([first.secret, second.secret]).toEqual([expect.stringMatching(/^whsec_/), expect.stringMatching(/^whsec_/)]);
    expect(await world.happens(...TYPES)).toBe(5);
    expect(all.received.map(({ headers }) => headers['x-service-event']).sort()).toEqual(TYPES.toSorted());
    const [stock] = some.received.splice(0) as [Received];
    expect(stock).toMatchObject({ headers: { 'x-service-event': 'stock.updated', 'x-service-attempt': '1', 'webhook-id': JSON.parse(stock.body).id, 'x-service-webhook-id': JSON.parse(stock.body).id } });
    expect([[first, ...all.received], [second, stock]].map(([made, ...received]) => received.map((one) => keyed(made.secret, one, 'x-service-signature')))).toEqual([[true, true, true, true], [true]]);
    expect(keyed(first.secret, stock, 'x-service-signature')).toBe(false);
    const { secret } = await world.change({ id: second.destination.id, newSecret: true });
    await world.happens('stock.updated');
    expect(some.received.map((one) => [second.secret, secret].map((of) => keyed(of, one, 'x-service-signature')))).toEqual([[false, true]]);
    expect((await world.deliveries()).every(({ connectionId }: { connectionId: string }) => connectionId === key)).toBe(true);
  });

  it('get nothing while they are inactive, nor events of that time later [REL-R11 H]', async () => {
    const [key, receiver] = [await world.key(), await world.listen((response) => { response.writeHead(receiver.received.length === 1 ? 503 : 204).end(); })];
    const { destination: { id } } = await world.create({ owner: { kind: 'connection', id: key }, profile: 'standard', url: receiver.url, events: ['product.created', 'product.updated'], newSecret: true });
    await world.happens('product.created'); // to be retried
    await world.change({ id, active: false });
    await world.happens('product.updated');
    await world.change({ id, active: true });
    world.clock.turn(HOUR);
    await world.happens('product.created');
    expect(receiver.types()).toEqual(['product.created', 'product.created']);
    expect((await world.deliveries()).map(({ type, state }: { type: string; state: string }) => [type, state])).toEqual([['product.created', 'DELIVERED'], ['product.updated', 'SUPPRESSED'], ['product.created', 'SUPPRESSED']]);
  });

  it('all get nothing while their key is paused, and are deleted with it; others of the company are unaffected', async () => {
    const [key, other, receiver, healthy] = [await world.key(), await world.key(), await world.listen(), await world.listen()];
    for (const url of [receiver.url, `${receiver.url}/two`]) await world.create({ owner: { kind: 'connection', id: key }, profile: 'standard', url, newSecret: true });
    await world.create({ owner: { kind: 'connection', id: other }, profile: 'standard', url: healthy.url, newSecret: true });
    await world.asStaff('mutation P($id: ID!) { pauseConnection(id: $id) { id } }', { id: key });
    await world.happens('product.created');
    await world.asStaff('mutation A($id: ID!) { activateConnection(id: $id) { id } }', { id: key });
    world.clock.turn(HOUR);
    await world.happens('product.updated');
    expect([receiver.types(), healthy.types()]).toEqual([['product.updated', 'product.updated'], ['product.created', 'product.updated']]);
    await world.asStaff('mutation D($id: ID!) { deleteConnection(id: $id) { id } }', { id: key });
    expect([await world.happens('product.deleted'), receiver.types(), healthy.types(), await world.destinations({ kind: 'connection', id: key })]).toEqual([1, [], ['product.deleted'], []]);
  });

  it('show when they last succeeded and failed, and why; the merchant is alerted of one that was given up after eight attempts, each at its second and not before, and it can be recovered [REL-R9 H]', async () => {
    let status = 500;
    const [key, receiver] = [await world.key(), await world.listen((response) => { response.writeHead(status).end(); })];
    await world.create({ owner: { kind: 'connection', id: key }, profile: 'standard', url: receiver.url, newSecret: true });
    await world.happens('product.created');
    expect(await world.destinations({ kind: 'connection', id: key })).toMatchObject([{ url: receiver.url, events: null, isActive: true, lastDeliveredAt: null, lastFailedAt: '2026-11-21T09:30:00.000Z', lastFailure: 'The receiver answered 500' }]);
    for (const wait of [30, 60, 120, 240, 480, 960, 1920]) {
      const due = receiver.received.length;
      world.clock.turn((wait - 1) * SECOND);
      await world.sender.drain();
      expect(receiver.received).toHaveLength(due);
      world.clock.turn(SECOND);
      await world.sender.drain();
    }
    world.clock.turn(HOUR);
    await world.sender.drain();
    expect(receiver.received).toHaveLength(8);
    expect(await world.events('delivery.given_up')).toMatchObject([{ payload: { connectionId: key, attempts: 8, failure: 'The receiver answered 500' } }]);
    status = 204;
    expect(await world.asStaff('mutation R($input: RecoverDeliveriesInput!) { recoverDeliveries(input: $input) }', { input: { connectionId: key, since: '2026-11-21T09:00:00Z' } })).toEqual({ recoverDeliveries: 1 });
    await world.sender.drain();
    expect(await world.destinations({ kind: 'connection', id: key })).toMatchObject([{ lastDeliveredAt: '2026-11-21T11:33:30.000Z', lastFailedAt: '2026-11-21T10:33:30.000Z' }]);
  });

  it('do not delay each other: each has its own slots', async () => {
    const [key, healthy, dead] = [await world.key(), await world.listen(), await world.listen(() => undefined)];
    for (const { url } of [dead, healthy]) await world.create({ owner: { kind: 'connection', id: key }, profile: 'standard', url, newSecret: true });
    const sending = world.happens(...Array.from({ length: 20 }, () => 'product.updated')); // more than the dead one gets at a time
    while (healthy.received.length < 20 || dead.received.length < 12) await new Promise(setImmediate);
    await dead.close();
    await sending;
    expect([healthy.received.length, dead.received.length]).toEqual([20, 12]);
  });
});

describe('the revalidation webhook of a site (document 3, J)', () => {
  it('is tried six times, after 1, 5 and 30 minutes, 2 and 6 hours, then dropped and logged, without an alert [REL-R9 J]', async () => {
    const seen: string[] = [];
    const receiver = await world.listen((response) => { seen.push(world.clock.now().toISOString().slice(8, 19)); response.writeHead(seen.length === 2 ? 302 : 500, { location: '/' }).end(); });
    await world.create({ owner: SITE, profile: 'revalidation', url: receiver.url, secret: 's3cret' });
    await world.happens('content.published');
    for (const minutes of [1, 5, 30, 120, 360, 600]) {
      world.clock.turn(minutes * 60 * SECOND - 1);
      const due = seen.length;
      await world.sender.drain();
      expect([seen.length, world.logged]).toEqual([due, minutes === 600 ? [expect.anything()] : []]);
      world.clock.turn(1);
      await world.sender.drain();
    }
    expect(seen).toEqual(['21T09:30:00', '21T09:31:00', '21T09:36:00', '21T10:06:00', '21T12:06:00', '21T18:06:00']);
    expect(receiver.received.map(({ headers }) => headers['service-webhook-attempt'])).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(new Set(receiver.received.map(({ headers, body }) => `${String(headers['service-webhook-id'])} ${String(JSON.parse(body).id)} ${body}`)).size).toBe(1);
    expect(world.logged).toMatchObject([{ message: 'A webhook was dropped after its last attempt', fields: { company: world.companyId, type: 'content.published', attempts: 6, failure: 'The receiver answered 500' } }]);
    expect(await world.deliveries()).toMatchObject([{ connectionId: null, state: 'GIVEN_UP', attempts: [1, 2, 3, 4, 5, 6].map((number) => ({ number, failure: expect.any(String) })) }]);
    expect(await world.events('delivery.given_up')).toMatchObject([{ payload: { connectionId: null } }]);
  });

  it('has its own headers, and is signed with the secret of the site; without one it is unsigned', async () => {
    const receiver = await world.listen();
    const { destination: { id } } = await world.create({ owner: SITE, profile: 'revalidation', url: receiver.url, secret: 's3cret' });
    await world.happens('content.published', 'product.created');
    await world.change({ id, secret: null });
    await world.happens('content.published');
    const [signed, unsigned, ...others] = receiver.received as [Received, Received];
    expect(others).toEqual([]);
    const { id: eventId, ...body } = JSON.parse(signed.body);
    expect(body).toEqual({ event: 'content.published', site: 'lume', locale: 'it', path: '/blog', published_at: '2026-11-21T09:30:00.000Z', secret: '' });
    expect(signed.headers).toMatchObject({ 'content-type': 'application/json', 'service-webhook-id': eventId, 'service-webhook-event': 'content.published', 'service-webhook-attempt': '1' });
    expect(keyed('s3cret', signed, 'service-signature')).toBe(true);
    expect(Object.keys(signed.headers).filter((name) => /^x-|^webhook-/.test(name))).toEqual([]);
    expect(unsigned.headers).toMatchObject({ 'service-webhook-event': 'content.published', 'service-webhook-attempt': '1' });
    expect('service-signature' in unsigned.headers).toBe(false);
  });

  it('waits five seconds for its receiver, where connections\' webhooks wait ten [REL-R10 J]', async () => {
    const receiver = await world.listen(() => undefined);
    const key = await world.key();
    await world.create({ owner: SITE, profile: 'revalidation', url: receiver.url });
    await world.create({ owner: { kind: 'connection', id: key }, profile: 'standard', url: (await world.listen()).url, newSecret: true });
    const { setTimeout: later } = globalThis;
    const waits: number[] = [];
    globalThis.setTimeout = ((run: () => void, milliseconds: number) => { waits.push(milliseconds); return later(run, milliseconds === 5000 ? 1 : milliseconds); }) as typeof setTimeout;
    await world.happens('content.published', 'product.created').finally(() => { globalThis.setTimeout = later; });
    expect(waits.filter((milliseconds) => milliseconds >= 5000).sort()).toEqual([10_000, 5000]);
    expect(await world.destinations(SITE)).toMatchObject([{ lastFailure: 'No whole answer within the deadline' }]);
  });

  it('is left to senders that know its profile', async () => {
    const receiver = await world.listen();
    await world.create({ owner: SITE, profile: 'later', url: receiver.url });
    await world.happens('content.published');
    await world.senderOf([]).drain();
    expect([receiver.received, await world.deliveries()]).toMatchObject([[], [{ state: 'WAITING', attempts: [] }]]);
    await world.senderOf([STANDARD, { ...REVALIDATION, name: 'later' }]).drain();
    expect(receiver.received).toHaveLength(1);
  });
});

describe('a destination', () => {
  it('whose secret cannot be read fails alone and causes an alert; one that must be signed and has no secret is not sent', async () => {
    const [key, receiver] = [await world.key(), await world.listen()];
    const ids: string[] = [];
    for (const secret of [{ newSecret: true }, {}, { newSecret: true }]) ids.push((await world.create({ owner: { kind: 'connection', id: key }, profile: 'standard', url: receiver.url, ...secret })).destination.id);
    await world.database.inTransaction((transaction) => transaction.execute("UPDATE destination SET secret = 'lost' WHERE id = ?", [ids[0] ?? null]));
    await world.happens('product.created');
    expect(receiver.received).toHaveLength(1);
    expect((await world.destinations({ kind: 'connection', id: key })).map(({ lastFailure }: { lastFailure: string | null }) => lastFailure))
      .toEqual(['The webhook secret cannot be read; set a new secret for this webhook', 'It must be signed, and its secret is null', null]);
    expect(await world.events('delivery.unprepared')).toMatchObject([{ payload: { connectionId: key, destinationId: ids[0], attempts: 1 } }]);
  });

  it('is refused with a forbidden address, without events, and for an unknown connection [REL-S1 H]', async () => {
    const input = { owner: SITE, profile: 'revalidation', url: 'https://hooks.example.com/' };
    await expect(world.create({ ...input, url: 'http://hooks.example.com/' })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { url: ['is not https'] } });
    await expect(world.create({ ...input, events: [] })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { events: ['must name at least one'] } });
    await expect(world.create({ ...input, owner: { kind: 'connection', id: SITE.id } })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(world.change({ id: SITE.id, active: false })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(world.remove(SITE.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('that is removed gets nothing more, and its deliveries can no longer be sent again', async () => {
    const receiver = await world.listen((response) => { response.writeHead(500).end(); });
    const { destination: { id } } = await world.create({ owner: SITE, profile: 'revalidation', url: receiver.url });
    await world.happens('content.published');
    const [{ id: delivery }] = (await world.asStaff('query L { deliveries { nodes { id } } }')).deliveries.nodes;
    const resend = () => world.asStaff('mutation R($id: ID!) { resendDelivery(id: $id) { state } }', { id: delivery });
    expect(await resend()).toEqual({ resendDelivery: { state: 'WAITING' } });
    await world.change({ id, active: false });
    await expect(resend()).rejects.toMatchObject({ code: 'INVALID_STATE', message: 'This webhook is inactive: nothing is sent to it' });
    await world.remove(id);
    world.clock.turn(HOUR);
    expect([await world.happens('content.published'), receiver.received.length, await world.destinations(SITE)]).toEqual([0, 1, []]);
    await expect(resend()).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'This webhook does not exist any more' });
  });
});
